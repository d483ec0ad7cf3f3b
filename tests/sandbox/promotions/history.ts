import { eq } from 'drizzle-orm';
import type { Reward } from '#contract/promotions/rewards.ts';
import { asMinor } from '#contract/units.ts';
import { deposits } from '#sandbox/db/money-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { decidePromotion } from '#sandbox/promotions/promotion-office.ts';
import { decideReward } from '#sandbox/promotions/reward-office.ts';
import { approve } from '#sandbox/wallet/deposit-rows.ts';
import { askHandler } from '../../kit/ask-handler.ts';
import { correctionDeeds, pick, roundsOf, tried } from '../../kit/histories.ts';
import { type Asker, bet } from '../../kit/promotions.ts';

/** One thing that happens; `one` and `other` choose what it happens to. */
export type Deed = { readonly act: keyof typeof deeds; readonly one: number; readonly other: number };

const offers = [
  'ruta-del-condor',
  'noches-en-vivo',
  'recarga-de-la-semana',
  'regalo-del-viernes',
  'sorteo-del-arrecife',
  'bono-de-regreso',
  'mesa-alta',
  'rifa-de-fin-de-ano',
];
const gameTypes = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ELOTT'];
const minute = 60_000;

/** Everything of a member. */
export async function allOf(asker: Asker): Promise<readonly Reward[]> {
  const said = await askHandler(asker, 'promotions.rewards', {});
  return typeof said === 'string' ? [] : said.rewards;
}

async function ofReward(asker: Asker, one: number): Promise<Reward | undefined> {
  return pick(
    (await allOf(asker)).toSorted((a, b) => a.at - b.at),
    one,
  );
}

const deeds = {
  joined: async (asker: Asker, one: number) => {
    const id = pick(offers, one) ?? '';
    const detail = await askHandler(asker, 'promotions.detail', { id });
    if (typeof detail === 'string') return;
    await askHandler(asker, 'promotions.join', { id, version: detail.facts.version });
  },
  claimed: async (asker: Asker, one: number) => {
    const reward = await ofReward(asker, one);
    if (reward) await askHandler(asker, 'promotions.claim', { id: reward.id });
  },
  drawn: async (asker: Asker, one: number) => {
    const reward = await ofReward(asker, one);
    if (reward) await askHandler(asker, 'promotions.raffle', { id: reward.id });
  },
  left: async (asker: Asker, one: number) => {
    const reward = await ofReward(asker, one);
    const progress = reward?.leaving?.progress;
    if (progress !== undefined)
      await askHandler(asker, 'promotions.leave', { id: reward?.id ?? '', progress });
  },
  bet: async (asker: Asker, one: number, other: number) => {
    asker.box.sandbox.clock.move(1_000);
    const status = other % 5 === 0 ? 'taken' : 'settled';
    await bet(asker, 1 + ((one * 37) % 40_00), { gameType: pick(gameTypes, other) ?? 'RNG', status });
  },
  settled: async (asker: Asker, one: number) => {
    const round = pick(await roundsOf(asker, 'taken'), one);
    const { db, clock } = asker.box.sandbox;
    const end = { status: 'settled', at: clock.now() } as const;
    if (round) await db.write((tx) => tx.update(rounds).set(end).where(eq(rounds.id, round.id)));
  },
  ...correctionDeeds,
  deposited: async ({ box, id: memberId }: Asker, one: number) => {
    const { db, clock } = box.sandbox;
    const reference = newReference();
    const money = {
      amount: asMinor(500 + ((one * 97) % 30_000)),
      fee: asMinor(0),
      cashierHash: null,
      reason: null,
    };
    const row = { reference, memberId, methodId: 'bank-transfer', status: 'PENDING' as const, ...money };
    await db.write((tx) => tx.insert(deposits).values({ ...row, createdAt: clock.now(), settledAt: null }));
    await approve(box.sandbox, reference);
  },
  decided: async (asker: Asker, one: number, other: number) => {
    const reward = await ofReward(asker, one);
    const act = pick(['approve', 'approve', 'reject', 'end'] as const, other) ?? 'approve';
    if (reward) await tried(decideReward(asker.box.sandbox, { id: reward.id, act }));
  },
  given: async ({ box, account }: Asker, one: number, other: number) => {
    const gift = { account, amount: `${1 + (one % 9)}.50` };
    const act =
      other % 2 === 0 ? ({ act: 'give', hours: 1 + (other % 50) } as const) : ({ act: 'issue' } as const);
    await tried(decideReward(box.sandbox, { ...gift, ...act }));
  },
  changed: async ({ box }: Asker, one: number, other: number) => {
    const id = pick(offers, one) ?? '';
    const facts = { maxBet: other % 2 === 0 ? null : '15.00', dates: { claimHours: 1 + (other % 90) } };
    const acts = [
      { id, act: 'terms', facts },
      { id, act: 'hide' },
      { id, act: 'show' },
      { id, act: 'terms', facts },
    ] as const;
    await tried(decidePromotion(box.sandbox, pick(acts, other) ?? { id, act: 'end' }));
  },
  ended: async ({ box }: Asker, one: number, other: number) => {
    if (other % 4 === 0)
      await tried(decidePromotion(box.sandbox, { id: pick(offers, one) ?? '', act: 'end' }));
  },
  waited: async ({ box }: Asker, one: number, other: number) => {
    const far = other % 6 === 0 ? 24 * 60 : 30;
    box.sandbox.clock.move((1 + (one % far)) * minute);
  },
};

export const deedNames = Object.keys(deeds) as readonly Deed['act'][];

/** Lets one thing happen to somebody. */
export function happen(asker: Asker, { act, one, other }: Deed): Promise<void> {
  return deeds[act](asker, one, other);
}
