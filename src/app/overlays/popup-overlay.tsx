import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { Announcement } from '#contract/notices.ts';
import { popupsOf } from '#machines/notices/notices.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { useResident } from '#src/actors/residents.ts';
import { PopupDialog } from '#src/views/notices/popup-dialog.tsx';
import { useNothingInTheWay } from './nothing-in-the-way.ts';

/** Pop-ups, once nothing stands before them, nor a question of protection; the machine knows which this person has seen. */
export function PopupOverlay({ announcements }: { announcements: readonly Announcement[] }) {
  const notices = useResident('notices');
  const asked = useSelector(useResident('standingOfCare'), (snapshot) =>
    ['answer', 'limits'].some((step) => atStep(step)(snapshot)),
  );
  const free = useNothingInTheWay() && !asked;
  const account = useSelector(useResident('session'), ({ context }) => context.account);
  const popups = useMemo(() => popupsOf(announcements), [announcements]);
  useEffect(() => {
    if (free && popups.length > 0) notices.send({ type: 'popups.came', popups, account });
  }, [notices, free, popups, account]);
  const open = useSelector(notices, atStep('popup'));
  return free && open ? <PopupDialog /> : null;
}
