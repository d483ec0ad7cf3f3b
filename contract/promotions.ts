import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Reward } from './promotions/rewards.ts';
import { Facts, Promotion } from './promotions/terms.ts';
import { CountedRows, countedInput } from './wallet/counted.ts';
import { Amount, Key, Reference, Sum } from './wallet/money.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(64));
const Language = z.string().check(z.maxLength(8));

/** Their list is what `notices.announcements` answers to the type PR (contract/promotions/terms.ts, `Promotion`). */
export const promotions = {
  /**
   * One promotion with its terms; `content` is HTML and passes the sanitiser. Refusals: NOT_FOUND, PROTECTION_RULE
   * (`notPromoted`) for a member to whom nothing may be promoted.
   */
  'promotions.detail': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getPromotionDetail',
    assumed: true,
    token: 'offered',
    quiet: true,
    whileRestricted: true,
    whileExcluded: true,
    kept: 'everybody',
    input: z.object({ id: Id, language: Language }),
    output: z.object({ promotion: Promotion, facts: Facts, content: z.string() }),
    row: true,
  }),
  /**
   * Everything of the caller that can be, was or could not be claimed, the claimable first, then the newest: what the
   * member joined, what the product gave, prizes of boards and raffles. `claimable` counts those of status CLAIM.
   */
  'promotions.rewards': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getRewardCenter',
    token: true,
    quiet: true,
    realAccount: true,
    assumed: true,
    input: z.object({ language: Language }),
    output: z.object({ rewards: z.array(Reward), claimable: z.number(), zone: z.string() }),
  }),
  /**
   * Whether the caller may join, or use what was joined with a deposit of `amount`: asked before the deposit is made.
   * `gives` is what such a deposit would bring. Refusal: NOT_FOUND.
   */
  'promotions.eligibility': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_checkPromotionEligibility',
    token: true,
    realAccount: true,
    assumed: true,
    input: z.object({ id: Id, amount: z.optional(Sum) }),
    output: z.object({
      eligible: z.boolean(),
      /** The rule that says no; null when eligible. NEW: it is for newer accounts only. */
      rule: z.nullable(z.enum(['RANK', 'NEW', 'JOINED', 'NOT_YET', 'OVER', 'LESS_THAN_MIN', 'MARKET'])),
      gives: Amount,
    }),
    row: true,
  }),
  /**
   * spec 7 [T]: joins a promotion, with the version of the terms that the member saw. Refusals: PROMOTION_RULE
   * (`value.rule`, as in `promotions.eligibility`), QUOTE_CHANGED (the terms have a newer version, `value.version`),
   * NOT_FOUND, KEY_REUSED, KEY_BUSY. Joining again answers the first joining.
   */
  'promotions.join': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_signUpPromotionJoin',
    token: true,
    keyed: true,
    realAccount: true,
    input: z.object({ key: Key, id: Id, version: z.number(), language: Language }),
    output: Reward,
    row: true,
  }),
  /**
   * spec 7 [T]: claims a reward of status CLAIM: the money goes to the main wallet and stands in the bonuses. Refusals:
   * ALREADY_CLAIMED (`value`: the reward), CLAIM_EXPIRED, CLAIM_EARLY (its terms are not met yet), NOT_FOUND, KEY_REUSED,
   * KEY_BUSY.
   */
  'promotions.claim': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_signUpRequestReward',
    token: true,
    keyed: true,
    realAccount: true,
    input: z.object({ key: Key, id: Reference, language: Language }),
    output: Reward,
    row: true,
  }),
  /** spec 7 [T]: draws the raffle of a reward of status CLAIM; its prize is in the answer. Refusals as for `promotions.claim`. */
  'promotions.raffle': defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_claimRafflePromotion',
    token: true,
    keyed: true,
    realAccount: true,
    input: z.object({ key: Key, id: Reference, language: Language }),
    output: Reward,
    row: true,
  }),
  /**
   * Leaves a joined promotion, for good: `progress` is the progress that the member saw would be lost. Refusals:
   * QUOTE_CHANGED (`value.progress`), ALREADY_SETTLED (`value`: the reward), NOT_FOUND, KEY_REUSED, KEY_BUSY.
   */
  'promotions.leave': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_cancelPromotion',
    token: true,
    keyed: true,
    assumed: true,
    realAccount: true,
    input: z.object({ key: Key, id: Reference, progress: Sum, language: Language }),
    output: Reward,
    row: true,
  }),
  /** The bets behind the wagering of one reward. Refusal: NOT_FOUND. */
  'promotions.rows': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getWageringDetails',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({ id: Reference, ...countedInput }),
    output: CountedRows,
    row: true,
  }),
};
