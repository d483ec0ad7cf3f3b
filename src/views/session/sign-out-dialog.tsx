import { useTranslation } from 'react-i18next';
import { useResident } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** The question before signing out (spec 4): nothing has happened while it is open. */
export function SignOutDialog() {
  const { t } = useTranslation(['session']);
  const signOut = useResident('signOut');
  const cancel = () => signOut.send({ type: 'cancelled' });
  return (
    <Dialog
      open
      size="warning"
      title={t('session.signOut.title')}
      description={t('session.signOut.question')}
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel}>{t('session.signOut.cancel')}</Button>
          <Button variant="primary" onClick={() => signOut.send({ type: 'confirmed' })}>
            {t('session.signOut.confirm')}
          </Button>
        </>
      }
    />
  );
}
