import type { Chance } from '#sandbox/kit/chance.ts';
import { bestOf, type Mark, symbols } from './slot-pays.ts';

/** How many of each symbol each of the five reels has, in the order of `symbols`. */
type Counts = readonly (readonly number[])[];

/**
 * Reels that give back less than any game's RTP, and reels that give back more. A draw before each round
 * picks which of them turn.
 */
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

/** The step between filled places of a reel: it reaches every place once, and keeps equal symbols apart. */
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

/** The sum of the wins of all combinations of these reels on one line; it is the same for every line. */
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

/** One hundredth of a per cent of the bets on all combinations. */
const hundredth = combinations / 10_000;

let bounds: { readonly least: number; readonly most: number } | undefined;

/**
 * The share of rounds that turn the generous reels, so that a game gives back exactly `back` hundredths of a
 * per cent with any number of lines. Throws for a return that the two sets can't give.
 */
export function generousShare(back: number): { readonly rounds: number; readonly of: number } {
  bounds ??= { least: paidByAll(spare), most: paidByAll(generous) };
  const { least, most } = bounds;
  const rounds = back * hundredth - least;
  if (rounds < 0 || rounds > most - least) throw new Error(`No reels give back ${back / 100} %`);
  return { rounds, of: most - least };
}

/** The reels of one round; the game's return is in hundredths of a per cent. */
export function reelsFor(chance: Chance, back: number): Reels {
  const { rounds, of } = generousShare(back);
  return chance(of) < rounds ? reelSets.generous : reelSets.spare;
}
