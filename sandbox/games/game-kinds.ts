import * as z from 'zod/mini';
import { amountOf, minorOf } from '../money.ts';
import type { Chance } from './chance.ts';
import { chips, draw, groupNames, isBet, mostBets } from './draw-rules.ts';
import { lineBets, lineChoices, lines, pays, spin, symbols } from './slot-rules.ts';

/** What a bet costs, and what comes of it; amounts in minor units. */
export type Round = { readonly stake: number; readonly play: (chance: Chance) => Outcome };
export type Outcome = { readonly win: number; readonly shown: unknown };

type Kind = {
  /** Reads what the page wants to bet; null when it is none of this game's bets. */
  readonly read: (bet: unknown) => Round | null;
  /** What the page shows and lets choose; `least` is the least that a round may cost, in minor units. */
  readonly rules: (least: number) => unknown;
};

const SlotBet = z.strictObject({ lines: z.int(), coin: z.string() });
const DrawBet = z.strictObject({
  bets: z.array(z.string().check(z.refine(isBet))).check(z.minLength(1), z.maxLength(mostBets)),
  chip: z.string(),
});

const fewestLines = lineChoices[0];

/** Amounts on the wire: of what may be chosen, what is enough; the largest always is. */
function enough(choices: readonly number[], least: number, times: number): string[] {
  const fit = choices.filter((choice) => choice * times >= least);
  return (fit.length > 0 ? fit : choices.slice(-1)).map(amountOf);
}

const slot: Kind = {
  read: (bet) => {
    const { success, data } = z.safeParse(SlotBet, bet);
    const coin = success ? minorOf(data.coin) : null;
    if (!success || coin === null) return null;
    const known = (lineChoices as readonly number[]).includes(data.lines);
    if (!known || !(lineBets as readonly number[]).includes(coin)) return null;
    return {
      stake: data.lines * coin,
      play: (chance) => {
        const { reels, wins, win } = spin(chance, data.lines, coin);
        return { win, shown: { reels, wins: wins.map((one) => ({ ...one, amount: amountOf(one.amount) })) } };
      },
    };
  },
  rules: (least) => ({ symbols, pays, lines, lineChoices, coins: enough(lineBets, least, fewestLines) }),
};

const numberDraw: Kind = {
  read: (bet) => {
    const { success, data } = z.safeParse(DrawBet, bet);
    const chip = success ? minorOf(data.chip) : null;
    if (!success || chip === null || !(chips as readonly number[]).includes(chip)) return null;
    if (new Set(data.bets).size < data.bets.length) return null;
    return {
      stake: data.bets.length * chip,
      play: (chance) => {
        const { number, wins, win } = draw(chance, data.bets, chip);
        return {
          win,
          shown: { number, wins: wins.map((one) => ({ ...one, amount: amountOf(one.amount) })) },
        };
      },
    };
  },
  rules: (least) => ({ groups: groupNames, chips: enough(chips, least, 1), mostBets }),
};

export const kinds = { slot, draw: numberDraw } as const;
export type KindName = keyof typeof kinds;

/** Game types that are played on reels; everything else is a draw of numbers. */
const onReels: readonly string[] = ['RNG', 'FISH', 'JACKPOT', 'BINGO', 'PVP'];

/** How a game of this type (spec 3, gameType) is played here. */
export function kindOf(gameType: string): KindName {
  return onReels.includes(gameType) ? 'slot' : 'draw';
}
