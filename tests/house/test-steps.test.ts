import { describe, expect, it } from 'vitest';
import {
  chosenSteps,
  countPlaywright,
  countVitest,
  failedInPlaywright,
  failedInVitest,
  lastLine,
  outcome,
  readCounts,
  slowest,
  steps,
  sum,
  timesInPlaywright,
  timesInVitest,
} from '../../scripts/test-steps.mjs';

const none = { passed: 0, failed: 0, skipped: 0 };
const good = { passed: 5, failed: 0, skipped: 0 };

describe('the runner', () => {
  it('builds beside types, lint and dead code, then runs the tests in Node and in the browser, and flows beside the other engines', () => {
    const names = steps.map((step: { name: string }) => step.name);
    expect(names).toEqual(['types', 'lint', 'knip', 'build', 'vitest', 'playwright', 'engines', 'flows']);
    const besides = steps.flatMap((step: { name: string; beside?: boolean }) =>
      step.beside ? [step.name] : [],
    );
    expect(besides).toEqual(['types', 'lint', 'knip', 'engines']);
  });

  it('ends with one line that counts passed, failed and any skipped tests', () => {
    expect(lastLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(lastLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped');
  });

  it('adds up the counts of the steps', () => {
    expect(sum([good, { passed: 1, failed: 2, skipped: 3 }])).toEqual({ passed: 6, failed: 2, skipped: 3 });
  });

  it('a step that keeps no report counts as one test', () => {
    expect(outcome(0, undefined)).toEqual({ ...none, passed: 1 });
    expect(outcome(1, undefined)).toEqual({ ...none, failed: 1 });
    expect(outcome(null, undefined)).toEqual({ ...none, failed: 1 });
  });

  it('a step that keeps a report counts what its report says', () => {
    expect(outcome(0, good)).toEqual(good);
    expect(outcome(1, { ...good, failed: 2 })).toEqual({ ...good, failed: 2 });
  });

  it('a step whose tests were all skipped by name has not failed', () => {
    expect(outcome(0, { ...none, skipped: 4 })).toEqual({ ...none, skipped: 4 });
    expect(outcome(1, { ...none, skipped: 4 })).toEqual({ ...none, failed: 1, skipped: 4 });
  });

  it('a runner that crashed, left no report or ran no test has failed', () => {
    expect(outcome(1, good)).toEqual({ ...good, failed: 1 });
    expect(outcome(null, good)).toEqual({ ...good, failed: 1 });
    expect(outcome(0, null)).toEqual({ ...none, failed: 1 });
    expect(outcome(0, none)).toEqual({ ...none, failed: 1 });
    expect(readCounts({ file: 'no/such/report.json', count: countVitest })).toBeNull();
  });

  it('counts a test file that broke before its first test', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it('names the slowest files', () => {
    const node = timesInVitest({ testResults: [{ name: 'a.test.ts', startTime: 1_000, endTime: 3_500 }] });
    const tests = [{ results: [{ duration: 500 }, { duration: 700 }] }];
    const browser = timesInPlaywright({
      suites: [{ file: 'b.spec.ts', specs: [{ tests }], suites: [{ specs: [{ tests }] }] }],
    });
    expect(slowest([...browser, ...node])).toEqual([
      { file: 'a.test.ts', seconds: 2.5 },
      { file: 'b.spec.ts', seconds: 2.4 },
    ]);
    expect(slowest([...browser, ...node], 1)).toHaveLength(1);
  });

  it('counts an error outside the browser tests, and a test that passed only on a retry, as failures', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
    expect(countPlaywright(report)).toEqual({ passed: 4, failed: 3, skipped: 2 });
  });

  it('names the failures at its end, by file and title, with the beginning of each error', () => {
    const vitest = {
      testResults: [
        {
          name: 'a.test.ts',
          assertionResults: [
            { status: 'passed', fullName: 'holds' },
            { status: 'failed', fullName: 'breaks', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] },
          ],
        },
        { name: 'b.test.ts', message: 'no such module', assertionResults: [] },
        { name: 'c.test.ts', message: '', assertionResults: [{ status: 'passed', fullName: 'holds' }] },
      ],
    };
    expect(failedInVitest(vitest)).toEqual([
      'a.test.ts: breaks\n    expected 1',
      'b.test.ts\n    no such module',
    ]);
    const spec = { file: 'a.spec.ts', line: 7, title: 'breaks', ok: false };
    const results = [{ error: { message: 'not visible' } }];
    const playwright = {
      errors: [{ message: 'no browser' }],
      suites: [{ suites: [{ specs: [{ ...spec, tests: [{ results }] }, { ok: true }] }] }],
    };
    expect(failedInPlaywright(playwright)).toEqual(['    no browser', 'a.spec.ts:7 breaks\n    not visible']);
  });

  it('runs only the requested steps, and refuses unknown ones', () => {
    expect(chosenSteps('lint,types').map((step: { name: string }) => step.name)).toEqual(['types', 'lint']);
    expect(() => chosenSteps('vitests')).toThrow('No step is called vitests');
  });
});
