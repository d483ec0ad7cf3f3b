import { readFileSync, writeFileSync } from 'node:fs';
import { commitHere, minuteOf } from '../commit-here.mjs';
import type { Counts } from './reports.ts';

// The last whole run of `npm test -- --all`, kept for the flow book's first page.

const kept = '.cache/test-run.json';

/** `commit` is null without git; `changed` when files differed from it; `at` is UTC, as 2026-11-29 10:00. */
export type TestRun = Omit<Counts, 'flaky'> & {
  readonly at: string;
  readonly commit: string | null;
  readonly changed: boolean;
};

/** Keeps what a whole run counted, in the file at `place`. A whole run repeats nothing, so that nothing is flaky. */
export function keepTestRun(
  { passed, failed, skipped }: Counts,
  now: Date = new Date(),
  place: string = kept,
): void {
  const here = commitHere();
  const run: TestRun = {
    at: minuteOf(now),
    commit: here?.id ?? null,
    changed: here?.changed ?? false,
    passed,
    failed,
    skipped,
  };
  writeFileSync(place, JSON.stringify(run));
}

/** The last whole run on this machine; null when there was none. */
export function lastTestRun(place: string = kept): TestRun | null {
  try {
    return JSON.parse(readFileSync(place, 'utf8')) as TestRun;
  } catch {
    return null;
  }
}
