import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { plain } from '#contract/units.ts';
import { bonuses } from '#sandbox/db/money-schema.ts';
import { pointRewards, redemptions } from '#sandbox/db/rewards-schema.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { walletsOf } from '../../kit/money.ts';
import { delivery, freeOf, onMall, onRedemption, pointRows, redeem, rewardIn } from '../../kit/points.ts';
import { type Asker, act, askerOf, askFor, bet } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const day = 24 * 60 * 60_000;
const box = sandboxOfFile();
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  asker = await askerOf(box, 'vip5');
});

const stockOf = async (id: string) =>
  (await box.sandbox.db.read.select().from(pointRewards).where(eq(pointRewards.id, id)))[0]?.stock;
const rowsOf = (memberId: string) =>
  box.sandbox.db.read.select().from(redemptions).where(eq(redemptions.memberId, memberId));

describe('a redemption', () => {
  it('takes its points and its stock at once, and waits in process', async () => {
    const before = await freeOf(asker);
    const { held } = (await askFor(asker, 'points.balance')).value;
    const { status, value } = await redeem(asker, 'termo-de-acero', 3_200, { quantity: 2, ...delivery });
    expect([status, value]).toMatchObject([
      200,
      {
        status: 'IN_PROCESS',
        type: 'GOODS',
        name: 'Termo de acero',
        quantity: 2,
        points: 6_400,
        refunded: 0,
        address: 'Av. •••Lima',
        mobile: '+51 •••4321',
      },
    ]);
    expect(await freeOf(asker)).toBe(before - 6_400e6);
    expect(Number((await askFor(asker, 'points.balance')).value.held)).toBe(Number(held) + 6_400);
    expect(await stockOf('termo-de-acero')).toBe(5);
  });

  it('that is approved pays a bonus through the ledger, once', async () => {
    const { value } = await redeem(asker, 'bono-10', 950, { quantity: 2 });
    const before = (await walletsOf(box, 'vip5')).MAIN ?? 0;
    const decision = { reference: value.reference, act: 'approve', remark: 'Listo' };
    expect((await onRedemption(box, decision)).value).toMatchObject({ status: 'APPROVED', remark: 'Listo' });
    expect((await walletsOf(box, 'vip5')).MAIN).toBe(before + 20_00);
    const [bonus] = await box.sandbox.db.read.select().from(bonuses).where(eq(bonuses.id, value.reference));
    expect(bonus).toMatchObject({ amount: 20_00, status: 'CLAIMED' });
    const again = await onRedemption(box, decision);
    expect([again.status, again.message]).toEqual([400, 'It is approved']);
    expect((await walletsOf(box, 'vip5')).MAIN).toBe(before + 20_00);
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
  });

  it('that is rejected gives points and stock back exactly once, with the remark', async () => {
    const before = await freeOf(asker);
    const { value } = await redeem(asker, 'giros-arrecife-40', 950);
    const decision = { reference: value.reference, act: 'reject', remark: '<b>No</b> hoy' };
    const said = await Promise.all([1, 2, 3].map(() => onRedemption(box, decision)));
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await freeOf(asker)).toBe(before);
    expect(await stockOf('giros-arrecife-40')).toBe(3);
    const found = await askFor(asker, 'points.redemptions', { page: 1, reference: value.reference.slice(2) });
    expect(found.value.redemptions).toMatchObject([
      { status: 'REJECTED', remark: '<b>No</b> hoy', refunded: 950 },
    ]);
  });

  it('PTS-02 after ten wrong withdraw passwords is locked, and nothing was taken', async () => {
    const before = await freeOf(asker);
    for (let nth = 0; nth < 10; nth += 1) {
      const { code } = await redeem(asker, 'bono-5', 480, { withdrawPassword: '111222' });
      expect(code).toBe('WITHDRAW_PASSWORD_WRONG');
    }
    expect((await redeem(asker, 'bono-5', 480)).code).toBe('WITHDRAW_PASSWORD_WRONG');
    expect(await freeOf(asker)).toBe(before);
    box.sandbox.clock.move(day);
    asker = await askerOf(box, 'vip5');
    expect((await redeem(asker, 'bono-5', 480)).status).toBe(200);
  });

  it('PTS-03 of all points from two tabs at once succeeds once', async () => {
    asker = await askerOf(box, 'member2');
    await onMall(box, {
      act: 'give',
      account: 'member2',
      points: 480 - Math.floor((await freeOf(asker)) / 1e6),
    });
    const said = await Promise.all([redeem(asker, 'bono-5', 480), redeem(asker, 'bono-5', 480)]);
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await freeOf(asker)).toBeGreaterThanOrEqual(0);
    expect(await rowsOf(asker.id)).toHaveLength(1);
  });

  it.each([0, -1, 1.5, 1e9, '2 ', '1e1', null])(
    'PTS-04 of the quantity %j is refused, and nothing is taken',
    async (quantity) => {
      const before = await freeOf(asker);
      const { status } = await redeem(asker, 'bono-5', 480, { quantity });
      expect([400, 422]).toContain(status);
      expect(await freeOf(asker)).toBe(before);
      expect(await stockOf('bono-5')).toBeNull();
    },
  );

  it('PTS-04 at another price than the gateway’s is refused with its price', async () => {
    const { code, value } = await redeem(asker, 'bono-5', 1);
    expect([code, value]).toEqual(['QUOTE_CHANGED', { price: 480 }]);
    await onMall(box, { act: 'price', id: 'bono-5', price: 500 });
    expect((await redeem(asker, 'bono-5', 480)).value).toEqual({ price: 500 });
    expect((await redeem(asker, 'bono-5', 500)).value).toMatchObject({ points: 500 });
  });

  it('PTS-05 sent again under its key is the same one', async () => {
    const key = randomUUID();
    const before = (await rowsOf(asker.id)).length;
    const [first, second] = [
      await redeem(asker, 'bono-5', 480, { key }),
      await redeem(asker, 'bono-5', 480, { key }),
    ];
    expect(second.value).toEqual(first.value);
    expect(await rowsOf(asker.id)).toHaveLength(before + 1);
    expect((await redeem(asker, 'bono-5', 480, { key, quantity: 2 })).code).toBe('KEY_REUSED');
  });

  it.each([
    ['address', { ...delivery, address: ' x ' }],
    ['address', { mobile: delivery.mobile }],
    ['mobile', { ...delivery, mobile: '12' }],
    ['mobile', { address: delivery.address }],
  ])('PTS-01 of goods without a usable %s is refused', async (field, more) => {
    const { code, value } = await redeem(asker, 'gorra-vestibulo', 2_500, more);
    expect([code, value]).toEqual(['FIELD_REFUSED', { field }]);
  });

  it('64 at once of the last piece: one wins, and the stock is never below zero', async () => {
    const people = await Promise.all(['vip5', 'member1', 'member2'].map((one) => askerOf(box, one)));
    for (const { account } of people) await onMall(box, { act: 'give', account, points: 700_000 });
    const said = await Promise.all(
      Array.from({ length: 64 }, (_, nth) =>
        redeem(people[nth % 3] ?? asker, 'camiseta-de-la-seleccion', 9_500, delivery),
      ),
    );
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = said.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['REDEEM_RULE']));
    expect(await stockOf('camiseta-de-la-seleccion')).toBe(0);
  });
});

