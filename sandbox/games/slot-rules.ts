import type { Chance } from '#sandbox/kit/chance.ts';
import { lines } from './slot-lines.ts';
import { bestOf, type Mark, type Paid } from './slot-pays.ts';
import { reelsFor } from './slot-reels.ts';

/** Visible rows of a reel. */
const rows = 3;

/** The possible bets on each line, in minor units. */
export const lineBets = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000] as const;

/** A winning line: which line, the symbol, how many, and how much in minor units. */
export type LineWin = Paid & { readonly line: number };

/** The symbols of a spin, reel by reel from the top, and its win. */
export type Spin = {
  readonly reels: readonly (readonly Mark[])[];
  readonly wins: readonly LineWin[];
  readonly win: number;
};

/** A play: the number of lines, the bet on each in minor units, and the game's return in hundredths of a per cent. */
export type Spun = { readonly played: number; readonly bet: number; readonly back: number };

/** Spins the reels. */
export function spin(chance: Chance, { played, bet, back }: Spun): Spin {
  const seen = reelsFor(chance, back).map((ring) => {
    const stop = chance(ring.length);
    return Array.from({ length: rows }, (_, row) => ring[(stop + row) % ring.length] ?? 'plum');
  });
  const wins = lines.slice(0, played).flatMap((crossed, line) => {
    const best = bestOf(crossed.map((row, reel) => seen[reel]?.[row] ?? 'plum'));
    return best ? [{ ...best, line, amount: best.amount * bet }] : [];
  });
  return { reels: seen, wins, win: wins.reduce((sum, { amount }) => sum + amount, 0) };
}
