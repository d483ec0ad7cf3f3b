import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ofMinutes } from '../units.ts';
import { Amount, Instant } from '../wallet/money.ts';
import { ProtectionChange } from './limits.ts';

/** A month by its name, such as 2026-11, in the merchant's zone. */
export const Month = z.string().check(z.regex(/^\d{4}-\d{2}$/));

/** A month of one member: the same sums that the records and reports add up. */
export const MonthStatement = z.object({
  month: Month,
  /** The merchant's zone, an IANA name; the month there. */
  zone: z.string(),
  from: Instant,
  to: Instant,
  /** The month has not ended: the sums go on. */
  running: z.boolean(),
  signIns: z.number(),
  /** What was credited. */
  deposits: z.object({ count: z.number(), amount: Amount }),
  /** What was paid in by each way, by its name. */
  means: z.array(z.object({ name: z.string(), count: z.number(), amount: Amount })),
  /** How many were asked for, and what left the balance; what came back in the month, since it was not paid, is taken off. */
  withdrawals: z.object({ count: z.number(), amount: Amount }),
  rounds: z.number(),
  staked: Amount,
  won: Amount,
  net: Amount,
  playMinutes: ofMinutes(z.number()),
  /** What all wallets held when the month began, and when it ended, or now. */
  opening: Amount,
  closing: Amount,
  /**
   * All else that moved the balance: bonuses, transfers to other people, points, corrections, and bets that were open when
   * the month began or ended. `opening` + `deposits` - `withdrawals` + `net` + `other` is `closing`.
   */
  other: Amount,
  changes: z.array(ProtectionChange),
  /** Deposits less withdrawals since the account exists; a deposit that the payer's bank took back is none. */
  lifetimeNetDeposits: Amount,
  memberSince: Instant,
});
export type MonthStatement = z.infer<typeof MonthStatement>;

export const statements = {
  /** The statement of a month; the months that have one, newest first. Refusal: RANGE_REFUSED for a month outside them. */
  'protection.statement': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_protectionStatement',
    token: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({ month: z.optional(Month), language: z.string().check(z.maxLength(8)) }),
    output: z.object({ months: z.array(Month), statement: MonthStatement }),
    row: true,
  }),
};
