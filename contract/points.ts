import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { PointReward, Redemption, redemptionStatuses, rewardKinds } from './points/rewards.ts';
import { Line, Signs, WithdrawPassword } from './typed-fields.ts';
import { ofPoints } from './units.ts';
import { CountedRows, countedInput, Quantity } from './wallet/counted.ts';
import { Amount, Key, Page } from './wallet/money.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(64));
const Language = z.string().check(z.maxLength(8));
/** Whole points. */
const Points = ofPoints(z.int().check(z.minimum(1), z.maximum(1_000_000_000)));

export const points = {
  /**
   * spec 7 [T]: the member's points. `free` can be spent, and is below zero after bets that gave spent points were voided;
   * `held` is in redemptions under review; `pending` comes with bets that are not settled yet.
   */
  'points.balance': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_getPointBalance',
    token: true,
    realAccount: true,
    input: z.object({}),
    output: z.object({ free: Quantity, held: Quantity, pending: Quantity, asOf: z.number() }),
  }),
  /**
   * spec 7 [T]: how points are earned and converted. `earning` is points per 100.00 of settled bets by game type (spec 9);
   * types that are not named earn none. `convert`: `step` points become `amount` of money; the version of both.
   */
  'points.config': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_getPointConfig',
    token: true,
    realAccount: true,
    input: z.object({}),
    output: z.object({
      version: z.number(),
      earning: z.array(z.object({ gameType: z.string(), per100: Quantity })),
      convert: z.object({ step: Points, amount: Amount, min: Points }),
      withdrawPasswordSet: z.boolean(),
    }),
  }),
  /** spec 7 [T]: the rewards of the mall, a page of 50: what the member can afford first, unless sorted otherwise. */
  'points.rewards': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_getPointReward',
    token: true,
    realAccount: true,
    input: z.object({
      page: Page,
      language: Language,
      kind: z.optional(z.enum(rewardKinds)),
      /** Only what the member could redeem now. */
      affordable: z.optional(z.enum(['1'])),
      sort: z.optional(z.enum(['AFFORDABLE', 'PRICE_UP', 'PRICE_DOWN', 'NEW'])),
    }),
    output: z.object({
      rewards: z.array(PointReward),
      count: z.number(),
      totalPages: z.number(),
      /** The merchant's time zone, an IANA name. */
      zone: z.string(),
    }),
  }),
  /**
   * spec 7 [T]: redeems points, at the price that was seen. The points are held, and one of the stock is taken, at once.
   * Refusals: REDEEM_RULE (`value`: as `PointReward.refusal`), QUOTE_CHANGED (`value.price`), QUANTITY_LIMIT (`value.max`),
   * FIELD_REFUSED (`value.field`), WITHDRAW_PASSWORD_WRONG, WITHDRAW_PASSWORD_MISSING, NOT_FOUND, KEY_REUSED, KEY_BUSY.
   */
  'points.redeem': defineCall({
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
    token: true,
    keyed: true,
    sealed: true,
    realAccount: true,
    input: z.object({
      key: Key,
      id: Id,
      /** Points for one, as shown. */
      price: Points,
      quantity: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      withdrawPassword: WithdrawPassword,
      /** Goods only: where to send them, and a number for the courier. */
      address: z.optional(Line),
      mobile: z.optional(Signs),
      language: Language,
    }),
    output: Redemption,
    row: true,
  }),
  /** spec 7 [T]: the member's redemptions, newest first, ten a page; `reference` finds one by a part of its reference. */
  'points.redemptions': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_getRedeemPointList',
    token: true,
    quiet: true,
    realAccount: true,
    input: z.object({
      page: Page,
      language: Language,
      status: z.optional(z.enum(redemptionStatuses)),
      reference: z.optional(Signs),
    }),
    output: z.object({ redemptions: z.array(Redemption), count: z.number(), totalPages: z.number() }),
  }),
  /** spec 7 [T]: the rows that the free points are the sum of: every bet and every act, with its rule. */
  'points.rows': defineCall({
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemTransDet',
    token: true,
    realAccount: true,
    input: z.object(countedInput),
    output: CountedRows,
  }),
  /**
   * spec 7 [T]: turns points into money in the main wallet, in whole steps at the ratio that was seen. Refusals: POINTS_SHORT
   * (`value.free`), QUOTE_CHANGED (`value.step`, `value.amount`), QUANTITY_LIMIT (`value.min`, `value.step`),
   * WITHDRAW_PASSWORD_WRONG, WITHDRAW_PASSWORD_MISSING, KEY_REUSED, KEY_BUSY.
   */
  'points.convert': defineCall({
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCS2_convertPoint',
    token: true,
    keyed: true,
    sealed: true,
    realAccount: true,
    input: z.object({
      key: Key,
      /** A multiple of the step. */
      points: Points,
      /** The money that was shown for them. */
      amount: Amount,
      withdrawPassword: WithdrawPassword,
    }),
    output: z.object({ reference: z.string(), points: Points, amount: Amount, free: Quantity }),
  }),
};
