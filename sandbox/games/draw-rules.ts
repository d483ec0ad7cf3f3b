import type { Chance } from '#sandbox/kit/chance.ts';

/** How many numbers there are: 00 to 99. */
export const numbers = 100;

/** Bets on half of the numbers. */
const groups = {
  even: (drawn: number) => drawn % 2 === 0,
  odd: (drawn: number) => drawn % 2 === 1,
  low: (drawn: number) => drawn < 50,
  high: (drawn: number) => drawn >= 50,
} as const;
export type Group = keyof typeof groups;

/** How many numbers each kind of bet covers: one, all with the same last digit, half of them. */
const winning = { number: 1, ending: 10, group: 50 } as const;
type BetKind = keyof typeof winning;

export const groupNames = Object.keys(groups) as readonly Group[];

/** The possible stakes of a bet, in minor units. */
export const chips = [10, 50, 100, 200, 500, 1_000] as const;

/** The most bets in one draw. */
export const mostBets = 30;

/** A bet: a number as '07', an ending as '*7', or a group. */
export type Bet = string;

/** Whether this is a bet at all. */
export function isBet(bet: string): boolean {
  return /^[\d*]\d$/.test(bet) || Object.hasOwn(groups, bet);
}

function kindOfBet(bet: Bet): BetKind {
  if (Object.hasOwn(groups, bet)) return 'group';
  return bet.startsWith('*') ? 'ending' : 'number';
}

function wins(bet: Bet, drawn: number): boolean {
  const kind = kindOfBet(bet);
  if (kind === 'group') return groups[bet as Group](drawn);
  return kind === 'ending' ? drawn % 10 === Number(bet[1]) : drawn === Number(bet);
}

/** How many times the stake each kind of bet pays; the game's return is in hundredths of a per cent. */
export function timesPaid(back: number): Readonly<Record<BetKind, number>> {
  const of = (kind: BetKind) => back / (numbers * winning[kind]);
  return { number: of('number'), ending: of('ending'), group: of('group') };
}

/** The payout of a winning bet, in minor units. A fraction of a unit becomes a whole unit with a chance of its size. */
function paid(chance: Chance, bet: Bet, chip: number, back: number): number {
  const parts = numbers * winning[kindOfBet(bet)];
  const rest = (chip * back) % parts;
  const whole = (chip * back - rest) / parts;
  return rest > 0 && chance(parts) < rest ? whole + 1 : whole;
}

/** The number drawn, the bets that won, and how much, in minor units. */
export type Drawn = {
  readonly number: number;
  readonly wins: readonly { readonly bet: Bet; readonly amount: number }[];
  readonly win: number;
};

/** A play: the bets, the stake on each, and the game's return in hundredths of a per cent. */
export type Staked = { readonly bets: readonly Bet[]; readonly chip: number; readonly back: number };

/** Draws one number. */
export function draw(chance: Chance, { bets, chip, back }: Staked): Drawn {
  const number = chance(numbers);
  const won = bets
    .filter((bet) => wins(bet, number))
    .map((bet) => ({ bet, amount: paid(chance, bet, chip, back) }));
  return { number, wins: won, win: won.reduce((sum, { amount }) => sum + amount, 0) };
}
