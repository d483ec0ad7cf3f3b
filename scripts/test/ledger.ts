import { type PartName, partNames } from './journeys.ts';

// What recorded runs have shown (decision: what an ordinary run of the tests holds): the last commit on which everything was
// green, and of each part of the browser's tests the run that last showed it green.

/** The run that last showed a part green, counted over all recorded runs, and the tree of files that it saw (git). */
export type Line = { readonly run: number; readonly tree: string };

export type Ledger = {
  /** The last commit on which everything was green; empty before there was one. */
  readonly green: string;
  readonly lines: ReadonlyMap<PartName, Line>;
};

/** The sixths, by their numbers from 1; the core is in every run. */
export const sixths = partNames.filter((name) => name !== 'core');

/** How many recorded runs old what a part showed may be. */
export const oldest = 8;

const isPart = (name: string): name is PartName => partNames.some((one) => one === name);

/** A ledger as its file has it. Throws for a line that says nothing. */
export function readLedger(text: string): Ledger {
  const [green = '', ...rest] = text.trim().split('\n');
  const lines = rest.map((line): [PartName, Line] => {
    const [, name = '', run, tree = ''] = /^(core|\d) (\d+) ([0-9a-f]{40})$/.exec(line) ?? [];
    if (!isPart(name)) throw new Error(`“${line}” is no part with its run and its tree`);
    return [name, { run: Number(run), tree }];
  });
  return { green, lines: new Map(lines) };
}

/** The file of a ledger: the commit, then the parts in their order. */
export function ledgerText({ green, lines }: Ledger): string {
  const told = partNames.flatMap((name) => {
    const line = lines.get(name);
    return line ? [`${name} ${line.run} ${line.tree}`] : [];
  });
  return `${[green, ...told].join('\n')}\n`;
}

/** How many runs have been recorded. */
export function runsOf({ lines }: Ledger): number {
  return Math.max(0, ...[...lines.values()].map(({ run }) => run));
}

const runOf = ({ lines }: Ledger, part: PartName) => lines.get(part)?.run ?? 0;

/** How many recorded runs ago a part was shown; undefined for one that never was. */
export function ageOf(ledger: Ledger, part: PartName): number | undefined {
  const line = ledger.lines.get(part);
  return line && runsOf(ledger) - line.run;
}

/** The sixths that were recorded last: one, or several that were recorded together; all where none ever was. */
export function newestSixths(ledger: Ledger): readonly PartName[] {
  const last = Math.max(...sixths.map((part) => runOf(ledger, part)));
  return sixths.filter((part) => runOf(ledger, part) === last);
}

/** The sixth that was recorded longest ago, or never, of all but these; the first of several. */
export function oldestSixth(ledger: Ledger, but: readonly PartName[] = []): PartName {
  return sixths
    .filter((part) => !but.includes(part))
    .reduce((one, other) => (runOf(ledger, other) < runOf(ledger, one) ? other : one));
}

/**
 * The sixth that the next recorded run takes, and whether it is taken again: between two states of the ledger that CI sees one
 * sixth is recorded, so that CI can run what the ledger claims. `seen` is the ledger as CI last saw it; undefined where nobody
 * knows.
 */
export function sixthToRecord(
  ledger: Ledger,
  seen: Ledger | undefined,
): { readonly part: PartName; readonly again: boolean } {
  const newest = newestSixths(ledger);
  const [only] = newest;
  const again =
    only !== undefined && newest.length === 1 && seen !== undefined && runsOf(ledger) > runsOf(seen);
  return again ? { part: only, again } : { part: oldestSixth(ledger), again: false };
}

/** The ledger after a run that showed these parts green on a tree; the commit moves with all of them alone. */
export function recorded(
  ledger: Ledger,
  {
    parts,
    tree,
    commit,
  }: { readonly parts: readonly PartName[]; readonly tree: string; readonly commit: string },
): Ledger {
  const line: Line = { run: runsOf(ledger) + 1, tree };
  const all = partNames.every((part) => parts.includes(part));
  return {
    green: all ? commit : ledger.green,
    lines: new Map([...ledger.lines, ...parts.map((part) => [part, line] as const)]),
  };
}
