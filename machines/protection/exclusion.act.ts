import { madeOf } from '../kit/act-by-call.ts';
import { absenceChart } from './absence.machine.ts';
import { absenceChartFor } from './absence.rules.ts';

/**
 * Self-exclusion, in two screens (spec 3: member protection; domain E10, U7): how long, and what stays open, with the tick of having understood.
 * No reason and no password is asked, nobody is to be talked to, and what stays open never stops it. It is sent once, and
 * nobody is signed out before it is in force.
 */
export const exclusionMachine = madeOf(absenceChart, absenceChartFor, {
  id: 'exclusion',
  call: 'protection.exclude',
  kind: 'EXCLUSION',
  ticks: true,
  send: ({ months }, { understood, everywhere }) => ({ months, understood, everywhere }),
  says: {
    opening: 'The gateway is first asked about an exclusion sent before the page was opened.',
    choosing: 'The first screen: what an exclusion is, and how long it lasts. Nothing is chosen beforehand.',
    understanding:
      'The second screen: what stays open, what is closed, until when. It is confirmed with the tick of having understood.',
    inForce:
      'The exclusion is in force. It never ends by itself: only coming back ends it (come-back.machine.ts).',
  },
});
