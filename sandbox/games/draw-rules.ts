import type { Chance } from './chance.ts';

/** How many numbers there are: 00 to 99. */
export const numbers = 100;

/** Bets on more than one number: which numbers win, and what is paid in hundredths of the stake. */
const groups = {
  even: { wins: (drawn: number) => drawn % 2 === 0, hundredths: 190 },
  odd: { wins: (drawn: number) => drawn % 2 === 1, hundredths: 190 },
  low: { wins: (drawn: number) => drawn < 50, hundredths: 190 },
  high: { wins: (drawn: number) => drawn >= 50, hundredths: 190 },
} as const;
export type Group = keyof typeof groups;

/** What a single number pays, and all numbers with the same last digit, in hundredths of the stake. */
const single = 9_500;
const ending = 950;

export const groupNames = Object.keys(groups) as readonly Group[];

/** What may be staked on each bet, in minor units: each pays whole ones. */
export const chips = [10, 50, 100, 200, 500, 1_000] as const;

/** The most bets in one draw. */
export const mostBets = 30;

/** A bet: a number as '07', an ending as '*7', or a group. */
export type Bet = string;

/** Whether this is a bet at all. */
export function isBet(bet: string): boolean {
  return /^[\d*]\d$/.test(bet) || Object.hasOwn(groups, bet);
}

/** What a bet pays when a number was drawn, in hundredths of its stake. */
function paid(bet: Bet, drawn: number): number {
  if (Object.hasOwn(groups, bet)) {
    const { wins, hundredths } = groups[bet as Group];
    return wins(drawn) ? hundredths : 0;
  }
  if (bet.startsWith('*')) return drawn % 10 === Number(bet[1]) ? ending : 0;
  return drawn === Number(bet) ? single : 0;
}

/** What was drawn, which bets won, and how much, in minor units. */
export type Drawn = {
  readonly number: number;
  readonly wins: readonly { readonly bet: Bet; readonly amount: number }[];
  readonly win: number;
};

/** Draws one number; `chip` is what stands on each bet. */
export function draw(chance: Chance, bets: readonly Bet[], chip: number): Drawn {
  const number = chance(numbers);
  const wins = bets.flatMap((bet) => {
    const amount = (chip * paid(bet, number)) / 100;
    return amount > 0 ? [{ bet, amount }] : [];
  });
  return { number, wins, win: wins.reduce((sum, { amount }) => sum + amount, 0) };
}
