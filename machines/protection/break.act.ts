import { madeOf } from '../kit/act-by-call.ts';
import { absenceChart } from './absence.machine.ts';
import { absenceChartFor } from './absence.rules.ts';

/**
 * A break, in two screens (spec 3: member protection; domain U6): how long, and what stays open. No reason and no password is asked, the gateway
 * counts the time, and what stays open never stops it. It is sent once.
 */
export const breakMachine = madeOf(absenceChart, absenceChartFor, {
  id: 'break',
  call: 'protection.break',
  kind: 'BREAK',
  ownDays: true,
  send: (length) => length,
  says: {
    opening: 'The gateway is first asked about a break sent before the page was opened.',
    choosing: 'The first screen: what a break is, and how long it lasts. Nothing is chosen beforehand.',
    understanding:
      'The second screen: what stays open, what is closed, until when; one press begins the break.',
    inForce: 'The break is in force; it ends by itself, by the gateway’s clock.',
  },
});
