import type { Chance } from './chance.ts';

/** What stands on the reels, from the rarest; the sun stands for any other. */
export const symbols = ['sun', 'crown', 'gem', 'bell', 'clover', 'cherry', 'plum'] as const;
export type Mark = (typeof symbols)[number];

/** What three, four and five of a kind from the left pay, in bets of one line. */
export const pays: Readonly<Record<Mark, readonly [three: number, four: number, five: number]>> = {
  sun: [40, 200, 1000],
  crown: [25, 120, 500],
  gem: [15, 60, 250],
  bell: [10, 35, 120],
  clover: [8, 20, 70],
  cherry: [4, 12, 35],
  plum: [4, 8, 25],
};

/** How often each symbol stands on each of the five reels, in the order of `symbols`. */
const counts = [
  [2, 2, 3, 4, 5, 7, 7],
  [2, 2, 3, 4, 6, 6, 7],
  [2, 2, 3, 5, 5, 6, 7],
  [2, 2, 3, 4, 6, 7, 6],
  [2, 2, 3, 4, 5, 7, 7],
] as const;

/** Places of a reel are filled in steps that meet every place once, so that the same symbols stand apart. */
const step = 7;

/** Lays the symbols of one reel out in a ring. */
function ringOf(amounts: readonly number[]): readonly Mark[] {
  const all = symbols.flatMap((symbol, n) => Array.from({ length: amounts[n] ?? 0 }, () => symbol));
  const ring: Mark[] = [];
  for (const [n, symbol] of all.entries()) ring[(n * step) % all.length] = symbol;
  return ring;
}

export const reels: readonly (readonly Mark[])[] = counts.map(ringOf);

/** Rows that are seen of a reel. */
const rows = 3;

/** The lines, each the row (0 to 2) that it crosses on each reel; with fewer lines the first ones are played. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 1, 2, 0],
];

/** How many lines may be played, and what may be bet on each, in minor units. */
export const lineChoices = [5, 10, 20] as const;
export const lineBets = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000] as const;

/** A line that won: which, what of, how many, and how much in minor units. */
export type LineWin = {
  readonly line: number;
  readonly symbol: Mark;
  readonly count: number;
  readonly amount: number;
};

/** What a spin shows, reel by reel from the top, and what it won. */
export type Spin = {
  readonly reels: readonly (readonly Mark[])[];
  readonly wins: readonly LineWin[];
  readonly win: number;
};

function lengthOf(seen: readonly Mark[], symbol: Mark): number {
  const end = seen.findIndex((one) => one !== symbol && (symbol === 'sun' || one !== 'sun'));
  return end < 0 ? seen.length : end;
}

/** The best that one line pays, as suns or as what the suns stand for; null when nothing. */
export function bestOf(seen: readonly Mark[]): Omit<LineWin, 'line'> | null {
  const first = seen.find((one) => one !== 'sun') ?? 'sun';
  const found = [...new Set<Mark>([first, 'sun'])].map((symbol) => {
    const count = lengthOf(seen, symbol);
    return { symbol, count, amount: pays[symbol][count - rows] ?? 0 };
  });
  const best = found.reduce((a, b) => (b.amount > a.amount ? b : a));
  return best.amount > 0 ? best : null;
}

/** Spins the reels; `bet` is that of one line in minor units, `played` how many lines are played. */
export function spin(chance: Chance, played: number, bet: number): Spin {
  const seen = reels.map((ring) => {
    const stop = chance(ring.length);
    return Array.from({ length: rows }, (_, row) => ring[(stop + row) % ring.length] ?? 'plum');
  });
  const wins = lines.slice(0, played).flatMap((crossed, line) => {
    const best = bestOf(crossed.map((row, reel) => seen[reel]?.[row] ?? 'plum'));
    return best ? [{ ...best, line, amount: best.amount * bet }] : [];
  });
  return { reels: seen, wins, win: wins.reduce((sum, { amount }) => sum + amount, 0) };
}
