import * as z from 'zod/mini';
import { asMinor, plain } from '#contract/units.ts';
import { amountOf, minorRead } from '#contract/wallet/minor-units.ts';
import type { Chance } from '#sandbox/kit/chance.ts';
import { chips, draw, groupNames, isBet, mostBets, timesPaid } from './draw-rules.ts';
import { lineChoices, lines, usualLines } from './slot-lines.ts';
import { pays, symbols } from './slot-pays.ts';
import { lineBets, spin } from './slot-rules.ts';

/**
 * The terms of a game: the least price of a round in minor units, its return in hundredths of a per cent, its lines.
 */
export type Terms = { readonly least: number; readonly back: number; readonly lines: number };

/** The terms of a game that names none. */
export const usualTerms: Terms = { least: 0, back: 95_00, lines: usualLines };

/** The price of a bet, and its outcome; amounts in minor units. */
export type Round = { readonly stake: number; readonly play: (chance: Chance) => Outcome };
export type Outcome = { readonly win: number; readonly shown: unknown };

type Kind = {
  /** Reads the page's bet; null when this game has no such bet. */
  readonly read: (bet: unknown, terms: Terms) => Round | null;
  /** The choices that the page offers. */
  readonly rules: (terms: Terms) => unknown;
};

const SlotBet = z.strictObject({ lines: z.int(), coin: z.string() });
const DrawBet = z.strictObject({
  bets: z.array(z.string().check(z.refine(isBet))).check(z.minLength(1), z.maxLength(mostBets)),
  chip: z.string(),
});

/** A price on the wire in whole minor units, as the rules of games count; null when it is none. */
function priceIn(text: string): number | null {
  const price = minorRead(text);
  return price && plain(price);
}

/** Amounts on the wire: the choices that meet the least price; always at least the largest. */
function enough(choices: readonly number[], least: number, times: number): string[] {
  const fit = choices.filter((choice) => choice * times >= least);
  return (fit.length > 0 ? fit : choices.slice(-1)).map((choice) => amountOf(asMinor(choice)));
}

const slot: Kind = {
  read: (bet, { least, back, lines: all }) => {
    const { success, data } = z.safeParse(SlotBet, bet);
    const coin = success ? priceIn(data.coin) : null;
    if (!success || coin === null) return null;
    const known = lineChoices(all).includes(data.lines) && (lineBets as readonly number[]).includes(coin);
    if (!known || data.lines * coin < least) return null;
    return {
      stake: data.lines * coin,
      play: (chance) => {
        const { reels, wins, win } = spin(chance, { played: data.lines, bet: coin, back });
        return {
          win,
          shown: { reels, wins: wins.map((one) => ({ ...one, amount: amountOf(asMinor(one.amount)) })) },
        };
      },
    };
  },
  rules: ({ least, lines: all }) => {
    const choices = lineChoices(all);
    const coins = enough(lineBets, least, choices[0] ?? all);
    return { symbols, pays, lines: lines.slice(0, all), lineChoices: choices, coins };
  },
};

const numberDraw: Kind = {
  read: (bet, { least, back }) => {
    const { success, data } = z.safeParse(DrawBet, bet);
    const chip = success ? priceIn(data.chip) : null;
    if (!success || chip === null || !(chips as readonly number[]).includes(chip)) return null;
    if (new Set(data.bets).size < data.bets.length || data.bets.length * chip < least) return null;
    return {
      stake: data.bets.length * chip,
      play: (chance) => {
        const { number, wins, win } = draw(chance, { bets: data.bets, chip, back });
        return {
          win,
          shown: { number, wins: wins.map((one) => ({ ...one, amount: amountOf(asMinor(one.amount)) })) },
        };
      },
    };
  },
  rules: ({ least, back }) => {
    return { groups: groupNames, chips: enough(chips, least, 1), mostBets, times: timesPaid(back) };
  },
};

export const kinds = { slot, draw: numberDraw } as const;
export type KindName = keyof typeof kinds;

/** Game types with reels; every other type is a draw of numbers. */
const onReels: readonly string[] = ['RNG', 'FISH', 'JACKPOT', 'BINGO', 'PVP'];

/** The kind of play of a game type (spec 3, gameType). */
export function kindOf(gameType: string): KindName {
  return onReels.includes(gameType) ? 'slot' : 'draw';
}
