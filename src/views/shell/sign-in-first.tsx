import { useSelector } from '@xstate/react';
import { DoorClosed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useResident } from '#src/actors/residents.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';

/** Behind the sign-in dialogs where the brand asks for a session before anything else (spec 2): nothing of the product shows. */
export function SignInFirst() {
  const { t } = useTranslation(['session']);
  const session = useResident('session');
  const settling = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  const support = useSupportContact();
  if (settling) return <EmptyState level="h1" icon={<Spinner />} title={t('session.door.resuming')} />;
  return (
    <EmptyState
      level="h1"
      icon={<DoorClosed />}
      title={t('session.door.title')}
      text={t('session.door.text')}
      action={
        <>
          <Button
            variant="primary"
            data-warms="login"
            onClick={() => session.send({ type: 'entry.wanted', way: 'login' })}
          >
            {t('session.door.login')}
          </Button>{' '}
          <Button busy={support.busy} onClick={support.open}>
            {t('session.door.contact')}
          </Button>
        </>
      }
    />
  );
}
