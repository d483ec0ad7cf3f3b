import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

type Props = { onSignIn: () => void; onForm: () => void; onClose: () => void };

/** A forgotten password was set, or it was not: one signs in with the new one or the old one, or tries again. */
export function UnsureDialog({ onSignIn, onForm, onClose }: Props) {
  const { t } = useTranslation(['password', 'system']);
  return (
    <Dialog
      open
      size="warning"
      title={t('system.unsure.title')}
      description={t('password.unsure.text')}
      closeLabel={t('password.forgot.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onForm}>
            {t('system.unsure.back')}
          </Button>
          <Button variant="primary" data-autofocus="" onClick={onSignIn}>
            {t('system.unsure.signIn')}
          </Button>
        </>
      }
    />
  );
}
