import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { Announcement } from '#contract/notices.ts';
import { popupsOf } from '#machines/notices/notices.rules.ts';
import { useLaunching } from '#src/actors/launch.ts';
import { atStep } from '#src/actors/meta.ts';
import { useChild, useResident, useRoot } from '#src/actors/residents.ts';
import { PopupDialog } from '#src/views/notices/popup-dialog.tsx';

/**
 * Whether nothing stands before a pop-up: no game is opening, and what the session wants of this person is done (a greeting,
 * a password, an address, the last minute, a warning).
 */
function useFree(): boolean {
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

/** Pop-ups, once nothing stands before them; the machine knows which this person has seen. */
export function PopupOverlay({ announcements }: { announcements: readonly Announcement[] }) {
  const notices = useResident('notices');
  const free = useFree();
  const account = useSelector(useResident('session'), ({ context }) => context.account);
  const popups = useMemo(() => popupsOf(announcements), [announcements]);
  useEffect(() => {
    if (free && popups.length > 0) notices.send({ type: 'popups.came', popups, account });
  }, [notices, free, popups, account]);
  const open = useSelector(notices, atStep('popup'));
  return free && open ? <PopupDialog /> : null;
}
