import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { areas } from '#tests/house/areas.ts';
import { judgeHere, type Verdict } from './carried.ts';
import { type Base, ledgerHere, ledgerOfCi, readBase, touchedBy } from './changes.ts';
import { chooseJourneys, type Draw, type Touched } from './choice.ts';
import { casesInNode, coreFaults, coreOf } from './core.ts';
import {
  bundleOf,
  type Journey,
  journeysIn,
  machineOf,
  type PartName,
  partNames,
  sixthOf,
  testListOf,
} from './journeys.ts';
import { type Ledger, newestSixths, oldestSixth, sixths, sixthToRecord } from './ledger.ts';
import type { PlaywrightReport, VitestReport } from './reports.ts';
import { retriesOf } from './retries.ts';
import { type Step, stepOf, steps } from './steps.ts';

// What an ordinary run holds, and what a whole one does (decision: what an ordinary run of the tests holds).

/** The steps of a run, what it says at its beginning, and the parts of the browser's tests that it holds whole. */
export type Plan = {
  readonly says: readonly string[];
  readonly steps: readonly Step[];
  readonly parts: readonly PartName[];
};

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

/** What the report of the flows is told: whose tours this run played, where it did not play all, and whose still count. */
export function playedArguments(
  wire: boolean,
  journeys: readonly Journey[],
  carried: readonly string[],
): readonly string[] {
  const browser = ['--played', `browser=${machinesIn(journeys).join(',')}`, '--carried', carried.join(',')];
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

/** Which sixths a run takes. One that is recorded takes the oldest; others what was recorded last, and CI all of that. */
export function drawFrom(
  ledger: Ledger,
  { ci, record, seen }: { readonly ci: boolean; readonly record: boolean; readonly seen: Ledger | undefined },
): Draw {
  const newest = newestSixths(ledger);
  const next = sixthToRecord(ledger, seen);
  const taken = record ? [next.part] : ci ? newest : newest.slice(0, 1);
  const recording = next.again
    ? 'again, since CI has not seen it since it was recorded'
    : 'which was recorded longest ago';
  const why = record ? recording : 'which was recorded last';
  // Where it takes all of them, there is no other.
  const second = taken.length < sixths.length ? oldestSixth(ledger, taken) : null;
  return { sixths: taken, why, second };
}

/** Finds which part a journey is in, of all of them. */
function partsIn(journeys: readonly Journey[], inNode: ReadonlySet<string>): (journey: Journey) => PartName {
  const core = new Set(coreOf(journeys, inNode).map(bundleOf));
  return (journey) => {
    const bundle = bundleOf(journey);
    return core.has(bundle) ? 'core' : sixthOf(bundle);
  };
}

type Ordinary = { readonly env: Readonly<Record<string, string | undefined>>; readonly record: boolean };

/** An ordinary run. */
export function ordinaryPlan({ env, record }: Ordinary): Plan {
  const base = readBase();
  const ledger = ledgerHere();
  const draw = drawFrom(ledger, { ci: Boolean(env.CI), record, seen: ledgerOfCi() });
  const touched = base.commit === null ? null : touchedBy(base.changed, areas);
  const held: { chosen: readonly Journey[]; carried: readonly string[] } = { chosen: [], carried: [] };
  const choose = (within: NodeJS.ProcessEnv): readonly string[] => {
    const journeys = listJourneys(within);
    const inNode = casesInNode();
    holdCore(journeys, inNode);
    const judge = judgeHere(ledger);
    const partOf = partsIn(journeys, inNode);
    const tours = new Map(
      journeys.flatMap((one) => {
        const machine = machineOf(one);
        return machine === undefined ? [] : [[machine, partOf(one)] as const];
      }),
    );
    const verdicts = [...tours].map(([machine, part]) => ({ machine, ...judge(machine, part) }));
    const machinesThatAre = (is: Verdict['is']) =>
      verdicts.flatMap((one) => (one.is === is ? [one.machine] : []));
    const machines = machinesThatAre('changed');
    const { chosen, reasons } = chooseJourneys({ journeys, inNode, areas, touched, draw, machines });
    const played = machinesIn(chosen);
    held.chosen = chosen;
    held.carried = machinesThatAre('carried').filter((machine) => !played.includes(machine));
    for (const reason of reasons) say(`  ${reason}`);
    const old = verdicts.flatMap((one) =>
      one.is === 'old' && !played.includes(one.machine) ? [one.why] : [],
    );
    for (const why of old) say(`  Counts no longer: ${why}`);
    return onlyThese(chosen);
  };
  const changed: Readonly<Record<string, Partial<Step>>> = {
    vitest: { prepare: () => (base.commit === null ? [] : ['--changed', base.commit]) },
    playwright: {
      prepare: choose,
      env: { ...stepOf('playwright').env, TESTS_RETRIES: retriesOf({ ordinary: true, env }) },
    },
    flows: { prepare: () => playedArguments(vitestPlayedWire(), held.chosen, held.carried) },
  };
  return {
    says: ['An ordinary run; npm test -- --all runs everything.', ...tellBase(base, touched)],
    steps: steps.map((step) => ({ ...step, ...changed[step.name] })),
    parts: ['core', ...draw.sixths],
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
  const says = ['Everything, nothing left out and nothing repeated.'];
  return { says, steps: steps.map(whole), parts: partNames };
}

/** The browser’s tests of one part, for a night. */
export function journeysOfNight(env: NodeJS.ProcessEnv, part: PartName): readonly string[] {
  const journeys = listJourneys(env);
  const partOf = partsIn(journeys, casesInNode());
  return onlyThese(journeys.filter((one) => partOf(one) === part));
}
