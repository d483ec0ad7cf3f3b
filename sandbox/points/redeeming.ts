import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { CallInput } from '#contract/calls.ts';
import { countryIn } from '#contract/mobile-numbers.ts';
import { negated, times } from '#contract/units.ts';
import { once } from '#sandbox/books/once.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { pointMoves, pointRewards, redemptions } from '#sandbox/db/rewards-schema.ts';
import { countries } from '#sandbox/kit/countries.ts';
import { e164 } from '#sandbox/kit/phone.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { refuseUnpromoted } from '#sandbox/protection/promotions-allowed.ts';
import { withdrawPasswordShown } from '#sandbox/verification/withdraw-password.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handler } from '#sandbox/wire/handler.ts';
import { maxQuantityOf, type OfferRow, refusalOf, standingOf } from './offers.ts';
import { redemptionShown } from './redemptions.ts';

type Asked = CallInput<'points.redeem'>;

/** The shortest address that somebody could be found at. */
const shortestAddress = 8;

/** A number as typed, of the merchant's own country unless it begins with a plus sign; null for anything but a mobile. */
function mobileOf(typed: string): string | null {
  const country = countryIn(typed, countries) ?? countries[0];
  return e164(typed, country?.countryDialingCode ?? '');
}

/** Where goods go, and a number for the courier (E.164); null for what is not sent. */
function deliveryOf({ kind }: OfferRow, { address = '', mobile = '' }: Asked) {
  if (kind !== 'GOODS') return { address: null, mobile: null };
  if (address.length < shortestAddress) throw new Refusal('FIELD_REFUSED', { value: { field: 'address' } });
  const number = mobileOf(mobile);
  if (number === null) throw new Refusal('FIELD_REFUSED', { value: { field: 'mobile' } });
  return { address, mobile: number };
}

/** Takes pieces of the stock; a stock that has too few stays as it is. */
async function takeStock(tx: Transaction, id: string, quantity: number): Promise<boolean> {
  const enough = or(isNull(pointRewards.stock), gte(pointRewards.stock, quantity));
  const taken = await tx
    .update(pointRewards)
    .set({ stock: sql`${pointRewards.stock} - ${quantity}` })
    .where(and(eq(pointRewards.id, id), enough))
    .returning({ id: pointRewards.id });
  return taken.length === 1;
}

/** Refuses what can't be redeemed just now, and what was shown otherwise. */
async function refuseUnredeemable(
  tx: Transaction,
  { offer, asked, memberId, at }: { offer: OfferRow; asked: Asked; memberId: string; at: number },
): Promise<void> {
  if (offer.price !== asked.price) throw new Refusal('QUOTE_CHANGED', { value: { price: offer.price } });
  const standing = await standingOf(tx, memberId, at);
  const refusal = refusalOf(offer, standing);
  if (refusal) throw new Refusal('REDEEM_RULE', { value: refusal });
  const max = maxQuantityOf(offer, standing);
  if (asked.quantity > max) throw new Refusal('QUANTITY_LIMIT', { value: { max } });
}

/** Redeems a reward: its points are held and its stock is taken in the same transaction. */
export const redeem: Handler<'points.redeem'> = async (asked, caller, sandbox) => {
  const memberId = memberIdOf(caller);
  await withdrawPasswordShown(asked.withdrawPassword, memberId, sandbox);
  return once('points.redeem', asked, caller, sandbox, async (tx, at) => {
    const [offer] = await tx.select().from(pointRewards).where(eq(pointRewards.id, asked.id));
    if (!offer) throw new Refusal('NOT_FOUND');
    await refuseUnpromoted(tx, memberId, sandbox);
    const delivery = deliveryOf(offer, asked);
    await refuseUnredeemable(tx, { offer, asked, memberId, at });
    const { quantity } = asked;
    if (!(await takeStock(tx, offer.id, quantity))) {
      throw new Refusal('QUANTITY_LIMIT', { value: { max: offer.stock ?? 0 } });
    }
    const points = times(quantity, offer.price);
    const reference = newReference();
    const names = { nameEs: offer.texts.name.es, nameEn: offer.texts.name.en };
    const { kind, betsRequired } = offer;
    const what = { kind, betsRequired, rewardId: offer.id, worth: times(quantity, offer.worth) };
    const [row] = await tx
      .insert(redemptions)
      .values({
        ...{ reference, memberId, ...what, ...names, quantity, points, ...delivery },
        status: 'IN_PROCESS',
        appliedAt: at,
      })
      .returning();
    if (!row) throw new Error('A redemption was not kept');
    await tx
      .insert(pointMoves)
      .values({ memberId, cause: 'REDEEM', reference, ...names, change: negated(points), at });
    return redemptionShown(tx, row, asked.language);
  });
};
