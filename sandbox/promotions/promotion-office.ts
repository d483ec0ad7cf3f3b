import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Facts, type Promotion } from '#contract/promotions/terms.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { promotionOffers, rewards } from '#sandbox/db/rewards-schema.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { brokenBy } from '#sandbox/protection/market-promotions.ts';
import { type Offer, offerOf, phaseOf } from './offers.ts';
import { reasons } from './reasons.ts';
import { standingsOf } from './reward-status.ts';

const Patch = z.record(z.string(), z.unknown());

/** The acts of the back office on a promotion; `facts` are laid over its terms, branch by branch. */
export const PromotionAct = z.discriminatedUnion('act', [
  z.strictObject({ id: z.string(), act: z.literal('end') }),
  z.strictObject({ id: z.string(), act: z.literal('hide') }),
  z.strictObject({ id: z.string(), act: z.literal('show') }),
  z.strictObject({ id: z.string(), act: z.literal('terms'), facts: Patch }),
]);
type PromotionAct = z.infer<typeof PromotionAct>;

const branches = ['who', 'what', 'dates', 'wagering'] as const;

/** The terms with a patch laid over them, in the next version. */
function patched(facts: Facts, patch: z.infer<typeof Patch>): Facts {
  const merged: Record<string, unknown> = { ...facts, ...patch, version: facts.version + 1 };
  for (const branch of branches) {
    const more = patch[branch];
    if (typeof more === 'object' && more !== null) merged[branch] = { ...facts[branch], ...more };
  }
  const read = z.safeParse(Facts, merged);
  if (!read.success) throw new Refusal('INPUT_INVALID', { message: z.prettifyError(read.error) });
  return read.data;
}

const unmet = ['APPLYING', 'JOINED', 'PROCESS'] as const;

/** Closes what its members have not met; what they can claim already stays theirs. */
async function closeUnmet(tx: Transaction, promotionId: string, at: number): Promise<void> {
  const open = and(eq(rewards.promotionId, promotionId), inArray(rewards.status, [...unmet]));
  for (const { id, memberId } of await tx.select().from(rewards).where(open)) {
    const standing = (await standingsOf(tx, memberId, at)).find(({ row }) => row.id === id);
    if (!unmet.some((status) => status === standing?.status)) continue;
    const closed = { status: 'CLOSE', settledAt: at, ...reasons.ended } as const;
    await tx.update(rewards).set(closed).where(eq(rewards.id, id));
  }
}

async function changesOf(tx: Transaction, { id, facts }: Offer, what: PromotionAct, at: number) {
  if (what.act === 'hide' || what.act === 'show') return { hidden: what.act === 'hide' };
  if (what.act === 'terms') return { facts: patched(facts, what.facts) };
  if (phaseOf(facts, at) === 'OVER') throw new Refusal('INPUT_INVALID', { message: 'It is over already' });
  await closeUnmet(tx, id, at);
  // One that was still to come never opens.
  const opensAt = Math.min(facts.dates.opensAt, at);
  return { facts: patched(facts, { dates: { opensAt, closesAt: at } }) };
}

/** A promotion as the back office sees it. */
export type OfficePromotion = Pick<Offer, 'id' | 'kind' | 'hidden'> & {
  readonly phase: Promotion['phase'];
  readonly version: number;
  /** The rule of the market that keeps it from being offered; null for none. */
  readonly broken: ReturnType<typeof brokenBy>;
  /** How many members have something of it. */
  readonly joined: number;
};

/**
 * Ends a promotion now, hides or shows it, or changes its terms. Refuses with NOT_FOUND, and with INPUT_INVALID and a text
 * for terms that break the contract and for one that is over.
 */
export function decidePromotion({ db, clock }: Sandbox, what: PromotionAct): Promise<Facts> {
  return db.write(async (tx) => {
    const offer = await offerOf(tx, what.id);
    if (!offer) throw new Refusal('NOT_FOUND', { message: 'There is no such promotion' });
    const [after] = await tx
      .update(promotionOffers)
      .set(await changesOf(tx, offer, what, clock.now()))
      .where(eq(promotionOffers.id, offer.id))
      .returning();
    return after?.facts ?? offer.facts;
  });
}

/** All promotions, hidden ones too. */
export async function officePromotions(sandbox: Sandbox): Promise<OfficePromotion[]> {
  const { db, clock } = sandbox;
  const { promotions } = marketOf(sandbox).rules;
  const offers = await db.read.select().from(promotionOffers).orderBy(asc(promotionOffers.id));
  const had = await db.read.select({ id: rewards.promotionId }).from(rewards);
  return offers.map(({ id, kind, hidden, facts }) => ({
    id,
    kind,
    hidden,
    phase: phaseOf(facts, clock.now()),
    version: facts.version,
    broken: brokenBy(facts, promotions),
    joined: had.filter((one) => one.id === id).length,
  }));
}
