import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { lastTestRun, type TestRun } from '../../../scripts/test-run.mjs';

/** What a book was written from. Without git, as in an unpacked archive, the commit is unknown. */
export type Edition = {
  readonly version: string;
  readonly commit: { readonly id: string; readonly at: string; readonly changed: boolean } | null;
  /** The last whole run of the tests here; null when there was none. */
  readonly tests: TestRun | null;
};

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The edition of this folder: its version, and the commit with its time in UTC. `changed` when the flows differ from it. */
export function editionHere(): Edition {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const tests = lastTestRun();
  try {
    const [id = '', seconds = '0'] = git('log', '-1', '--format=%h %ct').split(' ');
    const at = new Date(Number(seconds) * 1_000).toISOString().slice(0, 16).replace('T', ' ');
    const changed = git('status', '--porcelain', '--', 'machines', 'contract', 'tests/flows') !== '';
    return { version, commit: { id, at, changed }, tests };
  } catch {
    return { version, commit: null, tests };
  }
}
