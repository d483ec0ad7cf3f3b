import { lifeMachine } from '#machines/session/life.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost } from '../../kit/models/failures.ts';
import { lifeExamples } from './life.examples.ts';
import { lifeProperties } from './life.properties.ts';

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
    'asks for the session to be looked for now': { type: 'check.clicked' },
    'the world sets the end': { type: 'countdown.set', of: 'end', endsAt: 60_000 },
    'the world sets the next look': { type: 'countdown.set', of: 'look', endsAt: 30_000 },
    'the device slept through the next look': { type: 'countdown.passed', of: 'look' },
    'the device slept through the end': { type: 'countdown.passed', of: 'end' },
    'it may have ended elsewhere': { type: 'life.doubted' },
  },
  fromOutside: [
    'the world sets the end',
    'the world sets the next look',
    'the device slept through the next look',
    'the device slept through the end',
    'it may have ended elsewhere',
  ],
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
  properties: lifeProperties,
  examples: lifeExamples,
});
