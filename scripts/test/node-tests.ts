import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changedSince } from './changes.ts';
import { filesOfTests } from './test-files.ts';

// Which tests in Node `vitest --changed` runs beside those whose imports reach what changed.

/** The guards of the house, the contract, money and keys: always. */
const always: readonly RegExp[] = [
  /^tests\/house\//,
  /^(tests\/gateway\/|tests\/app\/contract-|assurance\/conformance\/tests\/sandbox\.)/,
  /^tests\/(sandbox|machines)\/wallet\//,
  /\bproperty\.test\.ts$/,
  /(seal|symmetric|keys)[^/]*\.test\.ts$/,
];

/** How a test reaches what it does not import: it starts a program, or reads the files of the project. */
const reaching =
  /node:child_process|\bspawnSandbox\b|\breadTree\b|\breadFileSync\b|\breaddirSync\b|kit\/deploy\//;

/** Tests of which it is known what they read beside their imports: the walk of the charts, which is long, their edges. */
const reads: ReadonlyMap<string, RegExp> = new Map([['assurance/walk/chart.test.ts', /^docs\/edges\//]]);

/** Whether this test, by its path and its text, is run whatever its imports reach. */
export function runsAnyway(name: string, text: string, changed: readonly string[]): boolean {
  const known = reads.get(name);
  if (known) return changed.some((file) => known.test(file));
  return always.some((pattern) => pattern.test(name)) || reaching.test(text);
}

/** Changes that imports don’t show; after one of them every test in Node is run. */
export const changesEverything: readonly string[] = [
  '**/*.json',
  '**/*.css',
  '**/*.{sql,svg,html}',
  '**/*.config.ts',
  '**/sandbox/seed/*.ts',
  '**/sandbox/db/people.ts',
  '**/sandbox/catalogue/**',
  '**/tests/kit/*.setup.ts',
  '**/.npmrc',
];

function testsIn(root: string, changed: readonly string[]): readonly string[] {
  return filesOfTests(root)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => runsAnyway(file, readFileSync(join(root, file), 'utf8'), changed))
    .map((file) => join(root, file));
}

type Asked = { readonly root: string; readonly changedSince?: string | boolean };

/** Tells Vitest what changed since a commit, and names beside it the tests that are run anyway, as if they had. */
export const changedFiles = {
  findChangedFiles: async ({ root, changedSince: commit }: Asked) => {
    const changed = changedSince(typeof commit === 'string' ? commit : 'HEAD');
    return [...changed.map((file) => resolve(root, file)), ...testsIn(root, changed)];
  },
};
