import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Amount, Page } from './money.ts';

const line = z.string().check(z.maxLength(64));
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/**
 * The days to read, yyyy-MM-dd on the merchant's calendar, both included, within the last 90; without them the last
 * seven. A caller that reads several pages sends the days and the time of the first answer.
 */
export const Days = { from: z.optional(Day), to: z.optional(Day) };

/** The days that an answer is about, in the merchant's time zone (an IANA name); today and the oldest day one may ask for. */
export const Period = z.object({ from: Day, to: Day, today: Day, oldest: Day, zone: z.string() });
export type Period = z.infer<typeof Period>;

const Between = { ...Days, language: line };
/**
 * Rows per page: 20 to read, more to save as a file. A caller that reads several pages sends the time of the
 * first answer as `asOf`: later rows are left out, and no row appears on two pages.
 */
const Paged = {
  page: Page,
  size: z.int().check(z.minimum(1), z.maximum(1_000)),
  asOf: z.optional(z.number()),
};
/** The days that the answer is about, and its time: epoch milliseconds on the gateway's clock. */
const told = { period: Period, asOf: z.number() };

export const betStatuses = ['TAKEN', 'SETTLED', 'REFUNDED'] as const;

export const Bet = z.object({
  roundId: z.string(),
  gameId: z.string(),
  gameName: z.string(),
  gameType: z.string(),
  status: z.enum(betStatuses),
  stake: Amount,
  win: Amount,
  /** The win minus the stake; zero for a refunded stake. */
  net: Amount,
  /** Epoch milliseconds. */
  at: z.number(),
});
export type Bet = z.infer<typeof Bet>;

export const movementKinds = [
  'opening',
  'bet',
  'win',
  'refund',
  'transfer',
  'deposit',
  'reversal',
  'withdrawal',
  'release',
  'return',
  'line',
  'bonus',
  'points',
  'void',
  'resettle',
  'contract',
] as const;

/**
 * A `reversal` takes back a deposit that the payer's bank recalled. A `void` takes a settled bet back, a `resettle` corrects its win; `points` were turned into money; a `contract` was settled. A `withdrawal` leaves the main wallet when it is requested; a `release` puts back one that was not paid, a
 * `return` what did not arrive.
 */
export const Movement = z.object({
  id: z.string(),
  kind: z.enum(movementKinds),
  /** 'MAIN' or a vendor's wallet; the vendor's name, '' for the main one. */
  wallet: z.string(),
  vendorName: z.string(),
  change: Amount,
  /** What the wallet held after it. */
  balance: Amount,
  /** The round, deposit, withdrawal ... it belongs to (for a `return`, its withdrawal); '' for none. */
  reference: z.string(),
  at: z.number(),
});
export type Movement = z.infer<typeof Movement>;

export const bonusStatuses = ['ISSUED', 'CLAIMED', 'EXPIRED'] as const;

/** ISSUED waits to be claimed; only CLAIMED has moved money. */
const Bonus = z.object({
  id: z.string(),
  name: z.string(),
  amount: Amount,
  status: z.enum(bonusStatuses),
  at: z.number(),
});
export type Bonus = z.infer<typeof Bonus>;

const ProfitDay = z.object({ date: Day, stake: Amount, win: Amount, bonus: Amount, net: Amount });
export type ProfitDay = z.infer<typeof ProfitDay>;

/** Every record call refuses with RANGE_REFUSED when the days are in the wrong order, in the future, or more than 90 days ago. */
export const records = {
  /** Bets, newest first; the sums leave out refunded stakes. Refusal: RANGE_REFUSED. */
  'wallet.bets': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_betRecords',
    token: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({
      ...Between,
      ...Paged,
      gameType: z.optional(line),
      status: z.optional(z.enum(betStatuses)),
    }),
    output: z.object({
      bets: z.array(Bet),
      totals: z.object({ count: z.number(), stake: Amount, win: Amount, net: Amount }),
      totalPages: z.number(),
      ...told,
    }),
  }),
  /** Movements in the member's main wallet and with vendors, newest first. Refusal: RANGE_REFUSED. */
  'wallet.movements': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_accountRecords',
    token: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({ ...Between, ...Paged, kind: z.optional(z.enum(movementKinds)) }),
    output: z.object({
      movements: z.array(Movement),
      totals: z.object({ count: z.number(), incoming: Amount, outgoing: Amount }),
      totalPages: z.number(),
      ...told,
    }),
  }),
  /**
   * Profit and loss by day, oldest first, including empty days. A bet counts on the day it was placed, its
   * win on the day it was paid. Refusal: RANGE_REFUSED.
   */
  'wallet.profit': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_personalProfit',
    token: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object(Between),
    output: z.object({
      days: z.array(ProfitDay),
      totals: z.object({ stake: Amount, win: Amount, bonus: Amount, net: Amount }),
      period: Period,
    }),
  }),
  /** Bonuses, newest first. Refusal: RANGE_REFUSED. */
  'wallet.bonuses': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_bonusDetails',
    token: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({ ...Between, ...Paged, status: z.optional(z.enum(bonusStatuses)) }),
    output: z.object({
      bonuses: z.array(Bonus),
      /** Over everything listed; `claimed` is the claimed part of it. */
      totals: z.object({ count: z.number(), amount: Amount, claimed: Amount }),
      totalPages: z.number(),
      ...told,
    }),
  }),
};
