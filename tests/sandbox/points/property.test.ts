import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asMicro, asPoints, negated, sumOf } from '#contract/units.ts';
import { seedWithdrawPassword } from '#sandbox/db/people.ts';
import { pointMoves, pointRewards, redemptions } from '#sandbox/db/rewards-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { correctRound } from '#sandbox/games/corrections.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { decideRedemption } from '#sandbox/points/redemption-decisions.ts';
import { decideMall } from '#sandbox/points/reward-admin.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { runs } from '../../kit/depth.ts';
import { askPoints, delivery } from '../../kit/points.ts';
import { type Asker, askerOf, bet } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

const gameTypes = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ELOTT'];
const withdrawPassword = seedWithdrawPassword;

function pick<T>(all: readonly T[], n: number): T | undefined {
  return all[n % Math.max(1, all.length)];
}

async function tried(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

async function settledOf({ id }: Asker, status: 'settled' | 'refunded') {
  const own = and(eq(rounds.memberId, id), eq(rounds.status, status), eq(rounds.gameId, 'RNG-TRESCONDOR-01'));
  return box.sandbox.db.read.select().from(rounds).where(own).orderBy(rounds.id);
}

const deeds = {
  bet: async (asker: Asker, one: number, other: number) => {
    box.sandbox.clock.move(1_000);
    const status = other % 5 === 0 ? 'taken' : 'settled';
    await bet(asker, 1 + ((one * 7_919) % 90_000_00), { gameType: pick(gameTypes, other) ?? 'RNG', status });
  },
  voided: async (asker: Asker, one: number) => {
    const round = pick(await settledOf(asker, 'settled'), one);
    if (round) await tried(correctRound(box.sandbox, { act: 'void', reference: round.id }));
  },
  resettled: async (asker: Asker, one: number) => {
    const round = pick(await settledOf(asker, 'refunded'), one);
    const act = { act: 'resettle', win: '0.00' } as const;
    if (round) await tried(correctRound(box.sandbox, { ...act, reference: round.id }));
  },
  redeemed: async (asker: Asker, one: number, other: number) => {
    const offers = await box.sandbox.db.read.select().from(pointRewards).orderBy(pointRewards.price);
    const offer = pick(offers, one);
    const asked = { id: offer?.id ?? '', price: offer?.price ?? asPoints(1), quantity: 1 + (other % 3) };
    // Twice at once, under two keys, as two tabs would.
    await Promise.all(
      [1, 2].map(() => askPoints(asker, 'points.redeem', { ...asked, withdrawPassword, ...delivery })),
    );
  },
  converted: async (asker: Asker, one: number) => {
    const points = (1 + (one % 40)) * 100;
    const amount = (points / 100).toFixed(2);
    await askPoints(asker, 'points.convert', { points: asPoints(points), amount, withdrawPassword });
  },
  decided: async ({ id }: Asker, one: number, other: number) => {
    const own = eq(redemptions.memberId, id);
    const rows = await box.sandbox.db.read.select().from(redemptions).where(own);
    const row = pick(rows, one);
    const act = other % 2 === 0 ? 'approve' : 'reject';
    if (row) await tried(decideRedemption(box.sandbox, { reference: row.reference, act }));
  },
  given: ({ account }: Asker, one: number) =>
    decideMall(box.sandbox, { act: 'give', account, points: asPoints((one % 4_000) - 500) }),
  priced: async (_: Asker, one: number, other: number) => {
    const offers = await box.sandbox.db.read.select().from(pointRewards).orderBy(pointRewards.id);
    const offer = pick(offers, one);
    if (offer)
      await decideMall(box.sandbox, { act: 'price', id: offer.id, price: asPoints(1 + (other % 2_000)) });
  },
  ruled: (_: Asker, one: number) =>
    decideMall(box.sandbox, {
      act: 'rule',
      earning: { RNG: asMicro(one % 500), LIVE: asMicro(33), ELOTT: asMicro(7) },
    }),
};
const names = Object.keys(deeds) as (keyof typeof deeds)[];

const history = fc.array(
  fc.record({
    act: fc.constantFrom(...names, 'bet' as const, 'redeemed' as const, 'decided' as const),
    one: fc.nat(10_000),
    other: fc.nat(10_000),
  }),
  { minLength: 20, maxLength: 50 },
);

const micro = (quantity: string) => Math.round(Number(quantity) * 1e6);

async function rowsOf(asker: Asker) {
  const all: { counted: string; kind: string }[] = [];
  for (let page = 1; ; page += 1) {
    const said = await askPoints(asker, 'points.rows', { page });
    if (typeof said === 'string') throw new Error(`no rows: ${said}`);
    all.push(...said.rows);
    if (page >= said.totalPages) return { sum: all.reduce((sum, one) => sum + micro(one.counted), 0), said };
  }
}

/** What is wrong with the points of a member at a moment. */
async function faultsOf(asker: Asker): Promise<string[]> {
  const faults: string[] = [];
  const balance = await askPoints(asker, 'points.balance', {});
  if (typeof balance === 'string') return [balance];
  const { sum, said } = await rowsOf(asker);
  if (sum !== micro(balance.free)) faults.push('the free points are not the sum of their rows');
  if (said.total !== balance.free) faults.push('the total is not the free points');
  const { read } = box.sandbox.db;
  const all = await read.select().from(redemptions).where(eq(redemptions.memberId, asker.id));
  const moves = await read.select().from(pointMoves).where(eq(pointMoves.memberId, asker.id));
  const none = asPoints(0);
  const inProcess = all.filter(({ status }) => status === 'IN_PROCESS').map(({ points }) => points);
  const held = sumOf(none, inProcess);
  if (String(held) !== balance.held) faults.push('held is not what is in process');
  for (const { reference, status, points } of all) {
    const of = moves.filter((one) => one.reference === reference).map(({ change }) => change);
    const own = sumOf(none, of);
    if (own !== (status === 'REJECTED' ? none : negated(points))) faults.push(`${reference} took ${own}`);
  }
  const below = await read.select().from(pointRewards);
  for (const { id, stock } of below) if ((stock ?? 0) < 0) faults.push(`${id} has a stock of ${stock}`);
  return faults;
}

it('TRF-07 through any history of points the free ones are the sum of their rows, and the books hold', {
  timeout: 240_000,
}, async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(history, async (happened) => {
      await box.reset();
      const asker = await askerOf(box, 'member2');
      for (const { act, one, other } of happened) {
        await deeds[act](asker, one, other);
        expect(await faultsOf(asker)).toEqual([]);
      }
      const all = await box.sandbox.db.read
        .select()
        .from(redemptions)
        .where(eq(redemptions.memberId, asker.id));
      for (const { status } of all) reached.add(status);
      expect(await readBooks(box.sandbox)).toMatchObject({ holds: true, sum: '0.00' });
    }),
    { ...runs(25), seed: 20_261_125 },
  );
  expect(reached).toEqual(new Set(['IN_PROCESS', 'APPROVED', 'REJECTED']));
});
