import { playwrightReport, type Report, vitestReport } from './reports.ts';

/**
 * One thing that `npm test` runs. A step without a report counts as one test; a step whose `needs` failed is not run and
 * counts as failed, since nothing was shown.
 */
export type Step = {
  readonly name: string;
  readonly command: readonly string[];
  /** The step that must have succeeded. */
  readonly needs?: string;
  /** Runs beside the steps that follow. */
  readonly beside?: true;
  /** Runs in Node alone, so that its clock can be moved; Chromium opens no tab under another clock. */
  readonly inNode?: true;
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: Report;
  /** Finds further arguments just before it runs, with its environment; what it throws is its failure. */
  readonly prepare?: (env: NodeJS.ProcessEnv) => readonly string[];
};

const vitestFile = '.cache/vitest.json';
const playwrightFile = '.cache/playwright.json';
const enginesFile = '.cache/engines.json';

/** Everything, in order. */
export const steps: readonly Step[] = [
  // These need nothing that is built, and the build leaves a processor idle.
  { name: 'types', beside: true, command: ['tsc', '--noEmit'] },
  { name: 'lint', beside: true, command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'knip', beside: true, command: ['npm', 'run', '--silent', 'knip'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'vitest',
    inNode: true,
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`],
    report: vitestReport(vitestFile),
  },
  {
    // Beside the tests in Node, both would take longer than one after the other (decision: one level of tests at a time).
    name: 'playwright',
    needs: 'build',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile },
    report: playwrightReport(playwrightFile),
  },
  {
    // Engines that Playwright does not drive, one after the other; skipped where the system does not have them. One
    // processor is left to the report of the flows, which asks nothing of them.
    name: 'engines',
    needs: 'build',
    beside: true,
    command: ['playwright', 'test', '--config', 'tests/engines.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: enginesFile },
    report: playwrightReport(enginesFile),
  },
  { name: 'flows', inNode: true, command: ['npm', 'run', '--silent', 'flows', '--', '--recorded'] },
];

/** One of the steps, with something of it changed. */
export function stepOf(name: string, change: Partial<Step> = {}): Step {
  const step = steps.find((one) => one.name === name);
  if (!step) throw new Error(`No step is called ${name}: ${steps.map((one) => one.name).join(', ')}`);
  return { ...step, ...change };
}

/** The steps that `--only a,b` names. Throws when it names another. */
export function chosenSteps(only: string): readonly Step[] {
  const names = only.split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0) return steps.filter((step) => names.includes(step.name));
  throw new Error(`No step is called ${unknown.join(', ')}: ${steps.map((step) => step.name).join(', ')}`);
}
