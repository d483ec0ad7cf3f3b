import { readFileSync } from 'node:fs';
import { commitHere } from '../../scripts/commit-here.mjs';
import { lastTestRun, type TestRun } from '../../scripts/test/last-run.ts';

/** What a book was written from. Without git, as in an unpacked archive, the commit is unknown. */
export type Edition = {
  readonly version: string;
  readonly commit: { readonly id: string; readonly at: string; readonly changed: boolean } | null;
  /** The last whole run of the tests here; null when there was none. */
  readonly tests: TestRun | null;
};

/** The edition of this folder: its version, and the commit with its time in UTC. `changed` when the flows differ from it. */
export function editionHere(): Edition {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return { version, commit: commitHere('machines', 'contract', 'tests/flows'), tests: lastTestRun() };
}
