import * as z from 'zod/mini';
import { Amount, Instant, Percent } from '../wallet/money.ts';

export const promotionCategories = [
  'WELCOME',
  'DEPOSIT',
  'SLOTS',
  'LIVE',
  'SPORTS',
  'RAFFLE',
  'LOYALTY',
] as const;

/**
 * A promotion of the list (spec 7, announcements of type PR). `phase` is the gateway's word, by its own clock; `summary` is
 * what one gets, in a sentence; `image` is a picture's address or path; `zone` is the merchant's time zone, an IANA name.
 */
export const Promotion = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(promotionCategories),
  image: z.string(),
  /** ISO 8601, as every announcement has it: when it was published. */
  date: z.string(),
  phase: z.enum(['COMING', 'RUNNING', 'OVER']),
  opensAt: Instant,
  closesAt: Instant,
  zone: z.string(),
  /** JOIN: the member joins it; NONE: it comes by itself, there is nothing to join. */
  entry: z.enum(['JOIN', 'NONE']),
});
export type Promotion = z.infer<typeof Promotion>;

/**
 * The terms of a promotion as data, in the order in which they are shown. A fact that the long text contradicts is
 * contract drift (machines/promotions/promises.rules.ts).
 */
export const Facts = z.object({
  /** Counts up with each change; the member joins one version. */
  version: z.number(),
  who: z.object({
    /** The least rank of the member; 1 for everybody. */
    minRank: z.number(),
    /** Only accounts of at most so many days; null for all. */
    newWithinDays: z.nullable(z.number()),
    /** A person of the provider decides about each request to join. */
    reviewed: z.boolean(),
  }),
  what: z.object({
    /** FIXED: `amount`; SHARE: `percent` of a deposit, at most `amount`; RAFFLE: a prize of at most `amount`. */
    gives: z.enum(['FIXED', 'SHARE', 'RAFFLE']),
    amount: Amount,
    percent: z.nullable(Percent),
    /** The least deposit that counts; null where none is wanted. */
    minDeposit: z.nullable(Amount),
  }),
  dates: z.object({
    opensAt: Instant,
    closesAt: Instant,
    /** Hours in which a reward that can be claimed has to be claimed. */
    claimHours: z.number(),
  }),
  /** Null where nothing has to be bet. */
  wagering: z.nullable(
    z.object({
      /** How many times the given amount (BONUS), or the deposit with it (DEPOSIT_AND_BONUS), has to be bet. */
      times: z.number(),
      of: z.enum(['BONUS', 'DEPOSIT_AND_BONUS']),
      /** Days from the start of the wagering. */
      days: z.number(),
      /** How much of a stake counts, by game type; a type that is not named counts nothing. */
      games: z.array(z.object({ gameType: z.string(), percent: Percent })),
    }),
  ),
  /** A higher bet counts nothing; null for no maximum. */
  maxBet: z.nullable(Amount),
  /** Which money is used first. */
  order: z.enum(['OWN_FIRST', 'BONUS_FIRST']),
  /** The most that may be won with it; null for no cap. */
  cap: z.nullable(Amount),
  /** ANY_TIME: the member may leave and loses the reward and its progress; NEVER: it ends by itself. */
  leaving: z.enum(['ANY_TIME', 'NEVER']),
});
export type Facts = z.infer<typeof Facts>;
