import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Line } from '../typed-fields.ts';
import { ofPoints } from '../units.ts';
import { Amount, Instant, Key } from '../wallet/money.ts';

/**
 * A break or an exclusion: nothing can be played or paid in, and the session can only withdraw, read statements and get
 * help. A break ends by itself; an exclusion only by coming back (`return`), never before `until`, or before `revocableAt`
 * where the market allows that. `until` null: without an end.
 */
export const Absence = z.object({
  kind: z.enum(['BREAK', 'EXCLUSION', 'REGISTER']),
  from: Instant,
  until: z.nullable(Instant),
  /** The merchant's zone, an IANA name: its months are counted there. */
  zone: z.string(),
  /** The first moment at which coming back may be asked for; null for a break, and while the register lists the member. */
  returnFrom: z.nullable(Instant),
  /** Coming back: asked for, being decided until at most `decideBy`, cooling until `coolUntil`, then to be confirmed until `confirmBy`; REFUSED by a person. */
  return: z.nullable(
    z.object({
      state: z.enum(['DECIDING', 'COOLING', 'TO_CONFIRM', 'REFUSED']),
      askedAt: Instant,
      decideBy: z.nullable(Instant),
      coolUntil: z.nullable(Instant),
      /** Until when it can be confirmed; then it lapses, and may be asked for again. Absent where a gateway does not tell. */
      confirmBy: z.optional(z.nullable(Instant)),
      /** The message that must be read before coming back is confirmed; null before it is sent, and once it was read. */
      toRead: z.nullable(z.string()),
    }),
  ),
});
export type Absence = z.infer<typeof Absence>;

/** An absence that begins, with what was asked for: `months` and `hours` null without an end. */
const Begun = z.extend(Absence, {
  asked: z.object({
    hours: z.nullable(z.number()),
    months: z.nullable(z.number()),
    everywhere: z.boolean(),
  }),
});
export type Begun = z.infer<typeof Begun>;

export const absences = {
  /** What a break or an exclusion would leave open: shown before it is confirmed. */
  'protection.openMatters': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_protectionMatters',
    token: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({}),
    output: z.object({
      balance: Amount,
      /** Bets that are not settled, and withdrawals that are not paid: they go on. */
      openBets: z.object({ count: z.number(), staked: Amount }),
      withdrawals: z.object({ count: z.number(), amount: Amount }),
      /** Bonuses that are being worked off: they are given up. */
      bonuses: z.array(z.object({ title: z.string(), amount: Amount })),
      points: ofPoints(z.number()),
      /** Contracts with an agent: they end where the upline wants it. */
      contracts: z.number(),
    }),
  }),
  /** Takes a break at once, for hours or months of the market's list. Refusals: PROTECTION_RULE (`notOffered`, `alreadyAway`), KEY_REUSED, KEY_BUSY. */
  'protection.break': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_protectionBreak',
    token: true,
    keyed: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({
      key: Key,
      hours: z.nullable(z.int().check(z.minimum(1), z.maximum(2_000))),
      months: z.nullable(z.int().check(z.minimum(1), z.maximum(60))),
    }),
    output: Begun,
  }),
  /**
   * Excludes the member at once; `months` null: without an end. `everywhere`: all brands of the operator. Every other
   * session ends, and this one can only withdraw from now on. A longer exclusion replaces a break or a shorter one.
   * Refusals: PROTECTION_RULE (`notOffered`, `alreadyAway`), KEY_REUSED, KEY_BUSY.
   */
  'protection.exclude': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_protectionExclude',
    token: true,
    keyed: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({
      key: Key,
      months: z.nullable(z.int().check(z.minimum(1), z.maximum(1_200))),
      understood: z.literal(true),
      everywhere: z.boolean(),
    }),
    output: Begun,
  }),
  /**
   * Coming back from an exclusion. ASK: the wish, with a reason where a person decides; DROP: takes it back; CONFIRM: after
   * the cooling off, once its message was read. Answers null when nothing is in force any more. Refusals: PROTECTION_RULE
   * (`returnEarly` with `value.until`, `noReturn`, `reasonMissing`, `noticeUnread`), KEY_REUSED, KEY_BUSY.
   */
  'protection.return': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_protectionReturn',
    token: true,
    keyed: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({
      key: Key,
      act: z.enum(['ASK', 'DROP', 'CONFIRM']),
      note: z.optional(Line),
    }),
    output: z.object({ absence: z.nullable(Absence) }),
  }),
};
