import type { Change } from './chart-changes.ts';
import type { Version } from './charts-in.ts';
import { type Comparison, compare, machinesOf } from './compare.ts';
import { Refusal } from './refusal.ts';
import type { Head } from './versions.ts';

type Counts = { readonly added: number; readonly removed: number; readonly changed: number };

/**
 * The difference of two versions, as `--json` prints it. A program may rely on these names; new ones may come.
 *
 * - `versions`: which two (`Head`: revision, commit, date in UTC, subject; `folder` and how many files of it are
 *   `uncommitted`).
 * - `only`: the machines that were asked for; empty for all.
 * - `totals`: machines `added`, `removed`, `changed` in their charts or rules, `reworded` in the book alone, and the
 *   `same`; states, transitions, rules and `others` (guards, delays, actions, actors, orders), those of added and removed
 *   machines among them; `sentences` of the book that changed about what is in both.
 * - `audited`, `money`: names of those machines in `machines` that are audited, or move money, in either version.
 * - `machines`: what became of each (`MachineChange`): audited first, then money, then the rest, by name. A change has
 *   `what` (state, transition, order, guard, delay, action, actor, rule), `name`, and `from` and `to` with their `facts`
 *   by name and what the book has `said` of them in each language. `words` are the sentences that changed.
 * - `shared`: sentences of several machines that changed, each with the names of these machines.
 * - `common`: rules of files that belong to no machine alone, each with the names of the `machines` that come to it, and
 *   those of them that are `watched`: audited or of money.
 * - `same`: the names of the machines in which nothing changed; a rule in `common`
 *   may be theirs.
 */
export type FlowDiff = Comparison & {
  readonly versions: { readonly before: Head; readonly after: Head };
  readonly only: readonly string[];
  readonly totals: {
    readonly machines: Counts & { readonly reworded: number; readonly same: number };
    readonly states: Counts;
    readonly transitions: Counts;
    readonly rules: Counts;
    readonly others: Counts;
    readonly sentences: number;
  };
  readonly audited: readonly string[];
  readonly money: readonly string[];
};

function countsOf(changes: readonly Change[], ...kinds: readonly Change['what'][]): Counts {
  const all = changes.filter(({ what }) => kinds.includes(what));
  return {
    added: all.filter(({ from }) => !from).length,
    removed: all.filter(({ to }) => !to).length,
    changed: all.filter(({ from, to }) => from && to).length,
  };
}

/**
 * Compares two versions, all machines or `only` some. Throws a Refusal with the names that exist when one of `only` is in
 * neither.
 */
export function flowDiff(
  [before, after]: readonly [Version, Version],
  versions: FlowDiff['versions'],
  only: readonly string[] = [],
): FlowDiff {
  const names = machinesOf(before, after);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Refusal(`no machine is called ${unknown.join(', ')}: they are ${names.join(', ')}`);
  }
  const comparison = compare(before, after, only.length > 0 ? only : undefined);
  const { machines, shared, common, same } = comparison;
  const changes = machines.flatMap((one) => one.changes);
  const kept = machines.filter(({ became }) => became === 'changed' || became === 'reworded');
  const became = (what: string) => machines.filter((one) => one.became === what).length;
  const standing = (what: 'audited' | 'money') =>
    machines.filter((one) => one.before?.[what] || one.after?.[what]).map(({ id }) => id);
  return {
    versions,
    only,
    totals: {
      machines: {
        added: became('added'),
        removed: became('removed'),
        changed: became('changed'),
        reworded: became('reworded'),
        same: same.length,
      },
      states: countsOf(changes, 'state'),
      transitions: countsOf(changes, 'transition'),
      rules: countsOf([...changes, ...common], 'rule'),
      others: countsOf(changes, 'guard', 'delay', 'action', 'actor', 'order'),
      sentences: kept.flatMap(({ words }) => words).length + shared.length,
    },
    audited: standing('audited'),
    money: standing('money'),
    machines,
    shared,
    common,
    same,
  };
}
