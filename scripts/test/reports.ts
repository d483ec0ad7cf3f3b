import { readFileSync, rmSync } from 'node:fs';

// What the reports of Vitest and Playwright say, as far as `npm test` tells it.

/** `flaky` tests failed at first and passed when they were repeated. */
export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly flaky: number;
};

export type FileTime = { readonly file: string; readonly seconds: number };

/** The file that a runner writes, and how it is read. */
export type Report = {
  readonly file: string;
  readonly count: (report: never) => Counts;
  /** What failed, each with the beginning of what was wrong. */
  readonly failed: (report: never) => readonly string[];
  /** What passed only when it was repeated, each with the trace of its repetition. */
  readonly flaky: (report: never) => readonly string[];
  readonly times: (report: never) => readonly FileTime[];
};

type VitestTest = {
  readonly status: string;
  readonly fullName?: string;
  readonly failureMessages?: readonly string[];
};
type VitestFile = {
  readonly name: string;
  readonly status?: string;
  readonly message?: string;
  readonly startTime?: number;
  readonly endTime?: number;
  readonly assertionResults: readonly VitestTest[];
};
export type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly VitestFile[];
};

type Failure = { readonly message?: string };
type Result = {
  readonly duration?: number;
  readonly error?: Failure;
  readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
};
export type Spec = {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly ok: boolean;
  /** Without the `@` that is written before them. */
  readonly tags?: readonly string[];
  readonly tests: readonly {
    readonly status?: string;
    readonly projectName?: string;
    readonly results: readonly Result[];
  }[];
};
export type Suite = {
  readonly title: string;
  readonly file: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
};
export type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly Failure[];
  readonly suites: readonly Suite[];
};

/** Counts of a Vitest JSON report; a file that broke before its first test is one failure. */
function countVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: 0,
  };
}

/** Counts of a Playwright JSON report; an error outside of every test is one failure. */
function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + errors.length, skipped, flaky };
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The first lines of what was wrong, without colours. */
function brief(message = ''): string {
  const lines = message.replace(colours, '').split('\n');
  return lines
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
}

function failedInVitest({ testResults }: VitestReport): readonly string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const failures = failed.map((test) => `${name}: ${test.fullName}\n${brief(test.failureMessages?.[0])}`);
    return failures.length === 0 && message ? [`${name}\n${brief(message)}`] : failures;
  });
}

/** All tests of a suite of a Playwright JSON report, also those in suites of its own. */
function specsOf(suite: Suite): readonly Spec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

const errorOf = ({ tests }: Spec) =>
  tests.flatMap((test) => test.results).find((result) => result.error)?.error;
const placeOf = ({ file, line, title }: Spec) => `${file}:${line} ${title}`;

function failedInPlaywright({ errors, suites }: PlaywrightReport): readonly string[] {
  return [
    ...errors.map((error) => brief(error.message)),
    ...suites
      .flatMap(specsOf)
      .filter((spec) => !spec.ok)
      .map((spec) => `${placeOf(spec)}\n${brief(errorOf(spec)?.message)}`),
  ];
}

function flakyInPlaywright({ suites }: PlaywrightReport): readonly string[] {
  const flaky = suites.flatMap(specsOf).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return flaky.map((spec) => {
    const attachments = spec.tests.flatMap(({ results }) =>
      results.flatMap((result) => result.attachments ?? []),
    );
    const trace = attachments.find(({ name }) => name === 'trace')?.path ?? 'none was kept';
    return `${placeOf(spec)}\n${brief(errorOf(spec)?.message)}\n    trace: ${trace}`;
  });
}

/** How long each file of a Vitest JSON report took. */
function timesInVitest({ testResults }: VitestReport): readonly FileTime[] {
  return testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }));
}

/** How long the tests of each file of a Playwright JSON report took, one after the other. */
function timesInPlaywright({ suites }: PlaywrightReport): readonly FileTime[] {
  const results = (suite: Suite) =>
    specsOf(suite).flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return suites.map((suite) => ({
    file: suite.file,
    seconds: results(suite).reduce((all, { duration = 0 }) => all + duration, 0) / 1000,
  }));
}

/** The report that Vitest writes into a file. */
export const vitestReport = (file: string): Report => ({
  file,
  count: countVitest,
  failed: failedInVitest,
  flaky: () => [],
  times: timesInVitest,
});

/** The report that Playwright writes into a file. */
export const playwrightReport = (file: string): Report => ({
  file,
  count: countPlaywright,
  failed: failedInPlaywright,
  flaky: flakyInPlaywright,
  times: timesInPlaywright,
});

/** The files that took longest, the longest first. */
export function slowest(times: readonly FileTime[], count = 10): readonly FileTime[] {
  return [...times].sort((one, other) => other.seconds - one.seconds).slice(0, count);
}

/** What a report holds, read by one of its functions; null when there is no readable report. */
export function readReport<Read extends 'count' | 'failed' | 'flaky' | 'times'>(
  report: Report,
  read: Read,
): ReturnType<Report[Read]> | null {
  try {
    return report[read](JSON.parse(readFileSync(report.file, 'utf8')) as never) as ReturnType<Report[Read]>;
  } catch {
    return null;
  }
}

/** So that a runner that crashes is not credited with the report of an earlier run. */
export function forgetReport({ file }: Report): void {
  rmSync(file, { force: true });
}

/** The sum of these counts, and of more. */
export function sum(all: readonly Counts[], more: Partial<Counts> = {}): Counts {
  const total = (key: keyof Counts) => all.reduce((so, counts) => so + counts[key], more[key] ?? 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    flaky: total('flaky'),
  };
}

/**
 * What a finished step adds to the sum. A runner that crashed, that left no report, that neither ran nor skipped a
 * test or that exited with an error it did not count has failed, whatever it says.
 * `exit` is null when it was killed; `counts` undefined when the step keeps no report, null when it left none.
 */
export function outcome(exit: number | null, counts: Counts | null | undefined): Counts {
  if (counts === undefined) return exit === 0 ? sum([], { passed: 1 }) : sum([], { failed: 1 });
  if (counts === null) return sum([], { failed: 1 });
  const ran = counts.passed + counts.skipped + counts.flaky > 0;
  return counts.failed === 0 && (exit !== 0 || !ran) ? { ...counts, failed: 1 } : counts;
}

/** The last line of `npm test`. */
export function lastLine({ passed, failed, skipped, flaky }: Counts): string {
  const more = (count: number, what: string) => (count > 0 ? `, ${count} ${what}` : '');
  return `${passed} passed, ${failed} failed${more(skipped, 'skipped')}${more(flaky, 'flaky')}`;
}
