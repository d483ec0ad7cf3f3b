import { useSelector } from '@xstate/react';
import { useLaunching } from '#src/actors/launch.ts';
import { atStep } from '#src/actors/meta.ts';
import { useChild, useResident, useRoot } from '#src/actors/residents.ts';

/**
 * Whether nothing stands before what the product shows by itself: no game is opening or played, and what the session wants
 * of this person is done (a greeting, a password, an address, the last minute, a warning).
 */
export function useNothingInTheWay(): boolean {
  const session = useResident('session');
  const settled = useSelector(
    session,
    (snapshot) => snapshot.matches('visitor') || snapshot.matches({ present: 'signedIn' }),
  );
  const greeted = useSelector(
    useChild(session, 'greeting'),
    (snapshot) => snapshot === undefined || snapshot.status === 'done',
  );
  const ending = useSelector(useChild(session, 'life'), (snapshot) =>
    snapshot?.matches({ watching: 'warning' }),
  );
  const warned = useSelector(useRoot(), atStep('warning'));
  const { at } = useLaunching();
  return settled && greeted && !ending && !warned && at === 'nothing';
}
