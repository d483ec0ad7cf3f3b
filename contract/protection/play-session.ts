import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ofSeconds } from '../units.ts';
import { Amount, Instant, Key, Reference, Sum } from '../wallet/money.ts';

const minutes = z.int().check(z.minimum(1), z.maximum(1_440));

/**
 * A session of play, by the gateway's clock and books. Seconds are counted by the gateway, so that a clock that was moved in
 * the browser changes nothing. OPEN: rounds can be played; ENDING: a limit was reached or the member ends it, and running
 * rounds finish; ENDED.
 */
export const PlaySession = z.object({
  sessionId: Reference,
  state: z.enum(['OPEN', 'ENDING', 'ENDED']),
  /** Why it ends: `limit` is any of the member's limits, `protection` a break, an exclusion, the standing of care, or a market that asks for what was not declared. */
  why: z.nullable(z.enum(['time', 'money', 'self', 'limit', 'protection'])),
  startedAt: Instant,
  endedAt: z.nullable(Instant),
  elapsedSeconds: ofSeconds(z.number()),
  /** What the member declared; null where the market does not ask. */
  minutes: z.nullable(z.number()),
  money: z.nullable(Sum),
  /** The hours without another session that the member wants if a limit ends this one; null for none, absent where a gateway does not tell. */
  lockHours: z.optional(z.nullable(z.number())),
  secondsLeft: z.nullable(ofSeconds(z.number())),
  moneyLeft: z.nullable(Sum),
  /** A share of the declared time or money, or of another limit, that was passed; null below the first. */
  warned: z.nullable(z.number()),
  rounds: z.number(),
  staked: Amount,
  won: Amount,
  /** Wins less bets since the session began. */
  net: Amount,
  /** The check: how often, and whether one must be answered now; never while a round runs. Null without checks. */
  check: z.nullable(
    z.object({
      everyMinutes: z.number(),
      number: z.number(),
      due: z.boolean(),
      secondsLeft: ofSeconds(z.number()),
    }),
  ),
});
export type PlaySession = z.infer<typeof PlaySession>;

export const playSessions = {
  /**
   * Declares a session of play and opens it; while one is open, nothing about it can be changed, and this answers with it.
   * `noticeRead`: the message that comes shortly after another session was read. `lockHours`: if a limit ends this session,
   * no other begins for so long. Refusals: PROTECTION_RULE (`noticeUnread`, `locked` with `value.until`, `limitsMissing`,
   * `checkTooRare`, and those of playing), KEY_REUSED, KEY_BUSY.
   */
  'protection.openSession': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_openPlaySession',
    token: true,
    keyed: true,
    assumed: true,
    realAccount: true,
    input: z.object({
      key: Key,
      minutes: z.nullable(minutes),
      money: z.nullable(Sum),
      checkMinutes: z.nullable(minutes),
      lockHours: z.nullable(z.int().check(z.minimum(1), z.maximum(168))),
      noticeRead: z.boolean(),
    }),
    output: PlaySession,
  }),
  /** The session of play that is open, or the last one; null when there was none. */
  'protection.session': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_playSession',
    token: true,
    quiet: true,
    polled: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({}),
    output: z.object({ session: z.nullable(PlaySession) }),
  }),
  /** A check was read: playing goes on. The same number again changes nothing. */
  'protection.acknowledge': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_playCheck',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({ sessionId: Reference, number: z.number() }),
    output: PlaySession,
    row: true,
  }),
  /**
   * How often the check comes where nothing is declared before a session: kept for this and every later session; 0 for
   * none, where the market compels none. The same again changes nothing. An open session follows, counted from its last
   * check; a check that is due stays due, unless there are none any more. Refusals: PROTECTION_RULE (`checkTooRare` with
   * `value.atMost`; `notOffered`: no such choice here, no checks, or each session says it).
   */
  'protection.checkEvery': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_playCheckEvery',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({ minutes: z.int().check(z.minimum(0), z.maximum(1_440)) }),
    output: z.optional(z.null()),
  }),
  /** The member ends the session: no new round begins; again, it changes nothing. */
  'protection.endSession': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_endPlaySession',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({ sessionId: Reference }),
    output: PlaySession,
    row: true,
  }),
};
