import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

type Props = { form: ActorRefFrom<typeof registerFormMachine> };

/** The warning dialog of a wrong invitation code (spec 8). */
export function InvitationWarning({ form }: Props) {
  const { t } = useTranslation(['registration']);
  const close = () => form.send({ type: 'warning.closed' });
  return (
    <Dialog
      open
      size="warning"
      title={t('registration.invitation.title')}
      description={t('registration.invitation.text')}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {t('registration.invitation.understood')}
        </Button>
      }
    />
  );
}
