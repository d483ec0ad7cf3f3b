import { lifeMachine } from '#machines/session/life.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost } from '../kit/failures.ts';

const hours = 3_600;
const left = (idleSeconds: number, absoluteSeconds: number) => ({
  done: { idleSeconds, absoluteSeconds },
});

export const lifeModel = defineModel({
  id: 'life',
  machine: lifeMachine,
  events: {
    stays: { type: 'stay.clicked' },
    'closes the warning': { type: 'warning.closed' },
    'the world sets the end': { type: 'countdown.set', endsAt: 60_000, seconds: 60 },
    'the device slept through the end': { type: 'countdown.passed' },
    'it may have ended elsewhere': { type: 'life.doubted' },
  },
  fromOutside: ['the world sets the end', 'the device slept through the end', 'it may have ended elsewhere'],
  answers: {
    askLife: {
      'there is time': left(1_800, 12 * hours),
      'hardly any of being idle': left(60, 6 * hours),
      'hardly any at all': left(1_700, 45),
      'none is left': left(0, 6 * hours),
      endedToken,
      lost,
      late,
    },
    stay: {
      prolonged: left(1_800, 6 * hours),
      'not for long': left(1_800, 30),
      endedToken,
      lost,
      late,
    },
  },
  project: ({ seconds, forGood, endsAt, failure }) => ({
    seconds,
    forGood,
    counts: endsAt !== null,
    failure: failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'no failure of a call, and no clock of the device, is ever the reason that a session ends',
      fault: { 'states/asking/invoke/onError': 'over' },
      edge: ({ step, to }) =>
        !to.snapshot.matches('over') || (step.kind === 'answer' && 'done' in step.answer),
    },
    {
      name: 'SES-01 nobody’s session ends without the gateway’s word that no time is left',
      fault: { 'states/warning/after/untilEnd': 'over' },
      state: ({ snapshot }) => !snapshot.matches('over') || snapshot.context.seconds === 0,
    },
    {
      name: 'asking how long it lives is not using the session: it is used by a click and by nothing else',
      fault: { 'states/judging/always/3/target': 'warning.staying' },
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
        if (snapshot.matches('lasting')) return seconds > 60;
        return !snapshot.matches('warning') || (seconds > 0 && seconds <= 60);
      },
    },
    {
      name: 'SES-02 who may not stay is not asked whether to',
      fault: { 'states/judging/always/2/guard': 'over' },
      state: ({ snapshot }) => !snapshot.matches({ warning: 'asked' }) || !snapshot.context.forGood,
    },
    {
      name: 'a device that slept through a wait asks at once when it wakes',
      fault: { 'states/lasting/on/countdown.passed': undefined },
      edge: ({ from, step, to }) =>
        step.name !== 'the device slept through the end' ||
        from.snapshot.matches('unknown') ||
        to.snapshot.matches('asking'),
      state: (state) =>
        !(state.snapshot.matches('lasting') || state.snapshot.matches('warning')) ||
        state.snapshot.can({ type: 'countdown.passed' }),
    },
    {
      name: 'OUT-05 a session that may have ended elsewhere is asked about at once, and otherwise every minute',
      fault: { 'states/lasting/on/life.doubted': undefined },
      edge: ({ from, step, to }) =>
        step.name !== 'it may have ended elsewhere' ||
        from.snapshot.matches('asking') ||
        to.snapshot.matches('asking'),
      state: (state) =>
        !state.snapshot.matches('lasting') ||
        (state.snapshot.can({ type: 'life.doubted' }) && state.timers.every(({ delay }) => delay <= 60_000)),
    },
    {
      name: 'no second of an old countdown is left over',
      fault: { 'states/warning/exit': undefined },
      state: ({ snapshot }) => snapshot.matches('warning') || snapshot.context.endsAt === null,
    },
  ],
});
