import { type Change, differs, keysOf } from './chart-changes.ts';
import type { Version } from './charts-in.ts';
import { type WordChange, wordChanges } from './word-changes.ts';
import type { Sentence } from './word-facts.ts';

/** A sentence of several machines that changed, told once. */
export type SharedChange = WordChange & { readonly machines: readonly string[] };

/**
 * A rule of several machines: its name is `file · function`. `machines` are those that come to its file by imports, and
 * `watched` those of them that are audited or move money.
 */
export type CommonChange = Change & {
  readonly what: 'rule';
  readonly machines: readonly string[];
  readonly watched: readonly string[];
};

/** The sentences of several machines that changed. `all`: those of each machine; the others belong to none alone. */
export function sharedOf(
  all: readonly { readonly id: string; readonly words: readonly WordChange[] }[],
  before: Version['shared'],
  after: Version['shared'],
): readonly SharedChange[] {
  const keyOf = ({ kind, name }: WordChange) => `${kind} · ${name}`;
  const named = [...new Map(all.flatMap(({ words }) => words).map((one) => [keyOf(one), one])).values()];
  const shared = (said: Readonly<Record<string, Sentence>>) => ({ said, shared: [] });
  return [
    ...named.map((change) => ({
      ...change,
      machines: all
        .filter(({ words }) => words.some((one) => keyOf(one) === keyOf(change)))
        .map(({ id }) => id),
    })),
    ...wordChanges(shared(before), shared(after)).map((one) => ({ ...one, machines: [] })),
  ];
}

type Rule = { readonly written: string; readonly machines: readonly string[] };

function rulesOf({ common }: Version): Readonly<Record<string, Rule>> {
  return Object.fromEntries(
    Object.entries(common).flatMap(([file, { rules, machines }]) =>
      Object.entries(rules).map(([name, written]) => [`${file} · ${name}`, { written, machines }] as const),
    ),
  );
}

/** The rules of several machines that changed, those of audited machines and machines of money first. */
export function commonOf(before: Version, after: Version): readonly CommonChange[] {
  const [old, now] = [rulesOf(before), rulesOf(after)];
  const isWatched = (id: string) =>
    [before.machines[id], after.machines[id]].some((one) => one?.audited || one?.money);
  const side = (rule: Rule) => ({ facts: { written: rule.written }, said: {} });
  const all = keysOf(old, now).flatMap((name): CommonChange[] => {
    const [from, to] = [old[name], now[name]];
    if (from && to && !differs(from.written, to.written)) return [];
    const machines = [...new Set([...(from?.machines ?? []), ...(to?.machines ?? [])])].toSorted();
    const sides = { ...(from ? { from: side(from) } : {}), ...(to ? { to: side(to) } : {}) };
    return [{ what: 'rule', name, ...sides, machines, watched: machines.filter(isWatched) }];
  });
  const rank = ({ watched }: CommonChange) => (watched.length > 0 ? 0 : 1);
  return all.toSorted((a, b) => a.name.localeCompare(b.name, 'en')).toSorted((a, b) => rank(a) - rank(b));
}
