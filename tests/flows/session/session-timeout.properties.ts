import type { SnapshotFrom } from 'xstate';
import { type Step, stateLabel } from '#assurance/walk/graph.ts';
import type { Property } from '#assurance/walk/model.ts';
import { millisecondsOf, plain, signOf } from '#contract/units.ts';
import type { sessionTimeoutMachine } from '#machines/session/session-timeout.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionTimeoutMachine>;

/** Whether a person sees their account. */
const shows = (snapshot: Snapshot) => snapshot.matches('watching');
/** Whether something is due that waits until the page is seen. */
const rests = (snapshot: Snapshot) =>
  snapshot.matches({ watching: 'resting' }) || snapshot.matches({ covered: 'resting' });
/** Whether the dialog of the last minute is open. */
const warns = (snapshot: Snapshot) =>
  snapshot.matches({ watching: 'warning' }) && !snapshot.matches({ watching: { warning: 'seen' } });
/** The moment of the end that is known, by a timer or by the clock. */
const endsNow = (step: Step) =>
  step.kind === 'timer' ? step.name.includes('untilEnd') : step.name === 'the device slept through the end';

/** What holds of the time that a session has, wherever its watch stands. */
export const lifeProperties: readonly Property<typeof sessionTimeoutMachine>[] = [
  {
    name: 'a failed call or the device’s clock never ends a session',
    fault: { 'states/watching/states/asking/invoke/onError': '#life.over' },
    edge: ({ step, to }) => !to.snapshot.matches('over') || (step.kind === 'answer' && 'done' in step.answer),
  },
  {
    name: 'SES-01 a session ends only when the gateway says that no time is left',
    fault: { 'states/watching/after/untilEnd': 'over' },
    state: ({ snapshot }) => !snapshot.matches('over') || signOf(snapshot.context.seconds) === 0,
  },
  {
    name: 'when the known end passes without an answer, the screen is covered until the gateway says that the session lives',
    fault: { 'states/covered/states/asking/invoke/onError': '#life.watching.unknown' },
    path: {
      start: 'before',
      next: (known: string, { step, to }) => {
        const answered = step.kind === 'answer' && 'done' in step.answer;
        const past = !answered && (known === 'past' || endsNow(step));
        const shown = shows(to.snapshot);
        if (past) return shown ? false : 'past';
        return shown || to.snapshot.matches('over') ? 'before' : false;
      },
    },
  },
  {
    name: 'while the page shows a member’s data, a timer and the clock both watch for the known end',
    fault: { 'states/watching/after/untilEnd': undefined },
    state: ({ snapshot, timers }) =>
      !shows(snapshot) ||
      (timers.some(({ delay }) => delay === plain(millisecondsOf(snapshot.context.seconds))) &&
        snapshot.can({ type: 'countdown.passed', of: 'end' })),
  },
  {
    name: 'the device’s clock watches every wait, for as long as its timer',
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
                plain(millisecondsOf(event.seconds)) === timer.delay,
            ),
          ),
      ),
  },
  {
    name: 'learning the time of the end changes only the countdown',
    fault: { 'states/watching/on/countdown.set/actions': undefined },
    edge: ({ from, step, to }) =>
      step.name !== 'the world sets the end' ||
      (stateLabel(from.snapshot) === stateLabel(to.snapshot) && to.snapshot.context.endsAt === 60_000),
  },
  {
    name: 'a warning that could not prolong the session says why, and every warning can be closed',
    fault: { 'states/watching/states/warning/states/staying/invoke/onError/actions': undefined },
    state: ({ snapshot }) =>
      (!snapshot.hasTag('refused') || !warns(snapshot) || snapshot.context.failure !== null) &&
      (!warns(snapshot) || snapshot.can({ type: 'warning.closed' })),
  },
  {
    name: 'a page that nobody touches asks the gateway once a second at most',
    fault: { 'delays/askAgain': 0 },
    state: ({ timers }) => timers.every(({ id, delay }) => id.includes('untilEnd') || delay >= 1_000),
  },
  {
    name: 'a page that nobody sees asks nothing, whatever becomes due meanwhile',
    fault: { 'states/watching/states/due/always/0/target': 'asking' },
    edge: ({ step, to, effects }) =>
      !to.snapshot.context.hidden ||
      step.name === 'asks to check the session now' ||
      effects.started.every(({ id }) => id !== 'askLife'),
  },
  {
    name: 'a page that is seen again asks at once for what was due',
    fault: { 'states/covered/states/resting/on/page.shown/target': 'waiting' },
    edge: ({ from, step, to }) =>
      step.name !== 'the page is seen again' ||
      !rests(from.snapshot) ||
      to.snapshot.matches({ watching: 'asking' }) ||
      to.snapshot.matches({ covered: 'asking' }),
    state: ({ snapshot }) => !rests(snapshot) || snapshot.context.hidden,
  },
  {
    name: 'covering the screen drops the data that was read, and uncovering it reads the data again',
    fault: { 'states/covered/exit': undefined },
    edge: ({ from, to, effects }) =>
      shows(from.snapshot) === shows(to.snapshot) ||
      to.snapshot.matches('over') ||
      effects.emitted.some((event) => event.type === 'stale' && event.reads === 'all'),
  },
  {
    name: 'a covered screen asks by itself until an answer arrives, and at once on request',
    fault: { 'states/covered/states/waiting/after': undefined },
    state: ({ snapshot, timers }) =>
      !snapshot.matches({ covered: 'waiting' }) ||
      (timers.some(({ delay }) => delay <= 104_000) &&
        snapshot.can({ type: 'check.clicked' }) &&
        snapshot.can({ type: 'life.doubted' })),
  },
  {
    name: 'closing the warning closes it, at the second click at the latest, whatever the network does',
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
    name: 'asking for the time left does not prolong the session: only a click does',
    fault: { 'states/judging/always/3/target': '#life.watching.warning.staying' },
    edge: ({ step, effects }) =>
      !effects.started.some(({ id }) => id === 'stay') ||
      step.name === 'stays' ||
      step.name === 'closes the warning',
  },
  {
    name: 'the warning appears in the last minute, and not before',
    fault: { 'states/judging/always/1/guard': undefined },
    state: ({ snapshot }) => {
      const seconds = plain(snapshot.context.seconds);
      if (snapshot.matches({ watching: 'lasting' })) return seconds > 60;
      return !snapshot.matches({ watching: 'warning' }) || (seconds > 0 && seconds <= 60);
    },
  },
  {
    name: 'SES-02 a person who can’t stay is not asked whether to stay',
    fault: { 'states/judging/always/2/guard': 'over' },
    state: ({ snapshot }) =>
      !snapshot.matches({ watching: { warning: 'asked' } }) || !snapshot.context.forGood,
  },
  {
    name: 'a device that slept through a wait asks at once after it wakes',
    fault: { 'states/watching/states/lasting/on/countdown.passed': undefined },
    edge: ({ from, step, to }) =>
      step.name !== 'the device slept through the next look' ||
      !from.snapshot.matches({ watching: 'lasting' }) ||
      rests(to.snapshot) ||
      to.snapshot.matches({ watching: 'asking' }),
    state: ({ snapshot }) =>
      !snapshot.matches({ watching: 'lasting' }) || snapshot.can({ type: 'countdown.passed', of: 'look' }),
  },
  {
    name: 'OUT-05 the gateway is asked at once about a session that may have ended elsewhere, and otherwise every three minutes',
    fault: { 'states/watching/states/lasting/on/life.doubted': undefined },
    edge: ({ step, to }) =>
      step.name !== 'it may have ended elsewhere' ||
      rests(to.snapshot) ||
      to.snapshot.matches({ watching: 'asking' }) ||
      to.snapshot.matches({ covered: 'asking' }),
    state: ({ snapshot, timers }) =>
      !['lasting', 'unknown'].some((rest) => snapshot.matches({ watching: rest as 'lasting' })) ||
      (snapshot.can({ type: 'life.doubted' }) && timers.some(({ delay }) => delay <= 220_000)),
  },
  {
    name: 'an old countdown leaves nothing on the screen',
    fault: { 'states/watching/exit': undefined },
    edge: ({ from, to, step }) =>
      to.snapshot.context.endsAt === null ||
      step.name === 'the world sets the end' ||
      to.snapshot.context.endsAt === from.snapshot.context.endsAt,
    state: ({ snapshot }) => shows(snapshot) || snapshot.context.endsAt === null,
  },
];
