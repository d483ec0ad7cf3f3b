/** The symbols on the reels, from the rarest; the sun stands for any other. */
export const symbols = ['sun', 'crown', 'gem', 'bell', 'clover', 'cherry', 'plum'] as const;
export type Mark = (typeof symbols)[number];

/** The payout of three, four and five of a kind from the left, in bets of one line. */
export const pays: Readonly<Record<Mark, readonly [three: number, four: number, five: number]>> = {
  sun: [40, 200, 1000],
  crown: [25, 120, 500],
  gem: [15, 60, 250],
  bell: [10, 35, 120],
  clover: [8, 20, 70],
  cherry: [4, 12, 35],
  plum: [4, 8, 25],
};

/** The fewest of a kind that win. */
const fewest = 3;

/** The win of a line: the symbol, how many, and how much in bets of one line. */
export type Paid = { readonly symbol: Mark; readonly count: number; readonly amount: number };

function lengthOf(seen: readonly Mark[], symbol: Mark): number {
  const end = seen.findIndex((one) => one !== symbol && (symbol === 'sun' || one !== 'sun'));
  return end < 0 ? seen.length : end;
}

/** The best win of one line, as suns or as the symbol they stand for; null for no win. */
export function bestOf(seen: readonly Mark[]): Paid | null {
  const first = seen.find((one) => one !== 'sun') ?? 'sun';
  const found = [...new Set<Mark>([first, 'sun'])].map((symbol) => {
    const count = lengthOf(seen, symbol);
    return { symbol, count, amount: pays[symbol][count - fewest] ?? 0 };
  });
  const best = found.reduce((a, b) => (b.amount > a.amount ? b : a));
  return best.amount > 0 ? best : null;
}
