import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { forgotMachine } from '#machines/password/forgot.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** The confirmation that a mail was requested (spec 4); it does not reveal whether one was sent. */
export function MailedDialog({ forgot }: { forgot: ActorRefFrom<typeof forgotMachine> }) {
  const { t } = useTranslation(['password']);
  return (
    <Dialog
      open
      size="warning"
      title={t('password.forgot.mailedTitle')}
      description={t('password.forgot.mailedText')}
      closeLabel={t('password.forgot.close')}
      onClose={() => forgot.send({ type: 'closed' })}
      footer={
        <Button
          variant="primary"
          data-autofocus=""
          onClick={() => forgot.send({ type: 'exit.clicked', next: 'login' })}
        >
          {t('password.forgot.toLogin')}
        </Button>
      }
    >
      <p>{t('password.forgot.mailedHelp')}</p>
    </Dialog>
  );
}
