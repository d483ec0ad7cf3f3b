import type { SnapshotFrom } from 'xstate';
import type { lifeMachine } from '#machines/session/life.machine.ts';
import { type Step, stateLabel } from '../../flows/graph.ts';
import type { Property } from '../../flows/model.ts';

type Snapshot = SnapshotFrom<typeof lifeMachine>;

/** Whether a person sees their account. */
const shows = (snapshot: Snapshot) => snapshot.matches('watching');
/** Whether the dialog of the last minute is open. */
const warns = (snapshot: Snapshot) =>
  snapshot.matches({ watching: 'warning' }) && !snapshot.matches({ watching: { warning: 'seen' } });
/** The moment of the end that is known, by a timer or by the clock. */
const endsNow = (step: Step) =>
  step.kind === 'timer' ? step.name.includes('untilEnd') : step.name === 'the device slept through the end';

/** What holds of the time that a session has, wherever its watch stands. */
export const lifeProperties: readonly Property<typeof lifeMachine>[] = [
  {
    name: 'no failure of a call, and no clock of the device, is ever the reason that a session ends',
    fault: { 'states/watching/states/asking/invoke/onError': '#life.over' },
    edge: ({ step, to }) => !to.snapshot.matches('over') || (step.kind === 'answer' && 'done' in step.answer),
  },
  {
    name: 'SES-01 nobody’s session ends without the gateway’s word that no time is left',
    fault: { 'states/watching/after/untilEnd': 'over' },
    state: ({ snapshot }) => !snapshot.matches('over') || snapshot.context.seconds === 0,
  },
  {
    name: 'the end that is known goes by and no answer comes: the screen is covered until the gateway says that the session lives',
    fault: { 'states/covered/states/asking/invoke/onError': '#life.watching.unknown' },
    path: {
      start: 'before',
      next: (known: string, { step, to }) => {
        const told = step.kind === 'answer' && 'done' in step.answer;
        const past = !told && (known === 'past' || endsNow(step));
        const shown = shows(to.snapshot);
        if (past) return shown ? false : 'past';
        return shown || to.snapshot.matches('over') ? 'before' : false;
      },
    },
  },
  {
    name: 'wherever the page shows a member’s data the end that is known is waited for, by a timer and by the clock',
    fault: { 'states/watching/after/untilEnd': undefined },
    state: ({ snapshot, timers }) =>
      !shows(snapshot) ||
      (timers.some(({ delay }) => delay === snapshot.context.seconds * 1_000) &&
        snapshot.can({ type: 'countdown.passed', of: 'end' })),
  },
  {
    name: 'the clock of the device watches every wait too, as long as the timer beside it',
    fault: { 'states/watching/entry': undefined },
    edge: ({ effects: { armed, emitted } }) =>
      ['untilEnd', 'untilLook'].every((delay, at) =>
        armed
          .filter(({ id }) => id.includes(delay))
          .every((timer) =>
            emitted.some(
              (event) =>
                event.type === 'countdown.started' &&
                event.of === ['end', 'look'][at] &&
                event.seconds * 1_000 === timer.delay,
            ),
          ),
      ),
  },
  {
    name: 'hearing when the end is changes nothing but the countdown that is shown',
    fault: { 'states/watching/on/countdown.set/actions': undefined },
    edge: ({ from, step, to }) =>
      step.name !== 'the world sets the end' ||
      (stateLabel(from.snapshot) === stateLabel(to.snapshot) && to.snapshot.context.endsAt === 60_000),
  },
  {
    name: 'who could not stay is told why, and can close every warning',
    fault: { 'states/watching/states/warning/states/staying/invoke/onError/actions': undefined },
    state: ({ snapshot }) =>
      (!snapshot.hasTag('refused') || !warns(snapshot) || snapshot.context.failure !== null) &&
      (!warns(snapshot) || snapshot.can({ type: 'warning.closed' })),
  },
  {
    name: 'the gateway is not asked twice within a second by a page that nobody touches',
    fault: { 'delays/askAgain': 0 },
    state: ({ timers }) => timers.every(({ id, delay }) => id.includes('untilEnd') || delay >= 1_000),
  },
  {
    name: 'what was read is forgotten as the screen is covered, and read again when it no longer is',
    fault: { 'states/covered/exit': undefined },
    edge: ({ from, to, effects }) =>
      shows(from.snapshot) === shows(to.snapshot) ||
      to.snapshot.matches('over') ||
      effects.emitted.some((event) => event.type === 'stale' && event.reads === 'all'),
  },
  {
    name: 'a covered screen asks by itself until it is answered, and at once when it is asked to',
    fault: { 'states/covered/states/waiting/after': undefined },
    state: ({ snapshot, timers }) =>
      !snapshot.matches({ covered: 'waiting' }) ||
      (timers.some(({ delay }) => delay <= 30_000) &&
        snapshot.can({ type: 'check.clicked' }) &&
        snapshot.can({ type: 'life.doubted' })),
  },
  {
    name: 'who closes the warning has it closed, at the second time whatever the network does',
    fault: {
      'states/watching/states/warning/states/refused/on/warning.closed': 'staying',
    },
    path: {
      start: 0,
      next: (closed: number, { from, step, to }) => {
        if (!warns(from.snapshot) || !warns(to.snapshot)) return 0;
        const times = step.name === 'closes the warning' ? closed + 1 : closed;
        return times < 2 && times;
      },
    },
  },
  {
    name: 'asking how long it lives is not using the session: it is used by a click and by nothing else',
    fault: { 'states/judging/always/3/target': '#life.watching.warning.staying' },
    edge: ({ step, effects }) =>
      !effects.started.some(({ id }) => id === 'stay') ||
      step.name === 'stays' ||
      step.name === 'closes the warning',
  },
  {
    name: 'one is warned in the last minute, and not before',
    fault: { 'states/judging/always/1/guard': undefined },
    state: ({ snapshot }) => {
      const { seconds } = snapshot.context;
      if (snapshot.matches({ watching: 'lasting' })) return seconds > 60;
      return !snapshot.matches({ watching: 'warning' }) || (seconds > 0 && seconds <= 60);
    },
  },
  {
    name: 'SES-02 who may not stay is not asked whether to',
    fault: { 'states/judging/always/2/guard': 'over' },
    state: ({ snapshot }) =>
      !snapshot.matches({ watching: { warning: 'asked' } }) || !snapshot.context.forGood,
  },
  {
    name: 'a device that slept through a wait asks at once when it wakes',
    fault: { 'states/watching/states/lasting/on/countdown.passed': undefined },
    edge: ({ from, step, to }) =>
      step.name !== 'the device slept through the next look' ||
      !from.snapshot.matches({ watching: 'lasting' }) ||
      to.snapshot.matches({ watching: 'asking' }),
    state: ({ snapshot }) =>
      !snapshot.matches({ watching: 'lasting' }) || snapshot.can({ type: 'countdown.passed', of: 'look' }),
  },
  {
    name: 'OUT-05 a session that may have ended elsewhere is asked about at once, and otherwise every minute',
    fault: { 'states/watching/states/lasting/on/life.doubted': undefined },
    edge: ({ step, to }) =>
      step.name !== 'it may have ended elsewhere' ||
      to.snapshot.matches({ watching: 'asking' }) ||
      to.snapshot.matches({ covered: 'asking' }),
    state: ({ snapshot, timers }) =>
      !['lasting', 'unknown'].some((rest) => snapshot.matches({ watching: rest as 'lasting' })) ||
      (snapshot.can({ type: 'life.doubted' }) && timers.some(({ delay }) => delay <= 60_000)),
  },
  {
    name: 'no second of an old countdown is left over',
    fault: { 'states/watching/exit': undefined },
    edge: ({ from, to, step }) =>
      to.snapshot.context.endsAt === null ||
      step.name === 'the world sets the end' ||
      to.snapshot.context.endsAt === from.snapshot.context.endsAt,
    state: ({ snapshot }) => shows(snapshot) || snapshot.context.endsAt === null,
  },
];
