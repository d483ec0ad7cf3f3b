import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { incomeDirections, incomeSources } from '#contract/agent/reports.ts';
import type { CallOutput } from '#contract/calls.ts';
import { members } from '#sandbox/db/schema.ts';
import { signIn } from '../../kit/ask-call.ts';
import { newReward } from '../../kit/income.ts';
import { idOf } from '../../kit/members.ts';
import { early } from '../../kit/moment.ts';
import { askReport, reportOf } from '../../kit/reports.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { daily, dividend, realTime } from '../../machines/contracts/terms-of.ts';
import { at, bet, inForce, lima, pays, withoutContracts } from '../contracts/contracts.ts';

const box = sandboxOfFile({ begins: early });
let upline: string;
let downline: string;

const days = { from: '2026-12-01', to: '2026-12-12' };
const tiers = [{ dailyBet: '0.00', active: 0, rate: 100 }];

/** agent1 is paid by the house and pays the agent below, day by day; an invited friend brings a reward. */
beforeAll(async () => {
  await withoutContracts(box);
  const since = lima('2026-12-01T00:00:00');
  box.sandbox.clock.set(since);
  const uplineId = await idOf(box, 'agent1');
  await box.sandbox.db.write((tx) =>
    tx.update(members).set({ uplineId }).where(eq(members.account, 'agent2')),
  );
  await inForce(box, { account: 'agent1', terms: daily({ period: 'DAILY', tiers }), since });
  await inForce(box, { account: 'agent1', terms: dividend({ period: 'DAILY' }), since });
  const below = daily({
    payer: 'UPLINE',
    period: 'DAILY',
    tiers: tiers.map((one) => ({ ...one, rate: 40 })),
  });
  await inForce(box, { account: 'agent2', from: 'agent1', terms: below, since });
  await pays(box, 'agent1', 50_000);
  for (let day = 1; day <= 9; day += 1)
    await bet(box, {
      account: 'downline2a',
      at: lima(`2026-12-0${day}T10:00:00`),
      stake: 12_345 * day,
      win: 17,
    });
  await newReward(box, {
    account: 'agent1',
    source: 'REFERRAL',
    amount: 1_001,
    at: lima('2026-12-03T12:00:00'),
  });
  await newReward(box, { account: 'agent1', source: 'GIFT', amount: 7_777, at: lima('2026-12-03T13:00:00') });
  const fast = realTime([{ singleBet: '0.00', profitRate: 100, lossRate: 100 }]);
  await inForce(box, { account: 'agent41', terms: fast, since });
  await bet(box, { account: 'downline41a', at: lima('2026-12-05T22:07:30'), stake: 500 });
  // Dividends are looked at for a day before they are paid.
  await at(box, lima('2026-12-11T00:00:00'));
  await at(box, lima('2026-12-12T06:00:00'));
  upline = await signIn(box.address, 'agent1');
  downline = await signIn(box.address, 'agent2');
});

type Income = CallOutput<'agent.income'>;
const minor = (amount: string) => Math.round(Number(amount) * 100);
const total = (rows: Income['income']) => rows.reduce((all, { change }) => all + minor(change), 0);

async function all(token: string, more: object = {}, size = 7): Promise<Income> {
  const asked = { ...days, ...more, size };
  const first = await reportOf(box, 'agent.income', token, asked);
  const rows = [...first.income];
  for (let page = 2; page <= first.totalPages; page += 1) {
    const next = await reportOf(box, 'agent.income', token, { ...asked, page, asOf: first.asOf });
    expect(next.totals).toEqual(first.totals);
    rows.push(...next.income);
  }
  return { ...first, income: rows };
}

