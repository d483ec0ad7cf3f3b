import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

// The last whole run of `npm test`, kept for the flow book's first page.

const kept = '.cache/test-run.json';

/**
 * `commit` is null without git; `changed` when files differed from it; `at` is UTC, as 2026-11-29 10:00.
 * @typedef {{ at: string, commit: string | null, changed: boolean, passed: number, failed: number, skipped: number }} TestRun
 */

/** @param {readonly string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The commit that is here, and whether files differ from it. */
function commitHere() {
  try {
    return { commit: git('log', '-1', '--format=%h'), changed: git('status', '--porcelain') !== '' };
  } catch {
    return { commit: null, changed: false };
  }
}

/**
 * Keeps what a whole run counted.
 * @param {{ passed: number, failed: number, skipped: number }} counts
 * @param {Date} now
 * @param {string} place the file that keeps it
 */
export function keepTestRun(counts, now = new Date(), place = kept) {
  const at = now.toISOString().slice(0, 16).replace('T', ' ');
  writeFileSync(place, JSON.stringify({ at, ...commitHere(), ...counts }));
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
