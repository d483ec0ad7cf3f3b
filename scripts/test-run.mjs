import { readFileSync, writeFileSync } from 'node:fs';
import { commitHere, minuteOf } from './commit-here.mjs';

// The last whole run of `npm test`, kept for the flow book's first page.

const kept = '.cache/test-run.json';

/**
 * `commit` is null without git; `changed` when files differed from it; `at` is UTC, as 2026-11-29 10:00.
 * @typedef {{ at: string, commit: string | null, changed: boolean, passed: number, failed: number, skipped: number }} TestRun
 */

/**
 * Keeps what a whole run counted.
 * @param {{ passed: number, failed: number, skipped: number }} counts
 * @param {Date} now
 * @param {string} place the file that keeps it
 */
export function keepTestRun(counts, now = new Date(), place = kept) {
  const here = commitHere();
  const on = { commit: here?.id ?? null, changed: here?.changed ?? false };
  writeFileSync(place, JSON.stringify({ at: minuteOf(now), ...on, ...counts }));
}

/**
 * The last whole run on this machine; null when there was none.
 * @param {string} place the file that keeps it
 * @returns {TestRun | null}
 */
export function lastTestRun(place = kept) {
  try {
    return JSON.parse(readFileSync(place, 'utf8'));
  } catch {
    return null;
  }
}
