import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  lastLine,
  outcome,
  playwrightReport,
  type Report,
  readReport,
  slowest,
  sum,
  vitestReport,
} from '../../scripts/test/reports.ts';

const none = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const good = { ...none, passed: 5 };

/** What is read of a report with this text. */
function read<Read extends 'count' | 'failed' | 'flaky' | 'times'>(
  of: (file: string) => Report,
  text: unknown,
  what: Read,
): ReturnType<Report[Read]> | null {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(text));
  return readReport(of(file), what);
}

describe('the reports of a run', () => {
  it('ends with one line that counts passed, failed, and what was skipped or flaky', () => {
    expect(lastLine({ ...none, passed: 12 })).toBe('12 passed, 0 failed');
    expect(lastLine({ passed: 12, failed: 1, skipped: 3, flaky: 0 })).toBe('12 passed, 1 failed, 3 skipped');
    expect(lastLine({ passed: 12, failed: 0, skipped: 0, flaky: 2 })).toBe('12 passed, 0 failed, 2 flaky');
    expect(lastLine({ passed: 12, failed: 0, skipped: 3, flaky: 2 })).toBe(
      '12 passed, 0 failed, 3 skipped, 2 flaky',
    );
  });

  it('adds up the counts of the steps', () => {
    expect(sum([good, { passed: 1, failed: 2, skipped: 3, flaky: 4 }])).toEqual({
      passed: 6,
      failed: 2,
      skipped: 3,
      flaky: 4,
    });
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

  it('a step in which tests passed when they were repeated is green', () => {
    expect(outcome(0, { ...none, flaky: 1 })).toEqual({ ...none, flaky: 1 });
  });

  it('a runner that crashed, left no report or ran no test has failed', () => {
    expect(outcome(1, good)).toEqual({ ...good, failed: 1 });
    expect(outcome(null, good)).toEqual({ ...good, failed: 1 });
    expect(outcome(0, null)).toEqual({ ...none, failed: 1 });
    expect(outcome(0, none)).toEqual({ ...none, failed: 1 });
    expect(readReport(vitestReport('no/such/report.json'), 'count')).toBeNull();
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
    expect(read(vitestReport, report, 'count')).toEqual({ passed: 3, failed: 2, skipped: 2, flaky: 0 });
  });

  it('names the slowest files', () => {
    const file = { name: 'a.test.ts', startTime: 1_000, endTime: 3_500 };
    const node = read(vitestReport, { testResults: [file] }, 'times') ?? [];
    const tests = [{ results: [{ duration: 500 }, { duration: 700 }] }];
    const suites = [{ file: 'b.spec.ts', specs: [{ tests }], suites: [{ specs: [{ tests }] }] }];
    const browser = read(playwrightReport, { suites }, 'times') ?? [];
    expect(slowest([...browser, ...node])).toEqual([
      { file: 'a.test.ts', seconds: 2.5 },
      { file: 'b.spec.ts', seconds: 2.4 },
    ]);
    expect(slowest([...browser, ...node], 1)).toHaveLength(1);
  });

  it('counts an error outside the browser tests as a failure, and apart what passed only when it was repeated', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
    expect(read(playwrightReport, report, 'count')).toEqual({ passed: 4, failed: 2, skipped: 2, flaky: 1 });
  });

  it('names what was flaky with what was wrong at first, and the trace of its repetition', () => {
    const error = { message: '\u001b[31mnot visible\u001b[39m' };
    const trace = { name: 'trace', path: 'test-results/a/trace.zip' };
    const shaky = {
      file: 'a.spec.ts',
      line: 7,
      title: 'opens',
      ok: true,
      tests: [{ status: 'flaky', results: [{ error, attachments: [] }, { attachments: [trace] }] }],
    };
    const steady = { ...shaky, title: 'closes', tests: [{ status: 'expected', results: [{}] }] };
    const report = { errors: [], suites: [{ specs: [shaky, steady] }] };
    expect(read(playwrightReport, report, 'flaky')).toEqual([
      'a.spec.ts:7 opens\n    not visible\n    trace: test-results/a/trace.zip',
    ]);
    expect(read(playwrightReport, report, 'failed')).toEqual([]);
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
    expect(read(vitestReport, vitest, 'failed')).toEqual([
      'a.test.ts: breaks\n    expected 1',
      'b.test.ts\n    no such module',
    ]);
    const spec = { file: 'a.spec.ts', line: 7, title: 'breaks', ok: false };
    const results = [{ error: { message: 'not visible' } }];
    const playwright = {
      errors: [{ message: 'no browser' }],
      suites: [{ suites: [{ specs: [{ ...spec, tests: [{ results }] }, { ok: true }] }] }],
    };
    expect(read(playwrightReport, playwright, 'failed')).toEqual([
      '    no browser',
      'a.spec.ts:7 breaks\n    not visible',
    ]);
  });
});
