import { execFileSync } from 'node:child_process';

/**
 * A moment to the minute, in UTC: 2026-11-29 10:00.
 * @param {Date} moment
 */
export function minuteOf(moment) {
  return moment.toISOString().slice(0, 16).replace('T', ' ');
}

/** @param {readonly string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/**
 * The commit that is here with its time, and whether files at these paths, or any, differ from it. Null without git, as in
 * an unpacked archive.
 * @param {readonly string[]} paths
 * @returns {{ id: string, at: string, changed: boolean } | null}
 */
export function commitHere(...paths) {
  try {
    const [id = '', seconds = '0'] = git('log', '-1', '--format=%h %ct').split(' ');
    const changed = git('status', '--porcelain', '--', ...paths) !== '';
    return { id, at: minuteOf(new Date(Number(seconds) * 1_000)), changed };
  } catch {
    return null;
  }
}
