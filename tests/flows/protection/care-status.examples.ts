import type { Example } from '#assurance/walk/model.ts';
import type { careStatusMachine } from '#machines/protection/care-status.machine.ts';

const come = 'a member comes in';

/** What is accepted of the standing of care, way by way. */
export const standingOfCareExamples: readonly Example<typeof careStatusMachine>[] = [
  {
    name: 'nothing is said of a member',
    way: [come, 'ask: nothing is said'],
    leads: 'care.known.fine, asked.nothing',
  },
  {
    name: 'a member plays intensively',
    way: [come, 'ask: intensive'],
    leads: 'care.known.intensive, asked.nothing',
  },
  { name: 'a member is young', way: [come, 'ask: young'], leads: 'care.known.young, asked.nothing' },
  { name: 'a member is excluded', way: [come, 'ask: excluded'], leads: 'care.known.away, asked.nothing' },
  {
    name: 'the gateway does not say: it is asked again, at first soon',
    way: [come, 'ask: lost'],
    leads: 'care.unknown, asked.nothing',
    and: ({ to }) => to.timers.some(({ delay }) => delay === 15_000),
  },
  {
    name: 'a message waits: a dialog says so',
    way: [come, 'ask: a message waits'],
    leads: 'care.known.atRisk.waitingAnswer, asked.told',
  },
  {
    name: 'put off, and asked again: the line stays, and no dialog comes',
    way: [come, 'ask: a message waits', 'puts it off', 'it may have changed', 'ask: a message waits'],
    leads: 'care.known.atRisk.waitingAnswer, asked.reminded',
  },
  {
    name: 'put off until it is overdue: the dialog comes once more, and play is closed',
    way: [come, 'ask: a message waits', 'puts it off', 'it may have changed', 'ask: overdue'],
    leads: 'care.known.suspended, asked.told',
  },
  {
    name: 'answered: nothing is asked any more, and nothing is promoted',
    way: [come, 'ask: overdue', 'goes to the message', 'it may have changed', 'ask: answered'],
    leads: 'care.known.atRisk.answered, asked.nothing',
    and: ({ to: { snapshot } }) => !snapshot.context.promoted,
  },
  {
    name: 'limits can wait: the gateway is told',
    way: [come, 'ask: limits may be set', 'not now'],
    leads: 'care.known.fine, asked.postponing',
  },
  {
    name: 'the gateway was not told: it is not asked again this time',
    way: [come, 'ask: limits may be set', 'not now', 'later: lost'],
    leads: 'care.known.fine, asked.nothing',
  },
  {
    name: 'limits must be set: “not now” closes the question, and nothing is told',
    way: [come, 'ask: limits must be set', 'not now'],
    leads: 'care.known.fine, asked.nothing',
  },
  {
    name: 'limits were set meanwhile: the question goes away',
    way: [come, 'ask: limits must be set', 'it may have changed', 'ask: nothing is said'],
    leads: 'care.known.fine, asked.nothing',
  },
  {
    name: 'an answer comes before limits',
    way: [come, 'ask: limits may be set', 'it may have changed', 'ask: a message waits'],
    leads: 'care.known.atRisk.waitingAnswer, asked.told',
  },
  {
    name: 'a demo account has no standing',
    way: ['a demo account comes in'],
    leads: 'care.nobody, asked.nothing',
  },
  {
    name: 'who goes to the message keeps the way to it, and no dialog stands over it',
    way: [come, 'ask: a message waits', 'goes to the message'],
    leads: 'care.known.atRisk.waitingAnswer, asked.reminded',
    and: ({ to: { snapshot } }) => snapshot.context.putOff === 'm-1',
  },
  {
    name: 'the line at the foot of the page leads to the message, and stays',
    way: [come, 'ask: a message waits', 'puts it off', 'goes to the message'],
    leads: 'care.known.atRisk.waitingAnswer, asked.reminded',
    and: ({ effects }) => effects.emitted.some(({ type }) => type === 'navigate'),
  },
  {
    name: 'who wants to set limits is led to them, and is asked no more',
    way: [come, 'ask: limits may be set', 'goes to the limits'],
    leads: 'care.known.fine, asked.nothing',
    and: ({ to: { snapshot }, effects }) =>
      snapshot.context.prompted &&
      effects.emitted.some((event) => event.type === 'navigate' && event.to.section === 'limits'),
  },
  {
    name: 'who closes the question for limits is not asked again this time',
    way: [come, 'ask: limits may be set', 'closes the question'],
    leads: 'care.known.fine, asked.nothing',
    and: ({ to: { snapshot } }) => snapshot.context.prompted,
  },
  {
    name: 'once the gateway was told that limits wait, what protects the member is read again',
    way: [come, 'ask: limits may be set', 'not now', 'later: noted'],
    leads: 'care.known.fine, asked.nothing',
    and: ({ effects }) => effects.emitted.some(({ type }) => type === 'stale'),
  },
  {
    name: 'who leaves is asked after no more',
    way: [come, 'ask: a message waits', 'nobody is here'],
    leads: 'care.nobody, asked.nothing',
  },
  {
    name: 'the gateway is asked in vain again and again: the next question comes later',
    way: [come, 'ask: lost', 'it may have changed', 'ask: lost'],
    leads: 'care.unknown, asked.nothing',
    and: ({ to }) => to.timers.some(({ delay }) => delay === 60_000),
  },
  {
    name: 'a member of whom nothing is said is asked after once an hour',
    way: [come, 'ask: nothing is said'],
    leads: 'care.known.fine, asked.nothing',
    and: ({ to }) => to.timers.some(({ delay }) => delay === 3_600_000),
  },
  {
    name: 'after an hour the gateway is asked again by itself',
    way: [come, 'ask: nothing is said', 'after untilNext (care.known)'],
    leads: 'care.asking, asked.nothing',
  },
  {
    name: 'a gateway that did not say is asked again by itself',
    way: [come, 'ask: lost', 'after untilAgain (care.unknown)'],
    leads: 'care.asking, asked.nothing',
  },
  {
    name: 'what was put off stays put off, even where it was not asked for a while',
    way: [
      ...[come, 'ask: a message waits', 'puts it off', 'it may have changed', 'ask: nothing is said'],
      ...['it may have changed', 'ask: a message waits'],
    ],
    leads: 'care.known.atRisk.waitingAnswer, asked.reminded',
  },
  ...['noted', 'lost'].map((how) => ({
    name: `a message that was put off stays so while a question for limits is put off (${how})`,
    way: [
      ...[come, 'ask: a message waits', 'puts it off', 'it may have changed', 'ask: limits may be set'],
      ...['not now', 'it may have changed', 'ask: a message waits', `later: ${how}`],
    ],
    leads: 'care.known.atRisk.waitingAnswer, asked.reminded',
  })),
  {
    name: 'a message that was put off stays so where limits had to be set meanwhile',
    way: [
      ...[come, 'ask: a message waits', 'puts it off', 'it may have changed', 'ask: limits must be set'],
      ...['it may have changed', 'ask: a message waits'],
    ],
    leads: 'care.known.atRisk.waitingAnswer, asked.reminded',
  },
];
