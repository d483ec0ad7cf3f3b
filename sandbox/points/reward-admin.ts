import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { asPoints, type Minor, ofMicroPoints, ofPoints, type Points, plus, signOf } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { Sum } from '#contract/wallet/money.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { pointMoves, pointRewards, pointRules } from '#sandbox/db/rewards-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { accountKey } from '#sandbox/kit/accounts.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { OfferRow } from './offers.ts';
import { ruleAt } from './rules.ts';

const most = 1_000_000_000;
const whole = z.int().check(z.minimum(1), z.maximum(most));
const points = ofPoints(whole);
const id = z.string();

/**
 * The acts of the back office on the mall: gifts of points (below zero takes some), the price, stock and end of a reward,
 * a new version of the rule, and many more rewards at once, for benches.
 */
export const MallAct = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('give'),
    account: z.string(),
    points: ofPoints(z.int().check(z.minimum(-most), z.maximum(most))),
  }),
  z.strictObject({ act: z.literal('price'), id, price: points }),
  z.strictObject({
    act: z.literal('stock'),
    id,
    stock: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  }),
  z.strictObject({ act: z.literal('end'), id }),
  z.strictObject({
    act: z.literal('rule'),
    step: z.optional(points),
    amount: z.optional(Sum),
    /** Hundredths of a point per 100.00 of settled bets, which are millionths for each minor unit, by game type. */
    earning: z.optional(
      z.record(z.string(), ofMicroPoints(z.int().check(z.minimum(0), z.maximum(1_000_000)))),
    ),
  }),
  z.strictObject({ act: z.literal('fill'), rewards: z.int().check(z.minimum(1), z.maximum(10_000)) }),
]);
type MallAct = z.infer<typeof MallAct>;
type OnReward = Extract<MallAct, { id: string }>;

async function give(tx: Transaction, { account, points }: Extract<MallAct, { act: 'give' }>, at: number) {
  const own = eq(members.accountKey, accountKey(account) ?? '');
  const [member] = await tx.select({ id: members.id }).from(members).where(own);
  if (!member) throw new Refusal('NOT_FOUND', { message: `Nobody is called ${account}` });
  const names = { nameEs: 'Puntos del equipo', nameEn: 'Points of the team' };
  const move = { memberId: member.id, cause: 'GIFT' as const, reference: newReference(), ...names };
  await tx.insert(pointMoves).values({ ...move, change: points, at });
}

function changesOf(what: OnReward, at: number): Partial<OfferRow> {
  if (what.act === 'price') return { price: what.price };
  return what.act === 'stock' ? { stock: what.stock } : { endsAt: at };
}

async function change(tx: Transaction, what: OnReward, at: number): Promise<void> {
  const found = await tx
    .update(pointRewards)
    .set(changesOf(what, at))
    .where(eq(pointRewards.id, what.id))
    .returning({ id: pointRewards.id });
  if (found.length === 0) throw new Refusal('NOT_FOUND', { message: 'There is no such reward' });
}

async function newRule(tx: Transaction, what: Extract<MallAct, { act: 'rule' }>, at: number): Promise<void> {
  const before = await ruleAt(tx, at);
  // Where no rule is kept, the first one has to stand before the second.
  await tx.insert(pointRules).values(before).onConflictDoNothing();
  const { step = before.step, earning = before.earning } = what;
  const amount = what.amount === undefined ? before.amount : minorOf(what.amount);
  if (signOf(amount) < 1) throw new Refusal('INPUT_INVALID', { message: 'A step is at least 0.01' });
  await tx.insert(pointRules).values({ version: before.version + 1, from: at, step, amount, earning });
}

/** Rewards after the pattern of those that are there, under names of their own. */
export async function fillMall(tx: Transaction, count: number): Promise<void> {
  const patterns = await tx.select().from(pointRewards).orderBy(asc(pointRewards.id));
  const usable = patterns.filter(({ endsAt }) => endsAt === null);
  const added = Array.from({ length: count }, (_, nth) => {
    const pattern = usable[nth % Math.max(1, usable.length)];
    if (!pattern) throw new Refusal('INPUT_INVALID', { message: 'There is no reward to repeat' });
    const { name, text } = pattern.texts;
    const texts = { name: { es: `${name.es} ${nth + 1}`, en: `${name.en} ${nth + 1}` }, text };
    return {
      ...pattern,
      id: `${pattern.id}-${newReference()}`,
      texts,
      price: plus(pattern.price, asPoints(nth)),
    };
  });
  for (let from = 0; from < added.length; from += 200) {
    await tx.insert(pointRewards).values(added.slice(from, from + 200));
  }
}

/** Carries out an act on the mall. Refuses with NOT_FOUND, and with INPUT_INVALID and a text. */
export function decideMall({ db, clock }: Sandbox, what: MallAct): Promise<void> {
  return db.write(async (tx) => {
    const at = clock.now();
    if (what.act === 'give') return give(tx, what, at);
    if (what.act === 'rule') return newRule(tx, what, at);
    if (what.act === 'fill') return fillMall(tx, what.rewards);
    return change(tx, what, at);
  });
}

/** The mall as the back office sees it. */
export type OfficeMall = {
  readonly version: number;
  readonly step: Points;
  readonly amount: Minor;
  readonly rewards: readonly Pick<OfferRow, 'id' | 'kind' | 'price' | 'stock' | 'endsAt'>[];
};

const mostShown = 100;

/** The rule in force and the rewards, by id. */
export async function officeMall({ db: { read }, clock }: Sandbox): Promise<OfficeMall> {
  const { version, step, amount } = await ruleAt(read, clock.now());
  const { id: rewardId, kind, price, stock, endsAt } = pointRewards;
  const shown = { id: rewardId, kind, price, stock, endsAt };
  const rewards = await read.select(shown).from(pointRewards).orderBy(asc(rewardId)).limit(mostShown);
  return { version, step, amount, rewards };
}
