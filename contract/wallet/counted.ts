import * as z from 'zod/mini';
import { Page } from './money.ts';

/** A quantity of points, bets or money as a decimal string with a point, at most six decimals, such as "12.804". */
export const Quantity = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,6})?$/));

/**
 * Why a row counts as it does. COUNTS: in full or by its share; OPEN: its bet is not settled yet; REFUNDED: its bet was
 * given back; GAME: games of this type count nothing; OVER_MAX: the bet was higher than the terms allow.
 */
export const countedReasons = ['COUNTS', 'OPEN', 'REFUNDED', 'GAME', 'OVER_MAX'] as const;

/** What a row of the ledger is: a bet, or something done with points. */
export const countedKinds = ['BET', 'REDEEM', 'REFUND', 'CONVERT', 'GIFT'] as const;

/** One row of the ledger that a counter is made of: the answer to "why did this number move?". */
export const CountedRow = z.object({
  /** The reference of the bet or the act. */
  id: z.string(),
  kind: z.enum(countedKinds),
  /** The game's name, or what the act was about. */
  name: z.string(),
  gameType: z.string(),
  /** Decimal money; "0.00" for anything but a bet. */
  stake: Quantity,
  /** What it adds to the counter, in the counter's own unit; below zero it takes. */
  counted: Quantity,
  reason: z.enum(countedReasons),
  /** The rule that counted it, and the version that was in force; `share` is what the rule multiplies with. */
  rule: z.object({ id: z.string(), version: z.number(), share: Quantity }),
  /** Epoch milliseconds: of the settlement for a settled bet. */
  at: z.number(),
});
export type CountedRow = z.infer<typeof CountedRow>;

/**
 * The rows of one counter, newest first, 20 a page. `total` is the sum of `counted` over all rows up to `asOf` (epoch
 * milliseconds, the gateway's clock): it equals the counter. The next pages are asked for with the same `asOf`.
 */
export const CountedRows = z.object({
  rows: z.array(CountedRow),
  count: z.number(),
  total: Quantity,
  totalPages: z.number(),
  asOf: z.number(),
});

/** What every question about the rows of a counter carries. */
export const countedInput = {
  page: Page,
  language: z.string().check(z.maxLength(8)),
  asOf: z.optional(z.number()),
};
