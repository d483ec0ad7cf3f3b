import { useTranslation } from 'react-i18next';
import { useRegistrationOffered } from '#src/actors/registration-offered.ts';
import { useAccount, useResident, useRoot } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** The warning shown instead of a closed centre: demo accounts need a real one (spec 6, 8). */
export function WarningDialog() {
  const { t } = useTranslation(['session']);
  const root = useRoot();
  const demo = useAccount() === 'demo';
  const registrable = useRegistrationOffered();
  const session = useResident('session');
  const close = () => root.send({ type: 'warning.closed' });

  function register() {
    close();
    session.send({ type: 'signOut.asked', next: 'register' });
  }

  return (
    <Dialog
      open
      size="warning"
      title={t('session.warning.title')}
      description={demo ? t('session.in_need_true_account') : t('session.warning.agentsOnly')}
      closeLabel={t('session.warning.close')}
      onClose={close}
      footer={
        demo ? (
          <>
            {registrable && <Button onClick={register}>{t('session.warning.register')}</Button>}
            <Button variant="primary" onClick={close}>
              {t('session.in_increase_submit')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={close}>
            {t('session.warning.understood')}
          </Button>
        )
      }
    />
  );
}
