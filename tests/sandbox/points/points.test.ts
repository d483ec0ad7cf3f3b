import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { asMinor, asPoints, plain } from '#contract/units.ts';
import { seedWithdrawPassword } from '#sandbox/db/people.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { correctRound } from '#sandbox/games/corrections.ts';
import { freeOf as freePoints } from '#sandbox/points/balance.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { askHandler } from '../../kit/ask-handler.ts';
import { walletsOf } from '../../kit/money.ts';
import { convert, freeOf, onMall, pointRows } from '../../kit/points.ts';
import { type Asker, askerOf, askFor, bet } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const day = 24 * 60 * 60_000;
const box = sandboxOfFile();
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  asker = await askerOf(box, 'vip5');
});

const asked = (points: number) => ({
  points: asPoints(points),
  amount: (points / 100).toFixed(2),
  withdrawPassword: seedWithdrawPassword,
});

async function move(milliseconds: number): Promise<void> {
  box.sandbox.clock.move(milliseconds);
  asker = await askerOf(box, asker.account);
}

describe('earning points', () => {
  it.each([
    ['LIVE', 0.7],
    ['SPORTS', 1],
    ['FISH', 1.2],
    ['RNG', 1.2],
    ['PVP', 1],
    ['COCKFIGHT', 1],
    ['ELOTT', 0],
  ])('by 100.00 of settled bets at %s brings %f points', async (gameType, points) => {
    const before = await freeOf(asker);
    await bet(asker, 100_00, { gameType });
    expect((await freeOf(asker)) - before).toBe(points * 1e6);
  });

  it('waits for the settlement, and a void takes it back, below zero if it was spent', async () => {
    asker = await askerOf(box, 'member2');
    const before = await freeOf(asker);
    const { pending } = (await askFor(asker, 'points.balance')).value;
    await bet(asker, 50_00, { status: 'taken' });
    const { value } = await askFor(asker, 'points.balance');
    expect([Number(value.pending) - Number(pending), await freeOf(asker)]).toEqual([0.6, before]);
    const reference = await bet(asker, 100_000_00);
    const whole = Math.floor((await freeOf(asker)) / 100e6) * 100;
    expect((await convert(asker, whole)).status).toBe(200);
    await correctRound(box.sandbox, { act: 'void', reference });
    expect(await freeOf(asker)).toBeLessThan(0);
    expect((await convert(asker, 100)).code).toBe('POINTS_SHORT');
  });

  it('for ten years loses nothing to rounding, and points never expire', { timeout: 60_000 }, async () => {
    const before = await freeOf(asker);
    const stakes = Array.from({ length: 3_650 }, (_, nth) => 1 + ((nth * 7_919) % 9_973));
    const start = box.sandbox.clock.now();
    const rows = stakes.map((stake, nth) => ({
      id: randomUUID(),
      memberId: asker.id,
      gameId: 'RNG-TRESCONDOR-01',
      gameType: nth % 2 === 0 ? 'LIVE' : 'FISH',
      status: 'settled' as const,
      stake: asMinor(stake),
      win: asMinor(0),
      balance: asMinor(0),
      at: start + (nth + 1) * day,
    }));
    await box.sandbox.db.write(async (tx) => {
      for (let from = 0; from < rows.length; from += 500)
        await tx.insert(rounds).values(rows.slice(from, from + 500));
    });
    const at = start + 3_651 * day;
    const earned = rows.reduce(
      (sum, { stake, gameType }) => sum + plain(stake) * (gameType === 'LIVE' ? 70 : 120),
      0,
    );
    // Nobody's session lasts ten years.
    expect(plain(await freePoints(box.sandbox.db.read, asker.id, at)) - before).toBe(earned);
  });

  it('follows the version of the rule that was in force at the settlement', async () => {
    const before = await freeOf(asker);
    await bet(asker, 100_00);
    await move(1_000);
    await onMall(box, { act: 'rule', earning: { RNG: 300 } });
    await move(1_000);
    const id = await bet(asker, 100_00);
    expect((await freeOf(asker)) - before).toBe(4.2e6);
    const row = (await pointRows(asker)).find((one) => one.id === id);
    expect(row).toMatchObject({ counted: '3', rule: { id: 'points', version: 2, share: '0.03' } });
    expect((await askFor(asker, 'points.config')).value).toMatchObject({
      version: 2,
      earning: [{ gameType: 'RNG', per100: '3' }],
    });
  });
});

describe('a conversion', () => {
  it('pays whole steps into the main wallet, and the remainder stays points', async () => {
    const [before, main] = [await freeOf(asker), (await walletsOf(box, 'vip5')).MAIN ?? 0];
    const { value } = await convert(asker, 1_200);
    expect(value).toMatchObject({ points: 1_200, amount: '12.00' });
    expect(Math.round(Number(value.free) * 1e6)).toBe(before - 1_200e6);
    expect((await walletsOf(box, 'vip5')).MAIN).toBe(main + 12_00);
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
  });

  it('of 1 to 10,000 points is exact or refused: no split gains a cent', { timeout: 120_000 }, async () => {
    const main = async () => (await walletsOf(box, 'vip5')).MAIN ?? 0;
    const [before, start] = [await freeOf(asker), await main()];
    await onMall(box, { act: 'give', account: 'vip5', points: 1_000_000 });
    for (let points = 1; points <= 1_000; points += 1) {
      if (points % 100 === 0) continue;
      expect([points, await askHandler(asker, 'points.convert', asked(points))]).toEqual([
        points,
        'QUANTITY_LIMIT',
      ]);
    }
    let spent = 0;
    for (let points = 100; points <= 10_000; points += 100) {
      spent += points;
      const said = await askHandler(asker, 'points.convert', asked(points));
      expect(said).toMatchObject({ points, amount: (points / 100).toFixed(2) });
    }
    // 10,000 in a hundred steps are what 10,000 at once are.
    for (let nth = 0; nth < 100; nth += 1) await askHandler(asker, 'points.convert', asked(100));
    spent += 10_000;
    expect((await main()) - start).toBe(spent);
    expect(await freeOf(asker)).toBe(before + (1_000_000 - spent) * 1e6);
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
  });

  it('PTS-06 at another ratio than the gateway’s is refused with its ratio', async () => {
    const before = await freeOf(asker);
    await move(1_000);
    await onMall(box, { act: 'rule', step: 200 });
    const { code, value } = await convert(asker, 1_000);
    expect([code, value]).toEqual(['QUOTE_CHANGED', { step: 200, amount: '1.00' }]);
    expect(await freeOf(asker)).toBe(before);
    expect((await convert(asker, 1_000, { amount: '5.00' })).status).toBe(200);
  });

  it.each([0, -100, 100.5, 1e12, '100 '])('of %j points is refused', async (points) => {
    const { status } = await convert(asker, 100, { points });
    expect(status).toBe(400);
  });

  it('64 at once of all points: one wins', async () => {
    const all = Math.floor((await freeOf(asker)) / 100e6) * 100;
    const said = await Promise.all(Array.from({ length: 64 }, () => convert(asker, all)));
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await freeOf(asker)).toBeGreaterThanOrEqual(0);
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
  });
});
