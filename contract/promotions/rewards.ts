import * as z from 'zod/mini';
import { Amount, Instant, Percent, Reference } from '../wallet/money.ts';

/** The activity statuses of spec 4. */
export const rewardStatuses = [
  'JOIN',
  'CLAIM',
  'APPLYING',
  'CLOSE',
  'REJECTED',
  'ISSUED',
  'CLAIMED',
  'PROCESS',
  'JOINED',
  'COMING_SOON',
] as const;
export type RewardStatus = (typeof rewardStatuses)[number];

/** Progress of the wagering of a reward: sums over the member's bets since it began (`promotions.rows` lists them). */
const Wagering = z.object({
  required: Amount,
  done: Amount,
  left: Amount,
  byGame: z.array(z.object({ gameType: z.string(), percent: Percent, staked: Amount, counted: Amount })),
  /** Bets placed and not settled yet: they count when they are settled. */
  open: z.object({ bets: z.number(), stake: Amount }),
  /** 0 is being wagered now; 1 begins when that one has ended, and so on. */
  place: z.number(),
  /** Epoch milliseconds; null while it waits for its turn. */
  startedAt: z.nullable(Instant),
});

/**
 * Something of the member's own that can be, was or could not be claimed. Of the statuses of spec 4 it never has JOIN or
 * COMING_SOON: those are of promotions that the member has nothing of.
 */
export const Reward = z.object({
  id: Reference,
  /** The promotion it came from; null for what the product gave by itself. */
  promotionId: z.nullable(z.string()),
  title: z.string(),
  source: z.enum(['PROMOTION', 'RAFFLE', 'BOARD', 'GIFT', 'REFERRAL']),
  status: z.enum(rewardStatuses),
  /** The money; for a raffle "0.00" until it was drawn. */
  amount: Amount,
  /** Why it ended or was refused, in the caller's language; null for nothing to say. */
  reason: z.nullable(z.string()),
  /** The version of the terms that was accepted. */
  version: z.number(),
  /** Epoch milliseconds. */
  at: Instant,
  /** When the step it is at ends; null for no end. */
  endsAt: z.nullable(Instant),
  settledAt: z.nullable(Instant),
  wagering: z.nullable(Wagering),
  /** What leaving costs and what stays, by the gateway; null where it can't be left. */
  leaving: z.nullable(z.object({ loses: Amount, progress: Amount, keeps: Amount })),
});
export type Reward = z.infer<typeof Reward>;
