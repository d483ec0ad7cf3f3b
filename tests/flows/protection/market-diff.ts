import { Refusal } from '#assurance/diff/refusal.ts';
import { knownMarket, type Market, markets } from '#contract/market-names.ts';
import { appearsIn } from './appears.ts';
import { type Clause, leavesOf, type Place } from './clause.ts';
import { clausesIn } from './clauses.ts';
import { allLeaves, type Leaf, leafIn, leafWords, sameValue } from './leaves.ts';
import { marketNames } from './market-labels.ts';
import { leafValue } from './value-words.ts';

type Held = { readonly id: string; readonly requirement: string; readonly law: boolean };
type Sides<T> = { readonly first: readonly T[]; readonly second: readonly T[] };

/** What entering the second market changes for a product that runs in the first. */
export type MarketDiff = {
  readonly markets: readonly [first: Market, second: Market];
  readonly leaves: readonly {
    readonly leaf: Leaf;
    readonly first: unknown;
    readonly second: unknown;
    /** The clauses behind the values. */
    readonly clauses: Sides<string>;
  }[];
  readonly clauses: Sides<Held>;
  readonly places: Sides<string>;
  readonly screens: Sides<string>;
  /** Texts that are in one of them; and those in both that say another value. */
  readonly texts: Sides<string> & { readonly changed: readonly string[] };
};

/** A market by its name; throws a Refusal for one that is not known, with those that are. */
export function marketNamed(name: string): Market {
  const wanted = name.toUpperCase();
  if (knownMarket(wanted)) return wanted;
  throw new Refusal(`${name} is no market: they are ${markets.join(', ')}`);
}

function nameOf({ machine, state, event, guard }: Place): string {
  return [`${machine} · ${state}`, ...(event ? [event] : []), ...(guard ? [`[${guard}]`] : [])].join(' · ');
}

function onlyIn(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...new Set(one)].filter((name) => !other.includes(name)).sort();
}

/** Compares two markets by the clauses. */
export function diffMarkets(first: Market, second: Market, all: readonly Clause[]): MarketDiff {
  const sides = (named: (market: Market) => readonly string[]): Sides<string> => ({
    first: onlyIn(named(first), named(second)),
    second: onlyIn(named(second), named(first)),
  });
  const behind = (market: Market, leaf: Leaf) =>
    clausesIn(market, all)
      .filter((one) => leaf in leavesOf(one, market))
      .map(({ id }) => id);
  const held = (market: Market, other: Market): readonly Held[] =>
    clausesIn(market, all)
      .filter(({ markets }) => !markets.includes(other))
      .map(({ id, requirement, mark }) => ({ id, requirement: requirement.en, law: mark === 'read' }));
  const texts = all.flatMap((one) => one.texts ?? []);
  const there = (market: Market) => texts.filter((one) => appearsIn(market, one)).map(({ text }) => text);
  const says = texts.filter(
    ({ says: leaf }) => leaf && !sameValue(leafIn(first, leaf), leafIn(second, leaf)),
  );
  return {
    markets: [first, second],
    leaves: allLeaves.flatMap((leaf) => {
      const [one, other] = [leafIn(first, leaf), leafIn(second, leaf)];
      if (sameValue(one, other)) return [];
      return [
        {
          leaf,
          first: one,
          second: other,
          clauses: { first: behind(first, leaf), second: behind(second, leaf) },
        },
      ];
    }),
    clauses: { first: held(first, second), second: held(second, first) },
    places: sides((market) =>
      all.flatMap(({ places = [] }) => places.filter((one) => appearsIn(market, one)).map(nameOf)),
    ),
    screens: sides((market) =>
      all.flatMap(({ screens = [] }) =>
        screens.filter((one) => appearsIn(market, one)).map((one) => one.screen),
      ),
    ),
    texts: {
      ...sides(there),
      changed: [...new Set(says.map(({ text }) => text))]
        .filter((text) => there(first).includes(text) && there(second).includes(text))
        .sort(),
    },
  };
}

/** The comparison as a person reads it. */
export function marketLog(diff: MarketDiff): string {
  const [first, second] = diff.markets;
  const part = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${title}\n${lines.map((one) => `  ${one}`).join('\n')}`] : [];
  const names = ({ first: one, second: other }: Sides<string>) => [
    ...one.map((name) => `only ${first}: ${name}`),
    ...other.map((name) => `only ${second}: ${name}`),
  ];
  const source = (ids: readonly string[]) => (ids.length > 0 ? ` (${ids.join(', ')})` : '');
  const clause =
    (market: Market) =>
    ({ id, requirement, law }: Held) =>
      `only ${market}: ${id}${law ? '' : ', a setting of the operator'}. ${requirement}`;
  const parts = [
    ...part(
      'Settings',
      diff.leaves.map(
        ({ leaf, first: one, second: other, clauses }) =>
          `${leaf}: ${leafWords[leaf].en}\n    ${first}  ${leafValue(leaf, one, 'en')}${source(clauses.first)}\n    ${second}  ${leafValue(leaf, other, 'en')}${source(clauses.second)}`,
      ),
    ),
    ...part('Clauses', [
      ...diff.clauses.first.map(clause(first)),
      ...diff.clauses.second.map(clause(second)),
    ]),
    ...part('States and guards', names(diff.places)),
    ...part('Screens', names(diff.screens)),
    ...part('Texts', [
      ...names(diff.texts),
      ...diff.texts.changed.map((text) => `another value in each: ${text}`),
    ]),
  ];
  const head = `${first} (${marketNames[first].en}) and ${second} (${marketNames[second].en})`;
  return parts.length > 0 ? [head, ...parts].join('\n\n') : `${head} ask for the same.`;
}
