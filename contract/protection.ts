import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { markets } from './market-names.ts';
import { Absence, absences } from './protection/absence.ts';
import { Limit, limits } from './protection/limits.ts';
import { Protection } from './protection/market.ts';
import { PlaySession, playSessions } from './protection/play-session.ts';
import { statements } from './protection/statement.ts';
import { Instant } from './wallet/money.ts';

/** Why the gateway refuses with PROTECTION_RULE: `value.rule`. */
export const protectionRules = [
  'limitsMissing',
  'limitReached',
  'aboveCeiling',
  'registerRefused',
  'registerUnreachable',
  'undeclared',
  'noticeUnread',
  'checkTooRare',
  'checkDue',
  'sessionEnding',
  'locked',
  'onBreak',
  'excluded',
  'signInClosed',
  'answerNeeded',
  'cardsClosed',
  'notPromoted',
  'notOffered',
  'alreadyAway',
  'sameValue',
  'changed',
  'raiseGap',
  'raiseEarly',
  'noRaise',
  'returnEarly',
  'noReturn',
  'reasonMissing',
  'cancelClosed',
  'transfersClosed',
  'freePlayClosed',
] as const;
export type ProtectionRule = (typeof protectionRules)[number];

/**
 * What the gateway knows of a member who may need care; the product never computes it. `toAnswer` is the id of the message
 * that must be answered, by `answerBy`; SUSPENDED: it was not, and play is closed until it is.
 */
export const Care = z.object({
  standing: z.enum(['NONE', 'INTENSIVE', 'AT_RISK', 'YOUNG']),
  since: z.nullable(Instant),
  toAnswer: z.nullable(z.string()),
  answerBy: z.nullable(Instant),
  suspended: z.boolean(),
});
export type Care = z.infer<typeof Care>;

/** Everything that protects the caller. Spec has no such call: it is ours. */
export const Standing = z.object({
  /** The gateway's clock, epoch milliseconds. */
  now: Instant,
  /** The merchant's zone, an IANA name: its days, weeks and months. */
  zone: z.string(),
  market: z.enum(markets),
  rules: Protection,
  /** One for each kind and period of the market, in its order. */
  limits: z.array(Limit),
  /**
   * Limits must be set before anything is played; or the member is asked whether to, the first time, and, where some are set,
   * whether they still fit.
   */
  limitsAsked: z.enum(['no', 'prompt', 'must']),
  absence: z.nullable(Absence),
  care: Care,
  session: z.nullable(PlaySession),
  /** How often the member wants the check; null: not chosen, or rarer than the market allows: its `check.atMost` counts. */
  checkMinutes: z.nullable(z.number()),
  /** A session of play ended so short ago that the next begins with a message: since when; else null. */
  noticeSince: z.nullable(Instant),
  /** The member locked the next session until then. */
  lockedUntil: z.nullable(Instant),
  /** What this person may do now. */
  may: z.object({
    play: z.boolean(),
    deposit: z.boolean(),
    payByCard: z.boolean(),
    promote: z.boolean(),
    vip: z.boolean(),
    transferInLine: z.boolean(),
    cancelWithdrawal: z.boolean(),
  }),
});
export type Standing = z.infer<typeof Standing>;

/** Member protection: limits, sessions of play, breaks, exclusions, care, statements (domain of member protection). */
export const protection = {
  /** Everything that protects the caller. */
  'protection.standing': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_protection',
    token: true,
    quiet: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({}),
    output: Standing,
  }),
  /** The question for limits was answered with "not now", or with "they fit": it does not come again before the next is due. */
  'protection.limitsLater': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_protectionLater',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({}),
    output: z.optional(z.null()),
  }),
  ...limits,
  ...playSessions,
  ...absences,
  ...statements,
};
