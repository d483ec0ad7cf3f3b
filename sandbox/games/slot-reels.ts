import type { Chance } from './chance.ts';
import { bestOf, type Mark, symbols } from './slot-pays.ts';

/** How often each symbol stands on each of the five reels, in the order of `symbols`. */
type Counts = readonly (readonly number[])[];

/** Reels that give back less than any game says, and more: which of them turn is drawn before each round. */
const spare: Counts = [
  [1, 2, 3, 4, 5, 7, 8],
  [2, 2, 3, 4, 6, 6, 7],
  [2, 2, 3, 5, 5, 6, 7],
  [2, 2, 3, 4, 6, 7, 6],
  [2, 2, 3, 4, 5, 7, 7],
];
const generous: Counts = [
  [2, 2, 3, 4, 5, 7, 7],
  [2, 2, 3, 4, 6, 6, 7],
  [2, 2, 3, 5, 5, 6, 7],
  [3, 2, 3, 4, 6, 7, 5],
  [2, 2, 3, 4, 5, 7, 7],
];

/** Places of a reel are filled in steps that meet every place once, so that the same symbols stand apart. */
const step = 7;

/** Lays the symbols of one reel out in a ring. */
function ringOf(amounts: readonly number[]): readonly Mark[] {
  const all = symbols.flatMap((symbol, n) => Array.from({ length: amounts[n] ?? 0 }, () => symbol));
  const ring: Mark[] = [];
  for (const [n, symbol] of all.entries()) ring[(n * step) % all.length] = symbol;
  return ring;
}

export type Reels = readonly (readonly Mark[])[];

export const reelSets: { readonly spare: Reels; readonly generous: Reels } = {
  spare: spare.map(ringOf),
  generous: generous.map(ringOf),
};

/** What all combinations of these reels pay on one line together: every line sees each of them as often. */
function paidByAll(counts: Counts): number {
  const sum = (seen: readonly Mark[], times: number): number => {
    const reel = counts[seen.length];
    if (!reel) return times * (bestOf(seen)?.amount ?? 0);
    return symbols.reduce((total, symbol, n) => total + sum([...seen, symbol], times * (reel[n] ?? 0)), 0);
  };
  return sum([], 1);
}

/** The combinations of five reels of thirty places. */
const combinations = 30 ** 5;

/** One hundredth of a per cent of what is bet on all combinations. */
const hundredth = combinations / 10_000;

let bounds: { readonly least: number; readonly most: number } | undefined;

/**
 * Of how many rounds how many turn the generous reels, so that a game gives back exactly `back` hundredths of a per cent,
 * at any number of lines. Throws for what lies outside of what the two sets give.
 */
export function generousShare(back: number): { readonly rounds: number; readonly of: number } {
  bounds ??= { least: paidByAll(spare), most: paidByAll(generous) };
  const { least, most } = bounds;
  const rounds = back * hundredth - least;
  if (rounds < 0 || rounds > most - least) throw new Error(`No reels give back ${back / 100} %`);
  return { rounds, of: most - least };
}

/** The reels of one round of a game that gives back so much, in hundredths of a per cent. */
export function reelsFor(chance: Chance, back: number): Reels {
  const { rounds, of } = generousShare(back);
  return chance(of) < rounds ? reelSets.generous : reelSets.spare;
}
