import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { CallInput } from '#contract/calls.ts';
import type { PointReward, RedeemRule } from '#contract/points/rewards.ts';
import {
  asMinor,
  type MicroPoints,
  type Minor,
  microPoints,
  minus,
  quantityOf,
  signOf,
  timesIn,
} from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { type pointRewards, redemptions } from '#sandbox/db/rewards-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { freeOf } from './balance.ts';

type Reader = Pick<Transaction, 'select' | 'values'>;
export type OfferRow = typeof pointRewards.$inferSelect;

const day = 24 * 60 * 60_000;

/** Bets of so many days count for a reward that wants bets. */
const betDays = 30;

/** The most of one reward at once, whatever its own limit is. */
const mostAtOnce = 100;

/** What is left is told from here down. */
const little = 10;

/** What decides about a member's redemptions, at one moment. */
export type Standing = {
  readonly at: number;
  readonly rank: number;
  readonly free: MicroPoints;
  /** Valid bets of the last days. */
  readonly bets: Minor;
  /** Redemptions that were not rejected. */
  readonly had: readonly { readonly rewardId: string; readonly quantity: number; readonly at: number }[];
};

export async function standingOf(from: Reader, memberId: string, at: number): Promise<Standing> {
  const [member] = await from
    .select({ rank: members.rankLevel })
    .from(members)
    .where(eq(members.id, memberId));
  const recent = and(
    eq(rounds.memberId, memberId),
    gt(rounds.at, at - betDays * day),
    eq(rounds.status, 'settled'),
  );
  const [bet] = await from
    .select({ minor: sql<Minor>`coalesce(sum(${rounds.stake}), 0)` })
    .from(rounds)
    .where(recent);
  const had = await from
    .select({
      rewardId: redemptions.rewardId,
      quantity: redemptions.quantity,
      at: redemptions.appliedAt,
    })
    .from(redemptions)
    .where(and(eq(redemptions.memberId, memberId), ne(redemptions.status, 'REJECTED')));
  return {
    at,
    rank: member?.rank ?? 0,
    free: await freeOf(from, memberId, at),
    bets: bet?.minor ?? asMinor(0),
    had,
  };
}

/** How many the member's own limit leaves, and when more come free (epoch milliseconds; null for never). */
function ownLimit({ id, limitCount, limitDays }: OfferRow, { at, had }: Standing) {
  if (limitCount === null) return { left: mostAtOnce, until: null };
  const within = limitDays === null ? null : limitDays * day;
  const counted = had.filter((one) => one.rewardId === id && (within === null || one.at > at - within));
  const taken = counted.reduce((all, { quantity }) => all + quantity, 0);
  const oldest = Math.min(...counted.map((one) => one.at));
  const until = within === null || counted.length === 0 ? null : oldest + within;
  return { left: Math.max(0, limitCount - taken), until };
}

const none = { missing: null, rank: null, until: null };

/** The rule that keeps a member from redeeming one just now; null for none. */
export function refusalOf(offer: OfferRow, standing: Standing): RedeemRule | null {
  const { at, rank, free, bets } = standing;
  if (offer.endsAt !== null && offer.endsAt <= at) return { ...none, rule: 'OVER', until: offer.endsAt };
  if (offer.opensAt > at) return { ...none, rule: 'NOT_YET', until: offer.opensAt };
  if (rank < offer.minRank) return { ...none, rule: 'RANK', rank: offer.minRank };
  if (offer.stock === 0) return { ...none, rule: 'STOCK' };
  const { left, until } = ownLimit(offer, standing);
  if (left === 0) return { ...none, rule: 'LIMIT', until };
  if (bets < offer.betsRequired)
    return { ...none, rule: 'BETS', missing: amountOf(minus(offer.betsRequired, bets)) };
  const missing = minus(microPoints(offer.price), free);
  return signOf(missing) > 0 ? { ...none, rule: 'POINTS', missing: quantityOf(missing) } : null;
}

/** The most that a member may redeem at once just now. */
export function maxQuantityOf(offer: OfferRow, standing: Standing): number {
  const affordable = Math.max(0, timesIn(standing.free, microPoints(offer.price)));
  return Math.min(mostAtOnce, offer.stock ?? mostAtOnce, ownLimit(offer, standing).left, affordable);
}

export function spoken(language: string, { es, en }: { readonly es: string; readonly en: string }): string {
  return language.toUpperCase().startsWith('EN') ? en : es;
}

/** A reward as a member sees it. */
export function rewardShown(offer: OfferRow, standing: Standing, language: string): PointReward {
  const { id, kind, texts, image, price, betsRequired, stock, endsAt } = offer;
  return {
    id,
    kind,
    name: spoken(language, texts.name),
    text: spoken(language, texts.text),
    image,
    price,
    amountRequired: amountOf(betsRequired),
    left: stock !== null && stock <= little ? stock : null,
    maxQuantity: maxQuantityOf(offer, standing),
    endsAt,
    refusal: refusalOf(offer, standing),
  };
}

/** What can be had now comes first, then what only wants more points, then the rest. */
function nearness({ refusal }: PointReward): number {
  return refusal === null ? 0 : refusal.rule === 'POINTS' ? 1 : 2;
}

type Sort = NonNullable<CallInput<'points.rewards'>['sort']>;
type Ordered = { readonly offer: OfferRow; readonly shown: PointReward };

/** The orders of the list; equal ones stand by price and id, so that pages never overlap. */
export const orders: Readonly<Record<Sort, (a: Ordered, b: Ordered) => number>> = {
  AFFORDABLE: (a, b) => nearness(a.shown) - nearness(b.shown),
  PRICE_UP: (a, b) => signOf(minus(a.offer.price, b.offer.price)),
  PRICE_DOWN: (a, b) => signOf(minus(b.offer.price, a.offer.price)),
  NEW: (a, b) => b.offer.opensAt - a.offer.opensAt,
};
