import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Touched } from './choice.ts';

// What changed since everything was green, and which areas that touches.

/** Names the last commit on which `npm test -- --all` was green; it is in git, since a clean clone knows no other. */
export const greenFile = 'tests/last-green.txt';

/** What git says of this folder; the tests give their own. */
export type Git = (...args: readonly string[]) => string;

const here: Git = (...args) =>
  execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  }).trim();

/** Where a run begins from: the green commit and what changed since, or why that is not known. */
export type Base =
  | { readonly commit: string; readonly changed: readonly string[] }
  | { readonly commit: null; readonly why: string };

const lines = (text: string) => text.split('\n').filter(Boolean);

/** What differs from a commit, with what is not committed yet. */
export function changedSince(commit: string, git: Git = here): readonly string[] {
  const changed = [
    ...lines(git('diff', '--name-only', '--no-renames', commit)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  return [...new Set(changed)].sort();
}

/** What changed since the commit that a file's text names, with what is not committed yet. */
export function baseOf(text: string, git: Git = here): Base {
  const commit = text.trim();
  const unknown = (why: string): Base => ({ commit: null, why });
  if (commit === '') return unknown('no commit is known on which everything was green');
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD');
  } catch {
    return unknown(`${commit.slice(0, 8)}, the last green commit, is not among those that led here`);
  }
  return { commit, changed: changedSince(commit, git) };
}

/** Where this run begins from. */
export function readBase(): Base {
  try {
    return baseOf(readFileSync(greenFile, 'utf8'));
  } catch {
    return { commit: null, why: `there is no ${greenFile}` };
  }
}

/** How many commits led here; 0 without git. */
export function commitCount(git: Git = here): number {
  try {
    return Number(git('rev-list', '--count', 'HEAD'));
  } catch {
    return 0;
  }
}

/** Folders with a part for each area, and files named by one. */
const ofAreas: readonly RegExp[] = [
  /^(?:contract|machines|sandbox|src\/views|tests\/(?:flows|journeys))\/([\w-]+)/,
  /^locales\/\w+\/([\w-]+)\.json$/,
];

/** What areas share: a change there may be seen in each of them. */
const shared =
  /^(src\/|contract\/|machines\/|sandbox\/|locales\/|public\/|assurance\/(browser|walk)\/|tests\/kit\/|tests\/flows\/(kit\/|[^/]+$)|scripts\/(build|start)|package-lock\.json$|vite\.config\.ts$|playwright\.config\.ts$|[^/]+\.html$)/;
const alwaysShared = /^contract\//;

/** The areas that changed files touch, and whether they touch what areas share. */
export function touchedBy(files: readonly string[], areas: readonly string[]): NonNullable<Touched> {
  const areaOfFile = (file: string) =>
    areas.find((area) => ofAreas.some((pattern) => pattern.exec(file)?.[1] === area));
  const touched = new Set(files.map(areaOfFile).filter((area) => area !== undefined));
  return {
    areas: areas.filter((area) => touched.has(area)),
    shared: files.some(
      (file) => alwaysShared.test(file) || (shared.test(file) && areaOfFile(file) === undefined),
    ),
  };
}

type Recorded = { readonly failed: number; readonly git?: Git; readonly place?: string };

/** Why this run may not be recorded as green; undefined when it may. */
export function refusalToRecord({ failed, git = here }: Recorded): string | undefined {
  if (failed > 0) return `Not recorded: ${failed} failed.`;
  try {
    if (git('status', '--porcelain') === '') return undefined;
    return 'Not recorded: files differ from the commit, and a record names a commit. Commit them and run again.';
  } catch {
    return 'Not recorded: there is no git here, and a record names a commit.';
  }
}

/** Records that everything is green on the commit that is here; says what it did, or why it did not. */
export function recordGreen({ failed, git = here, place = greenFile }: Recorded): {
  readonly recorded: boolean;
  readonly says: string;
} {
  const refusal = refusalToRecord({ failed, git });
  if (refusal) return { recorded: false, says: refusal };
  const commit = git('rev-parse', 'HEAD');
  writeFileSync(place, `${commit}\n`);
  return { recorded: true, says: `Recorded in ${place}: everything is green on ${commit.slice(0, 8)}.` };
}
