import type { heldMachine } from '#machines/session/held.machine.ts';
import type { Example } from '../../flows/model.ts';
import { secrets } from '../../kit/models/people.ts';

const typed = 'a password that must be changed was typed';
const asks = 'the form of the forced change asks for it';
const over = 'after heldFor (kept)';

/** What is accepted of the keeper of a password that was just typed, way by way. */
export const heldExamples: readonly Example<typeof heldMachine>[] = [
  { name: 'nothing is kept at first, and nothing is handed over', way: [asks], leads: 'empty' },
  {
    name: 'what was typed waits for the form, for five minutes',
    way: [typed],
    leads: 'kept.waiting',
    and: ({ to }) =>
      to.snapshot.context.password === secrets.old && to.timers.some(({ delay }) => delay === 300_000),
  },
  {
    name: 'the form that asks is given it, and the keeper has it no more',
    way: [typed, asks],
    leads: 'kept.handed',
    and: ({ to, effects }) =>
      to.snapshot.context.password === null &&
      effects.emitted.some((event) => event.type === 'password.handed' && event.password === secrets.old),
  },
  { name: 'a second form is given nothing', way: [typed, asks, asks], leads: 'kept.handed' },
  { name: 'after five minutes nothing is kept for the form', way: [typed, over], leads: 'empty' },
  {
    name: 'a form that has it is told when the five minutes are over',
    way: [typed, asks, over],
    leads: 'empty',
    and: ({ effects }) => effects.emitted.some(({ type }) => type === 'password.lapsed'),
  },
  {
    name: 'a session that ended takes it along',
    way: [typed, 'the session ended, or an address comes first'],
    leads: 'empty',
    and: ({ to }) => to.snapshot.context.password === null,
  },
  {
    name: 'whoever signs in again is another person, with another five minutes',
    way: [typed, asks, typed],
    leads: 'kept.waiting',
    and: ({ to, effects }) => to.snapshot.context.password === secrets.old && effects.armed.length === 1,
  },
  ...(['a new password is sent', 'its end is known', 'somebody is in'] as const).map((news) => ({
    name: `what was typed is kept when ${news}`,
    way: [typed, news],
    leads: 'kept.waiting',
  })),
];
