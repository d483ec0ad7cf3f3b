import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { areas } from '#tests/house/areas.ts';
import { type Base, commitCount, readBase, touchedBy } from './changes.ts';
import { type Choice, chooseJourneys, type Touched } from './choice.ts';
import { casesInNode, coreFaults, coreOf } from './core.ts';
import { bundleOf, type Journey, journeysIn, machineOf, partOf, testListOf } from './journeys.ts';
import type { PlaywrightReport, VitestReport } from './reports.ts';
import { retriesOf } from './retries.ts';
import { type Step, stepOf, steps } from './steps.ts';

// What an ordinary run holds, and what a whole one does (decision: what an ordinary run of the tests holds).

/** The steps of a run, and what it says at its beginning. */
export type Plan = { readonly says: readonly string[]; readonly steps: readonly Step[] };

const say = (text: string) => process.stdout.write(`${text}\n`);

const testList = '.cache/journeys.txt';
const recordings = '.cache/flows/browser';

/** Asks Playwright for its tests, once the pages that some of them are made from are built. */
function listJourneys(env: NodeJS.ProcessEnv): readonly Journey[] {
  const asked = spawnSync('playwright', ['test', '--list', '--reporter=json'], {
    encoding: 'utf8',
    // It lists into a file where it is told one, and says so instead.
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: undefined },
    maxBuffer: 2 ** 28,
  });
  if (asked.error) throw asked.error;
  if (asked.stdout === '') throw new Error(asked.stderr);
  return journeysIn(JSON.parse(asked.stdout) as PlaywrightReport);
}

/** Throws when the core does not hold what it promises. */
function holdCore(journeys: readonly Journey[], inNode: ReadonlySet<string>): void {
  const faults = coreFaults(coreOf(journeys, inNode));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Writes the list of these tests, and forgets what their tours recorded earlier. */
function onlyThese(journeys: readonly Journey[]): readonly string[] {
  writeFileSync(testList, testListOf(journeys));
  for (const machine of machinesIn(journeys)) rmSync(`${recordings}/${machine}.json`, { force: true });
  return ['--test-list', testList];
}

/** The machines whose tours are among these tests. */
export function machinesIn(journeys: readonly Journey[]): readonly string[] {
  return [...new Set(journeys.map(machineOf).filter((machine) => machine !== undefined))].sort();
}

/** Whether the tests of the wire were among those that Vitest ran last. */
export function playedWire({ testResults }: Pick<VitestReport, 'testResults'>): boolean {
  return testResults.some(({ name }) => name.endsWith('/assurance/wire/wire.test.ts'));
}

/** What the report of the flows is told: whose tours this run played, where it did not play all. */
export function playedArguments(wire: boolean, journeys: readonly Journey[]): readonly string[] {
  const browser = ['--played', `browser=${machinesIn(journeys).join(',')}`];
  return wire ? browser : [...browser, '--played', 'wire='];
}

function vitestPlayedWire(): boolean {
  const { report } = stepOf('vitest');
  try {
    return playedWire(JSON.parse(readFileSync(report?.file ?? '', 'utf8')) as VitestReport);
  } catch {
    return false;
  }
}

/** What is said of the base of a run: what changed, and what follows for the tests in Node. */
export function tellBase(base: Base, touched: Touched): readonly string[] {
  if (base.commit === null || touched === null) {
    const why = base.commit === null ? base.why : '';
    return [`Node: every test, for ${why}.`, 'Browser: no area more than others, for the same reason.'];
  }
  const since = `${base.changed.length} files changed since ${base.commit.slice(0, 8)}, when everything was green`;
  const names = touched.areas.length > 0 ? touched.areas.join(', ') : 'no area';
  return [
    `Node: what these reach, and always the guards of the house, the contract, money and keys (${since}).`,
    `Browser: the core, the areas touched unless they hold too much (${names}), and a part of the rest, chosen once it is built.`,
  ];
}

/** An ordinary run. */
export function ordinaryPlan(env: Readonly<Record<string, string | undefined>>): Plan {
  const base = readBase();
  const touched = base.commit === null ? null : touchedBy(base.changed, areas);
  const choice: { made?: Choice } = {};
  const choose = (within: NodeJS.ProcessEnv): readonly string[] => {
    const journeys = listJourneys(within);
    const inNode = casesInNode();
    holdCore(journeys, inNode);
    const made = chooseJourneys({ journeys, inNode, areas, touched, commits: commitCount() });
    choice.made = made;
    for (const reason of made.reasons) say(`  ${reason}`);
    return onlyThese(made.chosen);
  };
  const changed: Readonly<Record<string, Partial<Step>>> = {
    vitest: { prepare: () => (base.commit === null ? [] : ['--changed', base.commit]) },
    playwright: {
      prepare: choose,
      env: { ...stepOf('playwright').env, TESTS_RETRIES: retriesOf({ ordinary: true, env }) },
    },
    flows: { prepare: () => playedArguments(vitestPlayedWire(), choice.made?.chosen ?? []) },
  };
  return {
    says: ['An ordinary run; npm test -- --all runs everything.', ...tellBase(base, touched)],
    steps: steps.map((step) => ({ ...step, ...changed[step.name] })),
  };
}

/** Everything. */
export function wholePlan(): Plan {
  const prepare = (env: NodeJS.ProcessEnv) => {
    holdCore(listJourneys(env), casesInNode());
    rmSync(recordings, { recursive: true, force: true });
    return [];
  };
  const whole = (step: Step): Step => (step.name === 'playwright' ? { ...step, prepare } : step);
  return { says: ['Everything, nothing left out and nothing repeated.'], steps: steps.map(whole) };
}

/** The browser’s tests of one part, or of the core, for a night. */
export function journeysOfNight(env: NodeJS.ProcessEnv, which: number | 'core'): readonly string[] {
  const journeys = listJourneys(env);
  const core = which === 'core' ? new Set(coreOf(journeys, casesInNode())) : null;
  return onlyThese(journeys.filter((one) => core?.has(one) ?? partOf(bundleOf(one)) === which));
}
