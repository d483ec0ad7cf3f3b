import { useSelector } from '@xstate/react';
import { atStep } from '#src/actors/meta.ts';
import { usePathname } from '#src/actors/pathname.ts';
import { useResident } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { CareDialog } from '#src/views/protection/care-dialog.tsx';
import { LimitsPrompt } from '#src/views/protection/limits-prompt.tsx';
import { useIsOnScreen } from '#src/views/shell/is-on-screen.ts';
import { useNothingInTheWay } from './nothing-in-the-way.ts';

/** Whether a person has a dialog open already: one more would hide it. */
function useOccupied(): boolean {
  const reading = useSelector(useResident('notices'), atStep('list'));
  const popped = useSelector(useResident('notices'), atStep('popup'));
  const leaving = useSelector(useResident('signOut'), atStep('open'));
  const told = useSelector(useResident('contact'), atStep('told'));
  const helping = useSelector(useResident('help'), atStep('open'));
  return reading || popped || leaving || told || helping;
}

/** Where limits are set, and where the page itself asks for them. */
const limitPages = [
  pathOf({ screen: 'member', page: 'protection' }),
  pathOf({ screen: 'member', page: 'depositv2' }),
];

/** What the standing of care asks of a member: an answer, or limits. Never over a game, nor over another dialog. */
export function CareOverlay() {
  const care = useResident('standingOfCare');
  const answer = useSelector(care, atStep('answer'));
  const limits = useSelector(care, atStep('limits'));
  const free = useNothingInTheWay();
  const occupied = useOccupied();
  const here = useIsOnScreen();
  const pathname = usePathname();
  const setting = limitPages.some((page) => pathname.startsWith(page));
  if (!free || occupied || here('game')) return null;
  if (answer) return <CareDialog />;
  return limits && !setting && <LimitsPrompt />;
}
