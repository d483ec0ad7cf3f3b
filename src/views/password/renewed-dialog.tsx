import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { renewalMachine } from '#machines/password/renewal.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

type Props = {
  renewal: ActorRefFrom<typeof renewalMachine>;
  /** Why the link is of no use; null when the password is set. */
  failed: string | null;
};

/** The password is set, or the link was too old: the way on, to sign in or to another link. */
export function RenewedDialog({ renewal, failed }: Props) {
  const { t } = useTranslation(['password']);
  const words = failed === null ? 'renewed' : 'expired';
  const next = failed === null ? 'login' : 'forgot';
  return (
    <Dialog
      open
      size="warning"
      title={t(`password.renewal.${words}Title`)}
      description={failed ?? t('password.renewal.renewedText')}
      closeLabel={t('password.forgot.close')}
      onClose={() => renewal.send({ type: 'closed' })}
      footer={
        <Button
          variant="primary"
          data-autofocus=""
          onClick={() => renewal.send({ type: 'exit.clicked', next })}
        >
          {t(`password.renewal.${words}Next`)}
        </Button>
      }
    />
  );
}
