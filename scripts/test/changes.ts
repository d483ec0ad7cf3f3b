import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Touched } from './choice.ts';
import type { PartName } from './journeys.ts';
import { type Ledger, ledgerText, readLedger, recorded, runsOf } from './ledger.ts';

// What changed since everything was green, and which areas that touches.

/** What recorded runs have shown (scripts/test/ledger.ts); it is in git, since a clean clone knows nothing else. */
export const ledgerFile = 'tests/ledger.txt';

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

/** What changed since a commit, with what is not committed yet. */
export function baseOf(commit: string, git: Git = here): Base {
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
    return baseOf(ledgerHere().green);
  } catch {
    return { commit: null, why: `there is no ${ledgerFile}` };
  }
}

/** What git says of a file at a revision; undefined where either is not there. */
export function fileAt(revision: string, file: string, git: Git = here): string | undefined {
  try {
    return git('show', `${revision}:${file}`);
  } catch {
    return undefined;
  }
}

/** What differs from a tree of files that git keeps; undefined where it does not have it. */
export function changedSinceTree(tree: string, git: Git = here): ReadonlySet<string> | undefined {
  try {
    return new Set(changedSince(tree, git));
  } catch {
    return undefined;
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

/** Why a run may not be recorded as green; undefined when it may. */
export function refusalToRecord({
  failed,
  git = here,
}: {
  readonly failed: number;
  readonly git?: Git;
}): string | undefined {
  if (failed > 0) return `Not recorded: ${failed} failed.`;
  try {
    if (git('status', '--porcelain') === '') return undefined;
    return 'Not recorded: files differ from the commit, and a record names a tree. Commit them and run again.';
  } catch {
    return 'Not recorded: there is no git here, and a record names a tree.';
  }
}

/** Where the ledger is, as the tests give it. */
type Place = { readonly git?: Git; readonly place?: string };

/** The ledger of this folder. */
export function ledgerHere(place: string = ledgerFile): Ledger {
  return readLedger(readFileSync(place, 'utf8'));
}

/** The ledger as CI last saw it, on the branch that this one follows; undefined where it follows none. */
export function ledgerOfCi(git: Git = here): Ledger | undefined {
  const text = fileAt('@{upstream}', ledgerFile, git);
  return text === undefined ? undefined : readLedger(text);
}

/** Records that these parts are green on the tree that is here; says what it did, or why it did not. */
export function record(
  parts: readonly PartName[],
  { failed, git = here, place = ledgerFile }: Place & { readonly failed: number },
): { readonly recorded: boolean; readonly says: string } {
  const refusal = refusalToRecord({ failed, git });
  if (refusal) return { recorded: false, says: refusal };
  const [commit, tree] = [git('rev-parse', 'HEAD'), git('rev-parse', 'HEAD^{tree}')];
  const ledger = recorded(ledgerHere(place), { parts, tree, commit });
  writeFileSync(place, ledgerText(ledger));
  return { recorded: true, says: `Recorded in ${place}, as run ${runsOf(ledger)}: ${parts.join(', ')}.` };
}
