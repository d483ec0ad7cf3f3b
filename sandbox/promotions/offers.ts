import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Facts, Promotion } from '#contract/promotions/terms.ts';
import { nameIn } from '#sandbox/catalogue/tiles.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { promotionOffers } from '#sandbox/db/rewards-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { offerable } from '#sandbox/protection/market-promotions.ts';

export type Offer = typeof promotionOffers.$inferSelect;

/** A text of a promotion in a language. */
export function textIn(language: string, { es, en }: Offer['texts']['title']): string {
  return nameIn(language, { nameEs: es, nameEn: en });
}

/** Where a promotion is at a moment, epoch milliseconds. */
export function phaseOf({ dates: { opensAt, closesAt } }: Facts, at: number): Promotion['phase'] {
  if (at < opensAt) return 'COMING';
  return at < closesAt ? 'RUNNING' : 'OVER';
}

/** A promotion as the list shows it. */
export function promotionShown(
  { id, kind, category, image, texts, facts, publishedAt }: Offer,
  language: string,
  { clock, settings }: Pick<Sandbox, 'clock' | 'settings'>,
): Promotion {
  const { opensAt, closesAt } = facts.dates;
  return {
    id,
    title: textIn(language, texts.title),
    summary: textIn(language, texts.summary),
    category,
    image,
    date: new Date(publishedAt).toISOString(),
    phase: phaseOf(facts, clock.now()),
    opensAt,
    closesAt,
    zone: settings.current().zone,
    entry: kind === 'NONE' ? 'NONE' : 'JOIN',
  };
}

const order: readonly Promotion['phase'][] = ['RUNNING', 'COMING', 'OVER'];

/**
 * The promotions that are not hidden and that the market lets be offered: running ones first, then those to come, then those that are over; the next to
 * change first. The contract of announcements does not know their schema, so a lie is found here.
 */
export async function listedPromotions(sandbox: Sandbox, language: string): Promise<Promotion[]> {
  const offers = await sandbox.db.read
    .select()
    .from(promotionOffers)
    .where(eq(promotionOffers.hidden, false));
  const open = offers.filter(({ facts }) => offerable(facts, sandbox));
  const shown = open.map((offer) => promotionShown(offer, language, sandbox));
  const next = ({ phase, opensAt, closesAt }: Promotion) =>
    phase === 'OVER' ? -closesAt : phase === 'COMING' ? opensAt : closesAt;
  const sorted = shown.toSorted(
    (a, b) => order.indexOf(a.phase) - order.indexOf(b.phase) || next(a) - next(b) || (a.id < b.id ? -1 : 1),
  );
  return z.parse(z.array(Promotion), sorted);
}

/** The promotion of an id, hidden or not. */
export async function offerOf(from: Pick<Transaction, 'select'>, id: string): Promise<Offer | undefined> {
  const [found] = await from.select().from(promotionOffers).where(eq(promotionOffers.id, id));
  return found;
}
