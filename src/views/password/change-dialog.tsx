import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { changeMachine } from '#machines/password/change.machine.ts';
import { useResident } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ChangeForm } from './change-form.tsx';

/** The forced change of a password (spec 2, 4): it can't be closed, only signed out of. */
export function ChangeDialog({ change }: { change: ActorRefFrom<typeof changeMachine> }) {
  const { t } = useTranslation(['password', 'registration', 'system']);
  const session = useResident('session');
  return (
    <Dialog open title={t('password.change.title')} description={t('password.change.text')}>
      <ChangeForm change={change} />
      <Button variant="quiet" wide onClick={() => session.send({ type: 'signOut.asked' })}>
        {t('password.change.signOut')}
      </Button>
    </Dialog>
  );
}