describe('the income of an agent', () => {
  it('has totals that are the sums of its rows to the cent, and what the books hold', async () => {
    const { income, totals } = await all(upline);
    const received = income.filter(({ direction }) => direction === 'RECEIVED');
    const paid = income.filter(({ direction }) => direction === 'PAID');
    expect([received.length, paid.length]).toEqual([9 + 9 + 1, 9]);
    expect(totals.count).toBe(income.length);
    expect(minor(totals.received)).toBe(total(received));
    expect(minor(totals.paid)).toBe(-total(paid));
    expect(minor(totals.net)).toBe(total(income));
    const [[booked] = []] = await box.sandbox.db.read.values(
      sql.raw(`select sum(change) from ledger where member_id = '${await idOf(box, 'agent1')}'
        and account = 'MAIN' and cause = 'contract'`),
    );
    expect(minor(totals.net)).toBe(Number(booked) + 1_001);
  });

  it('is newest first, every row on one page', async () => {
    const { income } = await all(upline);
    const times = income.map((row) => row.at);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(income.map(({ id }) => id)).size).toBe(income.length);
  });

  it('of what one pays another is the same money, once given and once received', async () => {
    const given = (await all(upline, { direction: 'PAID' })).income;
    const got = (await all(downline)).income;
    expect(got.map(({ bill, change }) => [bill, minor(change)])).toEqual(
      given.map(({ bill, change }) => [bill, -minor(change)]),
    );
    expect(given.map(({ person }) => person?.account)).toEqual(given.map(() => 'agent2'));
    expect(got.map(({ person }) => person?.account)).toEqual(got.map(() => 'agent1'));
    expect(got.map(({ source, direction }) => `${source} ${direction}`)).toEqual(
      got.map(() => 'DAILY RECEIVED'),
    );
  });

  it('names the bill and its period, and the house where the house pays', async () => {
    const { income } = await all(upline, { source: 'DIVIDEND' });
    expect(income.map(({ billPeriod }) => billPeriod).toSorted()).toEqual(
      Array.from({ length: 9 }, (_, n) => `2026-12-0${n + 1}`),
    );
    for (const { bill, number, person } of income) {
      expect(person).toBeNull();
      expect(bill).toMatch(/^[\w-]{16,}$/);
      expect(number).not.toBe('');
    }
  });

  it('says when a real-time salary was earned by the merchant’s clock', async () => {
    const { income } = await all(await signIn(box.address, 'agent41'));
    expect(income).toMatchObject([{ source: 'REALTIME', billPeriod: '2026-12-05 22:05', change: '0.05' }]);
  });

  it('has the reward for an invited friend, and no other bonus', async () => {
    const { income } = await all(upline, { source: 'REFERRAL' });
    expect(income).toMatchObject([
      { source: 'REFERRAL', direction: 'RECEIVED', person: null, bill: null, number: '', change: '10.01' },
    ]);
  });

  it('is what its filters leave, and nothing is in two of them', async () => {
    const { totals } = await all(upline);
    const parts = await Promise.all(
      incomeSources.flatMap((source) =>
        incomeDirections.map(async (direction) => (await all(upline, { source, direction })).totals),
      ),
    );
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(totals.count);
    expect(parts.reduce((sum, { net }) => sum + minor(net), 0)).toBe(minor(totals.net));
  });

  it('is by the merchant’s days', async () => {
    const { income, period } = await all(upline, { from: '2026-12-03', to: '2026-12-03' });
    expect(period.zone).toBe('America/Lima');
    expect(income.map(({ source }) => source)).toEqual(['REFERRAL']);
    expect((await all(upline, { from: '2026-12-04', to: '2026-12-10' })).totals).toEqual({
      count: 0,
      received: '0.00',
      paid: '0.00',
      net: '0.00',
    });
  });

  it('masks the others where the market asks for it, with the same sums', async () => {
    const open = await all(upline);
    box.sandbox.settings.patch({ agents: { masked: true } });
    const masked = await all(upline);
    box.sandbox.settings.patch({ agents: { masked: false } });
    expect(masked.totals).toEqual(open.totals);
    const names = masked.income.flatMap(({ person }) => (person ? [person.account] : []));
    expect(names.length).toBe(9);
    expect(names).not.toContain('agent2');
  });

  it('is refused for days that are not kept, and to a member', async () => {
    const refused = await askReport(box, 'agent.income', upline, { from: '2026-12-12', to: '2026-12-01' });
    expect(refused.body.code).toBe('RANGE_REFUSED');
    const member = await signIn(box.address, 'member1');
    expect((await askReport(box, 'agent.income', member, days)).status).not.toBe(200);
  });
});
