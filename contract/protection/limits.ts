import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Amount, Instant, Key, Sum } from '../wallet/money.ts';
import { limitKinds, limitPeriods } from './market.ts';

const Kind = z.enum(limitKinds);
const Period = z.enum(limitPeriods);

/** A value of a limit: money, or minutes for `time`; as typed it is a decimal string with a point. */
const Value = Sum;

/**
 * A raise, a removal, or a limit that replaces a lower one. `value` is null to remove the limit. WAITING until `from`; after
 * that TO_CONFIRM until `confirmBy`, where the market wants it, or it is in force at once. TESTING: the self-test must be
 * confirmed first. TALKING: a person of the provider must have talked to the member first; a first value is then in force at
 * once.
 */
export const Raise = z.object({
  value: z.nullable(Value),
  state: z.enum(['TESTING', 'TALKING', 'WAITING', 'TO_CONFIRM']),
  askedAt: Instant,
  /** Since when it could be in force: never before the running period ends, where the market says so. */
  from: Instant,
  confirmBy: z.nullable(Instant),
});
export type Raise = z.infer<typeof Raise>;

/** One limit of one kind over one period. Times are epoch milliseconds of the gateway's clock. */
export const Limit = z.object({
  kind: Kind,
  period: Period,
  /** The member's own; null when there is none. */
  value: z.nullable(Value),
  /** The operator's ceiling for it; null for none. The lower of the two holds. */
  ceiling: z.nullable(Value),
  /** What is used of the running period, and what is left; `left` is null without any limit, and never below zero. */
  used: Amount,
  left: z.nullable(Value),
  /** The running period: it began, and it begins again. */
  since: Instant,
  until: Instant,
  raise: z.nullable(Raise),
  /** Counts up with each change: a raise names the one that the member saw. */
  version: z.number(),
});
export type Limit = z.infer<typeof Limit>;

/** A change of a limit, a break, an exclusion, the check or the standing of care, as the history lists it. */
export const ProtectionChange = z.object({
  id: z.string(),
  at: Instant,
  what: z.enum([
    'LIMIT_SET',
    'LIMIT_LOWERED',
    'RAISE_ASKED',
    'RAISE_DROPPED',
    'RAISE_LAPSED',
    'LIMIT_RAISED',
    'LIMIT_REMOVED',
    'BREAK',
    'EXCLUSION',
    'RETURN_ASKED',
    'RETURN_DECIDED',
    'RETURNED',
    'SESSION_ENDED',
    'CHECK_EVERY',
    'CARE',
  ]),
  kind: z.nullable(Kind),
  period: z.nullable(Period),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type ProtectionChange = z.infer<typeof ProtectionChange>;

export const limits = {
  /**
   * Acts on one limit and answers with it. SET: a first or a lower value is in force at once and ends a waiting raise; a
   * higher one, or null to remove it, is a request that waits, and so is a first one that a person must talk about before. CONFIRM: after the wait, or that the self-test was read.
   * DROP: takes a waiting raise back; without one it changes nothing. `seen` is the version that the member saw: a raise
   * on top of another change is refused, a lower value never is. Refusals: PROTECTION_RULE (`value.rule`: `sameValue`,
   * `aboveCeiling` with `value.ceiling`, `raiseGap` with `value.until`, `raiseEarly` with `value.until`, `noRaise`,
   * `changed`; raising and confirming while away: `onBreak`, `excluded`), INPUT_INVALID, KEY_REUSED, KEY_BUSY.
   */
  'protection.limit': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_protectionLimit',
    token: true,
    keyed: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({
      key: Key,
      act: z.enum(['SET', 'CONFIRM', 'DROP']),
      kind: Kind,
      period: Period,
      value: z.optional(z.nullable(Value)),
      seen: z.number(),
    }),
    output: Limit,
  }),
  /**
   * Asks the register of all operators, where the market has one, whether an amount may be paid in: before the last look
   * of a deposit. What it allows under the key of that deposit is held for it, so that no two deposits together pass what is
   * left. `unreachable`: nobody answered, so nothing may be paid in now.
   */
  'protection.askRegister': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_protectionRegister',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({ amount: Sum, key: z.optional(Key) }),
    output: z.object({
      answer: z.enum(['allowed', 'refused', 'unreachable']),
      /** What all operators together may still take besides what is held for others; null when the register does not say. */
      left: z.nullable(Sum),
    }),
  }),
  /** What changed and when, newest first, 20 a page. */
  'protection.history': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_protectionHistory',
    token: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({ page: z.int().check(z.minimum(1), z.maximum(100_000)) }),
    output: z.object({ changes: z.array(ProtectionChange), totalPages: z.number() }),
  }),
};
