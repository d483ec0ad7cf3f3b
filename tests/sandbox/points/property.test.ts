import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asMicro, asPoints, negated, sumOf } from '#contract/units.ts';
import { seedWithdrawPassword } from '#sandbox/db/people.ts';
import { pointMoves, pointRewards, redemptions } from '#sandbox/db/rewards-schema.ts';
import { decideRedemption } from '#sandbox/points/redemption-decisions.ts';
import { decideMall } from '#sandbox/points/reward-admin.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { askHandler } from '../../kit/ask-handler.ts';
import { runs } from '../../kit/depth.ts';
import { correctionDeeds, pick, tried } from '../../kit/histories.ts';
import { delivery } from '../../kit/points.ts';
import { type Asker, askerOf, bet } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

const gameTypes = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ELOTT'];
const withdrawPassword = seedWithdrawPassword;

const deeds = {
  bet: async (asker: Asker, one: number, other: number) => {
    box.sandbox.clock.move(1_000);
    const status = other % 5 === 0 ? 'taken' : 'settled';
    await bet(asker, 1 + ((one * 7_919) % 90_000_00), { gameType: pick(gameTypes, other) ?? 'RNG', status });
  },
  ...correctionDeeds,
  redeemed: async (asker: Asker, one: number, other: number) => {
    const offers = await box.sandbox.db.read.select().from(pointRewards).orderBy(pointRewards.price);
    const offer = pick(offers, one);
    const asked = { id: offer?.id ?? '', price: offer?.price ?? asPoints(1), quantity: 1 + (other % 3) };
    // Twice at once, under two keys, as two tabs would.
    await Promise.all(
      [1, 2].map(() => askHandler(asker, 'points.redeem', { ...asked, withdrawPassword, ...delivery })),
    );
  },
  converted: async (asker: Asker, one: number) => {
    const points = (1 + (one % 40)) * 100;
    const amount = (points / 100).toFixed(2);
    await askHandler(asker, 'points.convert', { points: asPoints(points), amount, withdrawPassword });
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
    const said = await askHandler(asker, 'points.rows', { page });
    if (typeof said === 'string') throw new Error(`no rows: ${said}`);
    all.push(...said.rows);
    if (page >= said.totalPages) return { sum: all.reduce((sum, one) => sum + micro(one.counted), 0), said };
  }
}

/** What is wrong with the points of a member at a moment. */
async function faultsOf(asker: Asker): Promise<string[]> {
  const faults: string[] = [];
  const balance = await askHandler(asker, 'points.balance', {});
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
