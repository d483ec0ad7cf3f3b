import { readTree } from '#tests/house/tree.ts';
import { changedSinceTree } from './changes.ts';
import type { PartName } from './journeys.ts';
import { ageOf, type Ledger, oldest } from './ledger.ts';
import { reachIn } from './reach.ts';

// What recorded runs still show of the tours that a run leaves out.

/** The tours of a machine by the ledger: they still count, they must be played now, or they were recorded too long ago. */
export type Verdict =
  | { readonly is: 'carried' }
  | { readonly is: 'changed' }
  | { readonly is: 'old'; readonly why: string };

type Asked = {
  readonly ledger: Ledger;
  /** What differs from a tree; undefined for a tree that is not here. */
  readonly changedSince: (tree: string) => ReadonlySet<string> | undefined;
  /** Through which files the tours of a machine go. */
  readonly reach: (machine: string) => ReadonlySet<string>;
};

/** Judges the tours of a machine, which are in a part. */
export function verdictOn(machine: string, part: PartName, { ledger, changedSince, reach }: Asked): Verdict {
  const line = ledger.lines.get(part);
  const age = ageOf(ledger, part);
  if (!line || age === undefined)
    return { is: 'old', why: `${machine}: its part, ${part}, was never recorded` };
  if (age > oldest)
    return {
      is: 'old',
      why: `${machine}: its part, ${part}, was recorded ${age} runs ago, and ${oldest} are allowed`,
    };
  const changed = changedSince(line.tree);
  const through = reach(machine);
  return { is: !changed || [...through].some((file) => changed.has(file)) ? 'changed' : 'carried' };
}

/** Judges tours by the files and the git of this folder; each tree is compared once. */
export function judgeHere(ledger: Ledger): (machine: string, part: PartName) => Verdict {
  const reach = reachIn(readTree());
  const compared = new Map<string, ReadonlySet<string> | undefined>();
  const changedSince = (tree: string) => {
    if (!compared.has(tree)) compared.set(tree, changedSinceTree(tree));
    return compared.get(tree);
  };
  return (machine, part) => verdictOn(machine, part, { ledger, changedSince, reach });
}
