import { inArray } from 'drizzle-orm';
import { asMinor, asPoints, negated, times } from '#contract/units.ts';
import type { RewardEntry } from '#sandbox/catalogue/points/entry.ts';
import { rewardEntries } from '#sandbox/catalogue/points/rewards.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { pointMoves, pointRewards, pointRules, redemptions } from '#sandbox/db/rewards-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { newReference } from '#sandbox/kit/references.ts';
import type { OfferRow } from '#sandbox/points/offers.ts';
import type { RedemptionRow } from '#sandbox/points/redemptions.ts';
import { firstRule } from '#sandbox/points/rules.ts';

const day = 24 * 60 * 60_000;

function offerOf(entry: RewardEntry, now: number): OfferRow {
  const {
    id,
    kind,
    draws,
    price,
    worth = asMinor(0),
    stock = null,
    minRank = 1,
    bets = asMinor(0),
    limit,
    es,
    en,
  } = entry;
  return {
    id,
    kind,
    image: `/art/banner/${id}.svg?category=${draws}`,
    texts: { name: { es: es[0], en: en[0] }, text: { es: es[1], en: en[1] } },
    price,
    worth,
    stock,
    minRank,
    betsRequired: bets,
    limitCount: limit?.[0] ?? null,
    limitDays: limit?.[1] ?? null,
    opensAt: now + (entry.opens ?? -90) * day,
    endsAt: entry.ends === undefined ? null : now + entry.ends * day,
  };
}

/** Points that somebody was given, so many days ago. */
const gifts = [
  ['member1', 9_000, 80],
  ['member1', 4_700, 15],
  ['vip5', 60_000, 80],
  ['vip5', 32_000, 20],
] as const;

type Had = Pick<RedemptionRow, 'status' | 'remark' | 'quantity'> & {
  readonly account: string;
  readonly id: string;
  readonly days: number;
  readonly sent?: boolean;
};

/** Redemptions of every status. */
const had: readonly Had[] = (['member1', 'vip5'] as const).flatMap((account) => [
  {
    account,
    id: 'giros-condor-25',
    days: 33,
    quantity: 1,
    status: 'APPROVED',
    remark: 'Abonados en Tres Cóndor.',
  },
  {
    account,
    id: 'gorra-vestibulo',
    days: 21,
    quantity: 1,
    status: 'REJECTED',
    remark: 'El mensajero no encontró la dirección. Escríbela con el número de la casa.',
    sent: true,
  },
  { account, id: 'baraja-de-casino', days: 2, quantity: 1, status: 'IN_PROCESS', remark: null, sent: true },
]);

function redemptionOf(one: Had, memberId: string, now: number): RedemptionRow {
  const entry = rewardEntries.find(({ id }) => id === one.id);
  if (!entry) throw new Error(`The seed has no reward ${one.id}`);
  const appliedAt = now - one.days * day;
  return {
    reference: newReference(),
    memberId,
    rewardId: one.id,
    kind: entry.kind,
    nameEs: entry.es[0],
    nameEn: entry.en[0],
    quantity: one.quantity,
    points: times(one.quantity, entry.price),
    worth: times(one.quantity, entry.worth ?? asMinor(0)),
    betsRequired: entry.bets ?? asMinor(0),
    status: one.status,
    remark: one.remark,
    address: one.sent ? 'Av. Arequipa 1234, Lima' : null,
    mobile: one.sent ? '+51987654321' : null,
    appliedAt,
    settledAt: one.status === 'IN_PROCESS' ? null : appliedAt + day,
  };
}

/** What a redemption did to the points: it took them, and a rejected one gave them back. */
function movesOf(row: RedemptionRow): (typeof pointMoves.$inferInsert)[] {
  const { memberId, reference, nameEs, nameEn, points, appliedAt, settledAt, status } = row;
  const move = { memberId, reference, nameEs, nameEn };
  const taken = { ...move, cause: 'REDEEM' as const, change: negated(points), at: appliedAt };
  const back = { ...move, cause: 'REFUND' as const, change: points, at: settledAt ?? appliedAt };
  return status === 'REJECTED' ? [taken, back] : [taken];
}

/** The mall of the start with its rule, and what the seed's people have of it. */
export async function fillPoints(tx: Transaction, now: number): Promise<void> {
  await tx.insert(pointRules).values(firstRule);
  await tx.insert(pointRewards).values(rewardEntries.map((entry) => offerOf(entry, now)));
  const found = await tx
    .select({ id: members.id, account: members.account })
    .from(members)
    .where(inArray(members.account, ['member1', 'vip5']));
  const ids = new Map(found.map(({ id, account }) => [account, id]));
  const names = { nameEs: 'Puntos de bienvenida', nameEn: 'Welcome points' };
  const given = gifts.map(([account, change, days]) => ({
    memberId: ids.get(account) ?? '',
    cause: 'GIFT' as const,
    reference: newReference(),
    ...names,
    change: asPoints(change),
    at: now - days * day,
  }));
  const rows = had.map((one) => redemptionOf(one, ids.get(one.account) ?? '', now));
  await tx.insert(redemptions).values(rows);
  await tx.insert(pointMoves).values([...given, ...rows.flatMap(movesOf)]);
}