describe('a rule that keeps a member from redeeming', () => {
  it('is named on the reward, with what is missing and when it ends', async () => {
    const { clock } = box.sandbox;
    const vip = (id: string) => rewardIn(asker, id).then(({ refusal }) => refusal);
    expect(await vip('reloj-de-bolsillo')).toMatchObject({ rule: 'STOCK', until: null });
    expect(await vip('calendario-del-ano-pasado')).toMatchObject({ rule: 'OVER' });
    expect((await vip('maleta-de-cabina'))?.rule).toBe('NOT_YET');
    expect((await vip('maleta-de-cabina'))?.until).toBeGreaterThan(clock.now());
    expect(await vip('fin-de-semana-en-la-costa')).toMatchObject({ rule: 'POINTS' });
    const member = await askerOf(box, 'member1');
    expect((await rewardIn(member, 'bono-500')).refusal).toEqual({
      rule: 'RANK',
      rank: 5,
      missing: null,
      until: null,
    });
    expect((await rewardIn(member, 'tableta-de-10-pulgadas')).refusal?.rule).toBe('BETS');
    expect((await redeem(member, 'bono-500', 43_000)).code).toBe('REDEEM_RULE');
  });

  it('by a limit ends once the oldest redemption leaves its days; rejected ones don’t count', async () => {
    const at = box.sandbox.clock.now();
    await bet(asker, 600_00);
    const { value } = await redeem(asker, 'bono-100', 9_000);
    expect(value).toMatchObject({ status: 'IN_PROCESS', type: 'BONUS' });
    const { refusal, maxQuantity } = await rewardIn(asker, 'bono-100');
    expect([refusal?.rule, maxQuantity]).toEqual(['LIMIT', 0]);
    expect((refusal?.until ?? 0) - at).toBeGreaterThanOrEqual(30 * day);
    await onRedemption(box, { reference: value.reference, act: 'reject' });
    expect((await rewardIn(asker, 'bono-100')).refusal).toBeNull();
  });

  it('by a limit of several refuses more than are left', async () => {
    expect((await redeem(asker, 'bono-10', 950, { quantity: 2 })).status).toBe(200);
    expect((await rewardIn(asker, 'bono-10')).maxQuantity).toBe(1);
    const { code, value } = await redeem(asker, 'bono-10', 950, { quantity: 2 });
    expect([code, value]).toEqual(['QUANTITY_LIMIT', { max: 1 }]);
  });
});

