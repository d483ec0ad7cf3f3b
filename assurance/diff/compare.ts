import { type Change, changesOf, keysOf } from './chart-changes.ts';
import type { Version } from './charts-in.ts';
import type { ChartFacts } from './facts.ts';
import { type CommonChange, commonOf, type SharedChange, sharedOf } from './shared-changes.ts';
import { type WordChange, wordChanges } from './word-changes.ts';
import { type Sentence, wordKey } from './word-facts.ts';

/** What became of a machine. `reworded`: only what the book says of it changed. */
export type Became = 'added' | 'removed' | 'changed' | 'reworded';

/** What is on record of a machine before and after: whether it is audited, whether it moves money. */
type Standing = { readonly audited: boolean; readonly money: boolean };

export type MachineChange = {
  readonly id: string;
  readonly became: Became;
  readonly before?: Standing;
  readonly after?: Standing;
  readonly changes: readonly Change[];
  readonly words: readonly WordChange[];
  /** Its title in the book, of the later version that has one. */
  readonly title: Sentence;
};

export type Comparison = {
  readonly machines: readonly MachineChange[];
  readonly shared: readonly SharedChange[];
  readonly common: readonly CommonChange[];
  /** Names of the machines in which nothing changed. */
  readonly same: readonly string[];
};

function standing(chart: ChartFacts): Standing {
  return { audited: chart.audited, money: chart.money };
}

/** Audited first, then money, then the rest; each by name. A machine that is no longer audited counts as one. */
function firstOf({ before, after }: MachineChange): number {
  const audited = before?.audited || after?.audited;
  const money = before?.money || after?.money;
  return audited && money ? 0 : audited ? 1 : money ? 2 : 3;
}

/** The names of the machines of two versions, by the alphabet. */
export function machinesOf(before: Version, after: Version): readonly string[] {
  return keysOf(before.machines, after.machines).toSorted();
}

function oneOf(id: string, from: ChartFacts | undefined, to: ChartFacts | undefined) {
  const changes = changesOf(from, to);
  const words = wordChanges(from?.words, to?.words);
  const became: Became = !from ? 'added' : !to ? 'removed' : changes.length > 0 ? 'changed' : 'reworded';
  const title = wordKey('title', '');
  return {
    id,
    became,
    ...(from ? { before: standing(from) } : {}),
    ...(to ? { after: standing(to) } : {}),
    title: to?.words.said[title] ?? from?.words.said[title] ?? {},
    changes,
    words: words.filter((one) => !one.shared),
    sharedWords: words.filter((one) => one.shared),
  };
}

/** Compares two versions. `only`: the machines to compare, by id; without it all, and the sentences they share. */
export function compare(before: Version, after: Version, only?: readonly string[]): Comparison {
  const isAsked = (id: string) => !only || only.includes(id);
  const all = machinesOf(before, after)
    .filter(isAsked)
    .map((id) => oneOf(id, before.machines[id], after.machines[id]));
  const moved = all.filter(
    ({ became, changes, words }) => became !== 'reworded' || changes.length + words.length > 0,
  );
  const machines = moved.map(({ sharedWords: _, ...machine }): MachineChange => machine);
  return {
    machines: machines.toSorted((a, b) => firstOf(a) - firstOf(b)),
    shared: sharedOf(
      all.map(({ id, sharedWords }) => ({ id, words: sharedWords })),
      only ? {} : before.shared,
      only ? {} : after.shared,
    ),
    common: commonOf(before, after).filter(({ machines: users }) => !only || users.some(isAsked)),
    same: all.filter((one) => !moved.includes(one)).map(({ id }) => id),
  };
}
