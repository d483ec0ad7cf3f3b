import { readFileSync, rmSync } from 'node:fs';

const vitestReport = '.cache/vitest.json';
const playwrightReport = '.cache/playwright.json';
const enginesReport = '.cache/engines.json';

/**
 * Everything `npm test` runs, in order. A step without a `report` counts as one test; a step whose `needs`
 * failed is not run and counts as failed, since nothing was shown.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ file: string, seconds: number }} FileTime
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {string} [needs] the step that must have succeeded
 * @property {boolean} [beside] runs beside the steps that follow
 * @property {Record<string, string>} [env]
 * @property {{ file: string, count: (report: any) => Counts, name: (report: any) => string[], times: (report: any) => FileTime[] }} [report]
 */

/** @type {Step[]} */
export const steps = [
  // These need nothing that is built, and the build leaves a processor idle.
  { name: 'types', beside: true, command: ['tsc', '--noEmit'] },
  { name: 'lint', beside: true, command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'knip', beside: true, command: ['npm', 'run', '--silent', 'knip'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'vitest',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    report: { file: vitestReport, count: countVitest, name: failedInVitest, times: timesInVitest },
  },
  {
    // Beside the tests in Node, both would take longer than one after the other (decision: one level of tests at a time).
    name: 'playwright',
    needs: 'build',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    report: {
      file: playwrightReport,
      count: countPlaywright,
      name: failedInPlaywright,
      times: timesInPlaywright,
    },
  },
  {
    // Engines that Playwright does not drive, one after the other; skipped where the system does not have them. One
    // processor is left to the report of the flows, which asks nothing of them.
    name: 'engines',
    needs: 'build',
    beside: true,
    command: ['playwright', 'test', '--config', 'engines.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: enginesReport },
    report: {
      file: enginesReport,
      count: countPlaywright,
      name: failedInPlaywright,
      times: timesInPlaywright,
    },
  },
  { name: 'flows', command: ['npm', 'run', '--silent', 'flows', '--', '--recorded'] },
];

/** Counts of a Vitest JSON report; a file that broke before its first test is one failure. */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of a Playwright JSON report; a test that passed only when repeated failed. */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The first lines of what was wrong, without colours. */
function brief(message = '') {
  const lines = message.replace(colours, '').split('\n');
  return lines
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** What failed in a Vitest JSON report, by file and title, each with what was wrong. */
export function failedInVitest(report) {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const failures = failed.map((test) => `${name}: ${test.fullName}\n${brief(test.failureMessages[0])}`);
    return failures.length === 0 && message ? [`${name}\n${brief(message)}`] : failures;
  });
}

/** All tests of a suite of a Playwright JSON report, also those in suites of its own. */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** What failed in a Playwright JSON report, by file and title, each with what was wrong. */
export function failedInPlaywright(report) {
  const specs = report.suites.flatMap(specsOf).filter((spec) => !spec.ok);
  const errorOf = (spec) => spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error;
  return [
    ...report.errors.map((error) => brief(error.message)),
    ...specs.map((spec) => `${spec.file}:${spec.line} ${spec.title}\n${brief(errorOf(spec)?.message)}`),
  ];
}

/** How long each file of a Vitest JSON report took. */
export function timesInVitest(report) {
  return report.testResults.map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }));
}

/** How long the tests of each file of a Playwright JSON report took, one after the other. */
export function timesInPlaywright(report) {
  const results = (suite) => specsOf(suite).flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return report.suites.map((suite) => ({
    file: suite.file,
    seconds: results(suite).reduce((all, { duration }) => all + duration, 0) / 1000,
  }));
}

/** The files that took longest, the longest first. */
export function slowest(times, count = 10) {
  return [...times].sort((one, other) => other.seconds - one.seconds).slice(0, count);
}

/**
 * What a finished step adds to the sum. A runner that crashed, that left no report, that neither ran nor skipped a
 * test or that exited with an error it did not count has failed, whatever it says.
 * @param {number | null} exit the step's exit code; null when it was killed
 * @param {Counts | null | undefined} counts undefined when the step keeps no report, null when it left none
 * @returns {Counts}
 */
export function outcome(exit, counts) {
  if (counts === undefined) return exit === 0 ? sum([], { passed: 1 }) : sum([], { failed: 1 });
  if (counts === null) return sum([], { failed: 1 });
  const silent = counts.failed === 0 && (exit !== 0 || counts.passed + counts.skipped === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {Counts[]} all
 * @param {Partial<Counts>} more
 * @returns {Counts}
 */
export function sum(all, more = {}) {
  const total = (key) => all.reduce((so, counts) => so + counts[key], more[key] ?? 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** The last line of `npm test`. */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The steps that `--only a,b` names, all without it; throws when it names another. */
export function chosenSteps(only) {
  if (only === undefined) return steps;
  const names = only.split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0) return steps.filter((step) => names.includes(step.name));
  throw new Error(`No step is called ${unknown.join(', ')}: ${steps.map((step) => step.name).join(', ')}`);
}

/** What a step's report holds, read by one of its functions; null when there is no readable report. */
export function readReport({ file }, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** The counts that a step's report holds; null when there is no readable report. */
export function readCounts(report) {
  return readReport(report, report.count);
}

/** The failures of a step, from its report, for the end of a long log. */
export function namesOf(step) {
  return (step.report && readReport(step.report, step.report.name)) ?? [];
}

/** How long each file took, from the reports of these steps. */
export function timesOf(steps) {
  return steps.flatMap(({ report }) => (report && readReport(report, report.times)) ?? []);
}

/** So that a runner that crashes is not credited with the report of an earlier run. */
export function forgetReport({ file }) {
  rmSync(file, { force: true });
}