describe('the list of rewards', () => {
  it('shows first what can be had, filters, sorts, and tells a stock only when it is little', async () => {
    const ask = async (more = {}) => (await askFor(asker, 'points.rewards', { page: 1, ...more })).value;
    const all = await ask();
    expect(all.count).toBe(24);
    const states = all.rewards.map(({ refusal }) => refusal?.rule ?? 'OK');
    expect(states.lastIndexOf('OK')).toBeLessThan(states.findIndex((one) => one !== 'OK'));
    expect((await ask({ kind: 'SPINS' })).rewards.every(({ kind }) => kind === 'SPINS')).toBe(true);
    expect((await ask({ affordable: '1' })).rewards.every(({ refusal }) => refusal === null)).toBe(true);
    const prices = (await ask({ sort: 'PRICE_DOWN' })).rewards.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => plain(b) - plain(a)));
    const lefts = Object.fromEntries(all.rewards.map(({ id, left }) => [id, left]));
    expect([lefts['termo-de-acero'], lefts['auriculares-inalambricos']]).toEqual([7, null]);
  });

  it('of 2,000 more comes in pages of 50 that never overlap', async () => {
    expect((await onMall(box, { act: 'fill', rewards: 2_000 })).status).toBe(200);
    const seen = new Set<string>();
    for (let page = 1; page <= 41; page += 1) {
      const { value } = await askFor(asker, 'points.rewards', { page });
      expect([value.count, value.totalPages]).toEqual([2_024, 41]);
      for (const { id } of value.rewards) seen.add(id);
    }
    expect(seen.size).toBe(2_024);
  });
});

it('the redemptions of the seed have every status, and their rows add up', async () => {
  const { value } = await askFor(asker, 'points.redemptions', { page: 1 });
  expect(value.redemptions.map(({ status }) => status)).toEqual(['IN_PROCESS', 'REJECTED', 'APPROVED']);
  const rejected = await askFor(asker, 'points.redemptions', { page: 1, status: 'REJECTED' });
  expect(rejected.value.redemptions).toMatchObject([{ refunded: 2_500 }]);
  const rows = await pointRows(asker);
  expect(rows.reduce((sum, { counted }) => sum + Math.round(Number(counted) * 1e6), 0)).toBe(
    await freeOf(asker),
  );
});

describe('the page for people', () => {
  it('shows redemptions that wait and the rewards with their acts, and no text as HTML', async () => {
    const address = '<script>alert(1)</script> Lima';
    await redeem(asker, 'gorra-vestibulo', 2_500, { ...delivery, address });
    const page = await (await box.ask('/sandbox?tab=rewards')).text();
    expect(page).toContain('aria-label="Approve Embroidered cap of vip5"');
    expect(page).toContain('aria-label="Change the price of bono-5"');
    expect(page).toContain('Rule 1: 100 points become 100 minor units of money.');
    expect(page).not.toContain(address);
    const { value } = (await (await box.ask('/sandbox/redemptions')).json()) as { value: unknown[] };
    expect(value).toHaveLength(3);
  });

  it.each([
    ['points', { act: 'give', account: 'nobody', points: 5 }, 'NOT_FOUND'],
    ['points', { act: 'give', account: 'vip5', points: 1.5 }, 'INPUT_INVALID'],
    ['points', { act: 'price', id: 'nothing', price: 5 }, 'NOT_FOUND'],
    ['points', { act: 'price', id: 'bono-5', price: -5 }, 'INPUT_INVALID'],
    ['points', { act: 'stock', id: 'bono-5', stock: -1 }, 'INPUT_INVALID'],
    ['points', { act: 'rule', amount: '0.00' }, 'INPUT_INVALID'],
    ['redemptions', { reference: 'nothing', act: 'approve' }, 'NOT_FOUND'],
  ] as const)('refuses %s %j', async (path, body, code) => {
    expect((await act(box, path, body)).code).toBe(code);
  });

  it('ends a reward, and changes its stock', async () => {
    await onMall(box, { act: 'stock', id: 'bono-5', stock: 2 });
    expect((await rewardIn(asker, 'bono-5')).left).toBe(2);
    box.sandbox.clock.move(1_000);
    await onMall(box, { act: 'end', id: 'bono-5' });
    expect((await rewardIn(asker, 'bono-5')).refusal?.rule).toBe('OVER');
    const { code, value } = await redeem(asker, 'bono-5', 480);
    expect([code, value]).toMatchObject(['REDEEM_RULE', { rule: 'OVER' }]);
  });
});
