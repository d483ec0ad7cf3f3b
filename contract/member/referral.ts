import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Amount, Instant, Page, Reference } from '../wallet/money.ts';

const Count = z.int().check(z.nonnegative());

/** What an invitation takes and gives. A friend keeps the version of the day they registered. */
export const ReferralTerms = z.object({
  version: z.int().check(z.positive()),
  /** One deposit of at least so much, within so many days of registering. */
  minDeposit: Amount,
  depositDays: Count,
  /** Settled bets of at least so much together, within so many days of registering. */
  minBets: Amount,
  betDays: Count,
  /** Once all is met, it is checked for so many hours. */
  holdHours: Count,
  /** What the inviter gets for each friend, and for how many at most: in a month of the merchant, and in total. */
  reward: Amount,
  perMonth: Count,
  inTotal: Count,
});
export type ReferralTerms = z.infer<typeof ReferralTerms>;

/** How far a friend has come; REWARDED and CLOSED are final. */
export const referralStages = [
  'REGISTERED',
  'VERIFIED',
  'DEPOSITED',
  'QUALIFIED',
  'REWARDED',
  'CLOSED',
] as const;

/** What a friend has to do next. */
export const referralSteps = ['VERIFY', 'DEPOSIT', 'BET'] as const;

/** The condition that was not met. The gateway's verdict: a person may ask for a review. */
export const closeReasons = [
  'TOO_LATE',
  'OWN_DEVICE',
  'SAME_PERSON',
  'CAP_MONTH',
  'CAP_TOTAL',
  'REVERSED',
] as const;
export type CloseReason = (typeof closeReasons)[number];

/** An invited friend: never who they are, and never an amount of theirs. */
const Friend = z.object({
  /** Random, and of no use in any other call. */
  id: Reference,
  /** Masked. */
  name: z.string(),
  registeredAt: Instant,
  stage: z.enum(referralStages),
  next: z.nullable(z.enum(referralSteps)),
  /** Until when `next` has to be done. */
  deadline: z.nullable(Instant),
  /** The end of the check of a QUALIFIED one. */
  checkedUntil: z.nullable(Instant),
  /** Why it is CLOSED. */
  reason: z.nullable(z.enum(closeReasons)),
  /** When it was REWARDED or CLOSED. */
  endedAt: z.nullable(Instant),
  /** The caller's own reward for this friend. */
  rewardId: z.nullable(Reference),
});
export type Friend = z.infer<typeof Friend>;

const Totals = z.object({
  invited: Count,
  /** All that met the conditions: being checked, or rewarded. */
  qualified: Count,
  rewarded: Count,
  amount: Amount,
  /** This month of the merchant: those that met the conditions in it, and what was given in it. */
  month: z.object({ qualified: Count, amount: Amount }),
  /** How many more may bring a reward: this month, and in total. */
  left: z.object({ month: Count, total: Count }),
});

/** Inviting friends (ruling 38). */
export const referral = {
  /** The caller's invitation. The people that an agent invites join the agent's team: then there are no terms and no totals. */
  'member.referral': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getReferralInfo',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({}),
    output: z.object({
      /** Serves in the link, as the typed affiliate code and as the typed recommender. */
      code: z.string(),
      link: z.string(),
      friends: z.nullable(z.object({ terms: ReferralTerms, totals: Totals })),
      /** When the caller registered by an invitation: that is fixed for good. */
      invitedAt: z.nullable(Instant),
      zone: z.string(),
    }),
  }),
  /** The caller's friends, the newest first. */
  'member.invited': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getReferralFriends',
    token: true,
    quiet: true,
    assumed: true,
    realAccount: true,
    input: z.object({ page: Page }),
    output: z.object({ friends: z.array(Friend), count: Count, totalPages: Count, zone: z.string() }),
  }),
};
