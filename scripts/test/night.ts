import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { partNames } from './journeys.ts';
import { type Moment, momentOf } from './moment.ts';
import { journeysOfNight } from './ordinary.ts';
import { type Step, stepOf, steps } from './steps.ts';
import { filesOfTests } from './test-files.ts';

// `npm test -- --night`: everything, `--whole`, and what takes too long for a day. Its parts take at most an hour each and
// can be started alone, by their names.

/** A part of the night. */
export type Part = {
  readonly name: string;
  readonly about: string;
  /** When it runs, where it is not now. */
  readonly moment?: Moment;
  readonly env?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
};

type Time = readonly [at: string, about: string, zone?: string];

/** When the tests in Node are run, in UTC, with the zone of the machine where it matters. */
const moments: readonly Time[] = [
  ['2026-12-31T23:58', 'the last minutes of a year'],
  ['2027-01-01T00:20', 'the first minutes of a year'],
  ['2027-01-31T23:58', 'the end of a month'],
  ['2027-03-01T00:01', 'the first minute after a short February'],
  ['2028-02-29T12:00', 'a leap day'],
  ['2027-03-28T00:58', 'just before Madrid’s clocks go forward', 'Europe/Madrid'],
  ['2027-10-31T00:58', 'just before Madrid’s clocks go back', 'Europe/Madrid'],
  ['2027-06-15T10:30', 'a zone ahead of UTC, where it is tomorrow', 'Pacific/Kiritimati'],
  ['2027-06-15T05:30', 'a zone behind UTC, where it is yesterday', 'Pacific/Pago_Pago'],
  ['2031-05-14T09:00', 'some years from now'],
];

/** When the core of the browser’s tests is run: its clocks are the sandbox’s and the page’s. */
const browserMoments: readonly Time[] = [moments[1], moments[6]].filter((one) => one !== undefined);

/** In how many shares the single faults of the charts are judged, so that each takes less than an hour. */
const mutantShares = 4;

const numbered = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const build = stepOf('build');

/** The files of tests that hold for drawn cases. */
function propertyFiles(): readonly string[] {
  const files = filesOfTests('.').filter((file) => /\.test\.tsx?$/.test(file));
  return files.filter((file) => /\bfc\.(assert|check)\(/.test(readFileSync(file, 'utf8')));
}

function atMoment([at, about, zone]: Time): Part {
  const name = `node-${at.slice(0, 10)}`;
  return {
    name: zone ? `${name}-${zone.split('/').at(-1)?.toLowerCase().replaceAll('_', '-')}` : name,
    about: `the tests in Node at ${at} UTC${zone ? ` in ${zone}` : ''}: ${about}`,
    moment: momentOf(at, zone),
    steps: [build, stepOf('vitest')],
  };
}

function browserAt([at, about, zone]: Time): Part {
  return {
    name: `core-${at.slice(0, 10)}`,
    about: `the core of the browser’s tests at ${at} UTC${zone ? ` in ${zone}` : ''}: ${about}`,
    moment: momentOf(at, zone),
    steps: [build, stepOf('playwright', { prepare: (env) => journeysOfNight(env, 'core') })],
  };
}

/** All parts, in the order in which a night runs them. */
export function nightParts(seed: number = randomInt(1_000_000)): readonly Part[] {
  // Answers come late, drawn from the seed, and the renderer is four times slower.
  const slow = { WHOLE: '1', LATE_SEED: String(seed), SLOW_RENDERER: '4' };
  return [
    {
      name: 'node',
      about:
        'types, lint, dead code, the build, the other engines and all tests in Node, with every combination',
      env: { WHOLE: '1' },
      steps: steps.filter(({ name }) => name !== 'playwright' && name !== 'flows'),
    },
    ...partNames.map(
      (part): Part => ({
        name: `browser-${part}`,
        about: `${part === 'core' ? 'the core' : `sixth ${part}`} of the browser’s tests, with every combination, answers up to 400 ms late (seed ${seed}) and a slow renderer`,
        env: slow,
        steps: [build, stepOf('playwright', { prepare: (env) => journeysOfNight(env, part) })],
      }),
    ),
    { name: 'flows', about: 'the report of the flows, from what was recorded', steps: [stepOf('flows')] },
    ...moments.map(atMoment),
    ...browserMoments.map(browserAt),
    {
      name: 'core-translated',
      about: 'the core of the browser’s tests, on pages that the browser translates',
      env: { TRANSLATED: '1' },
      steps: [build, stepOf('playwright', { prepare: (env) => journeysOfNight(env, 'core') })],
    },
    ...numbered(mutantShares).map(
      (share): Part => ({
        name: `mutants-${share}`,
        about: `share ${share} of ${mutantShares} of the single faults in the charts`,
        steps: [
          {
            name: 'mutants',
            command: ['npm', 'run', '--silent', 'flows:mutate', '--', '--share', `${share}/${mutantShares}`],
          },
        ],
      }),
    ),
    {
      name: 'properties',
      about: 'the properties, with ten times as many cases',
      env: { PROPERTIES_TIMES: '10' },
      steps: [
        stepOf('vitest', {
          prepare: () => ['--testTimeout=1800000', '--hookTimeout=600000', ...propertyFiles()],
        }),
      ],
    },
  ];
}

/** The names of the parts, each with what it is about. */
export function partList(all: readonly Part[]): string {
  return all.map(({ name, about }) => `  ${name.padEnd(28)}${about}`).join('\n');
}

/** The part of this name, all without one. Throws with the list of them when there is none. */
export function chosenParts(name: string | undefined, all: readonly Part[]): readonly Part[] {
  const chosen = name === undefined ? all : all.filter((part) => part.name === name);
  if (chosen.length > 0) return chosen;
  throw new Error(`No part of the night is called ${name}. The parts:\n${partList(all)}`);
}
