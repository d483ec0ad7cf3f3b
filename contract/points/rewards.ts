import * as z from 'zod/mini';
import { ofPoints } from '../units.ts';
import { Amount, Reference } from '../wallet/money.ts';

/** GOODS are sent to an address; BONUS is money; SPINS are free games. */
export const rewardKinds = ['GOODS', 'BONUS', 'SPINS'] as const;

/** The statuses of a redemption (spec 4): In Process, Rejected, Approved. */
export const redemptionStatuses = ['IN_PROCESS', 'REJECTED', 'APPROVED'] as const;

/**
 * The rule that keeps a member from redeeming just now. POINTS: `missing` points; BETS: `missing` of valid bets in the last
 * 30 days; RANK: from rank `rank`; STOCK: none left; LIMIT: the member's own limit, until `until`; NOT_YET: from `until`;
 * OVER: ended at `until`.
 */
export const RedeemRule = z.object({
  rule: z.enum(['POINTS', 'BETS', 'RANK', 'STOCK', 'LIMIT', 'NOT_YET', 'OVER']),
  missing: z.nullable(z.string()),
  rank: z.nullable(z.number()),
  /** Epoch milliseconds; null where no time ends it. */
  until: z.nullable(z.number()),
});
export type RedeemRule = z.infer<typeof RedeemRule>;

export const PointReward = z.object({
  id: z.string(),
  kind: z.enum(rewardKinds),
  name: z.string(),
  text: z.string(),
  image: z.string(),
  /** For one. */
  price: ofPoints(z.number()),
  /** Valid bets of the last 30 days that it wants; "0.00" for none. */
  amountRequired: Amount,
  /** What is left, told only when it is little; null otherwise. */
  left: z.nullable(z.number()),
  /** The most that the member may redeem at once. */
  maxQuantity: z.number(),
  /** Epoch milliseconds; null for no end. */
  endsAt: z.nullable(z.number()),
  /** Why the member can't redeem it now; null when one could. */
  refusal: z.nullable(RedeemRule),
});
export type PointReward = z.infer<typeof PointReward>;

/** The fields of the redeem history (spec 3); address and mobile come masked. */
export const Redemption = z.object({
  reference: Reference,
  appliedAt: z.number(),
  type: z.enum(rewardKinds),
  name: z.string(),
  quantity: z.number(),
  /** In all. */
  points: ofPoints(z.number()),
  /** The amount that was required in bets. */
  amountRequired: Amount,
  status: z.enum(redemptionStatuses),
  /** What the provider wrote; null for nothing. */
  remark: z.nullable(z.string()),
  settledAt: z.nullable(z.number()),
  /** Points given back by a rejection; 0 for none. */
  refunded: ofPoints(z.number()),
  address: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
});
export type Redemption = z.infer<typeof Redemption>;
