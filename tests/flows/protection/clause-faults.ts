import type { AnyStateMachine } from 'xstate';
import { nodesOf, pathOf } from '#assurance/walk/transitions.ts';
import { type Market, markets } from '#contract/market-names.ts';
import type { Protection } from '#contract/protection/market.ts';
import { type Clause, type Default, leavesOf, type Place } from './clause.ts';
import { allLeaves, type Leaf, leafOf, sameValue } from './leaves.ts';

/** What the clauses are compared with: tables, charts, files with their titles, texts. */
export type Product = {
  readonly tables: Readonly<Record<Market, Protection>>;
  readonly machines: ReadonlyMap<string, AnyStateMachine>;
  /** The titles and properties of a file of tests; undefined where there is no such file. */
  readonly titles: (file: string) => readonly string[] | undefined;
  readonly fileThere: (file: string) => boolean;
  /** Whether there is a text, or a group of texts, by its key. */
  readonly textThere: (key: string) => boolean;
};

/** The market in which nothing is compelled: what differs from it in another needs a reason. */
export const quietest: Market = 'BASE';

function leafFaults(clause: Clause, { tables }: Product): readonly string[] {
  return clause.markets.flatMap((market) =>
    Object.entries(leavesOf(clause, market)).flatMap(([leaf, value]) => {
      if (!allLeaves.includes(leaf as Leaf)) return [`${clause.id}: the block has no leaf ${leaf}`];
      const held = leafOf(tables[market], leaf);
      if (sameValue(held, value)) return [];
      return [`${clause.id}: ${leaf} is ${JSON.stringify(held)} in ${market}, not ${JSON.stringify(value)}`];
    }),
  );
}

function placeFault({ machine, state, event, guard }: Place, { machines }: Product): string | undefined {
  const chart = machines.get(machine);
  if (!chart) return `there is no machine ${machine}`;
  const node = nodesOf(chart).find((one) => pathOf(one) === state);
  if (!node) return `${machine} has no state ${state}`;
  if (event === undefined) return undefined;
  const branches = node.transitions.get(event);
  if (!branches) return `${machine} · ${state} does not hear ${event}`;
  const decided = branches.some((one) => JSON.stringify(one.guard ?? null).includes(`"${guard}"`));
  return guard === undefined || decided
    ? undefined
    : `${machine} · ${state} · ${event} has no guard ${guard}`;
}

function proofFaults({ id, proof, gap }: Clause, { titles }: Product): readonly string[] {
  if (proof.length === 0 && !gap) return [`${id} has no proof, and no reason for that`];
  return proof.flatMap(({ file, title }) => {
    const found = titles(file);
    if (!found) return [`${id}: there is no file ${file}`];
    return found.includes(title) ? [] : [`${id}: ${file} has no “${title}”`];
  });
}

function faultsOf(clause: Clause, product: Product): readonly string[] {
  const { id, places = [], screens = [], texts = [], settings = [] } = clause;
  const own = clause.markets.flatMap((market) => Object.keys(leavesOf(clause, market)));
  return [
    ...leafFaults(clause, product),
    ...settings.filter((leaf) => !own.includes(leaf)).map((leaf) => `${id} does not claim ${leaf}`),
    ...places.flatMap((place) => placeFault(place, product) ?? []).map((fault) => `${id}: ${fault}`),
    ...screens
      .filter(({ screen }) => !product.fileThere(screen))
      .map(({ screen }) => `${id}: there is no ${screen}`),
    ...texts
      .filter(({ text }) => !product.textThere(text))
      .map(({ text }) => `${id}: there is no text ${text}`),
    ...proofFaults(clause, product),
  ];
}

/** Leaves that differ from where no rule was found, though neither a clause nor a reason says why; and needless reasons. */
function unclaimedFaults(
  all: readonly Clause[],
  defaults: readonly Default[],
  { tables }: Product,
): readonly string[] {
  return markets.flatMap((market) =>
    allLeaves.flatMap((leaf) => {
      const claimed = all.some((one) => one.markets.includes(market) && leaf in leavesOf(one, market));
      const reasons = defaults.filter((one) => one.market === market && one.leaf === leaf).length;
      const differs = !sameValue(leafOf(tables[market], leaf), leafOf(tables[quietest], leaf));
      if (differs && !claimed && reasons !== 1)
        return [`${market}: no clause claims ${leaf}, and it has ${reasons} reasons`];
      return reasons > 0 && (claimed || !differs) ? [`${market}: ${leaf} needs no reason`] : [];
    }),
  );
}

/** Everything in which the clauses and the product disagree, one sentence each. */
export function clauseFaults(
  all: readonly Clause[],
  defaults: readonly Default[],
  product: Product,
): readonly string[] {
  const ids = all.map(({ id }) => id);
  return [
    ...ids.filter((id, n) => ids.indexOf(id) !== n).map((id) => `${id} is there twice`),
    ...all.flatMap((clause) => faultsOf(clause, product)),
    ...unclaimedFaults(all, defaults, product),
  ];
}
