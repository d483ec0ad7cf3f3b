import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import { minus, signOf } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { boardResults } from '#sandbox/db/rewards-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { periodAt } from '#sandbox/kit/merchant-time.ts';
import { begins } from '../../kit/moment.ts';
import { type Asker, act, askerOf, askFor, bet, rewardsOf } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

type Board = CallOutput<'missions.leaderboard'>;
const hour = 60 * 60_000;
const day = 24 * hour;
let noon = 0;
const box = sandboxOfFile();
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  // Noon in Lima of the day after tomorrow: the merchant's midnight is far on both sides.
  noon = Math.ceil(begins / day) * day + day + 17 * hour;
  box.sandbox.clock.set(noon);
  asker = await askerOf(box, 'member2');
});

const alone = () => box.sandbox.settings.patch({ boards: { rivals: 0 } });

async function boardOf(who: Asker = asker, more: object = {}): Promise<Board> {
  return (await askFor(who, 'missions.leaderboard', { board: 'DAILY', page: 1, ...more })).value;
}

async function moveTo(moment: number): Promise<void> {
  box.sandbox.clock.set(moment);
  asker = await askerOf(box, asker.account);
}

describe('a leaderboard', () => {
  it('ranks members by what they staked in settled bets of the merchant’s day; others’ names are masked', async () => {
    alone();
    const vip = await askerOf(box, 'vip5');
    await bet(asker, 3_00);
    await bet(vip, 5_00);
    await bet(asker, 4_00);
    await bet(asker, 90_00, { status: 'taken' });
    const { rows, own, state, period, count } = await boardOf();
    expect([state, period, count]).toEqual(['RUNNING', periodAt('DAILY', noon, 'America/Lima').id, 2]);
    expect(rows.map(({ rank, name, score, own }) => [rank, name, score, own])).toEqual([
      [1, 'member2', '7.00', true],
      [2, 'vi***', '5.00', false],
    ]);
    expect(own).toEqual(rows[0]);
  });

  it('lets the earlier of two equal scores rank higher', async () => {
    alone();
    const vip = await askerOf(box, 'vip5');
    await bet(vip, 5_00);
    box.sandbox.clock.set(box.sandbox.clock.now() + 1_000);
    await bet(asker, 5_00);
    expect((await boardOf()).rows.map(({ own }) => own)).toEqual([false, true]);
  });

  it('opens into the bets behind one’s own score, and their sum is the score', async () => {
    await bet(asker, 3_00);
    const id = await bet(asker, 4_00);
    await box.sandbox.db.write((tx) =>
      tx.update(rounds).set({ status: 'refunded' }).where(eq(rounds.id, id)),
    );
    const { own, period } = await boardOf();
    const { value } = await askFor(asker, 'missions.boardRows', { board: 'DAILY', period, page: 1 });
    expect([own?.score, value.total, value.count]).toEqual(['3.00', '3', 2]);
  });

  it('has rivals, pages of a hundred, and the own row whatever page is read', async () => {
    await bet(asker, 1);
    const first = await boardOf();
    expect(first.rows).toHaveLength(100);
    expect(first.totalPages).toBe(2);
    expect(first.own?.rank).toBeGreaterThan(100);
    const second = await boardOf(asker, { page: 2 });
    expect(second.rows.at(-1)?.rank).toBe(second.count);
    const scores = [...first.rows, ...second.rows].map(({ score }) => minorOf(score));
    expect(scores).toEqual(scores.toSorted((a, b) => signOf(minus(b, a))));
  });

  it('is final some hours after its end, frozen once with its prizes, whoever looks at the same time', async () => {
    alone();
    await bet(asker, 7_00);
    const { to, period } = await boardOf();
    await moveTo(to + hour);
    expect(await boardOf(asker, { period })).toMatchObject({ state: 'FINALISING', finalAt: to + 2 * hour });
    await moveTo(to + 2 * hour);
    const all = await Promise.all(Array.from({ length: 64 }, () => boardOf(asker, { period })));
    for (const one of all) expect(one).toMatchObject({ state: 'FINAL', rows: [{ rank: 1, prize: '50.00' }] });
    const kept = await box.sandbox.db.read.select().from(boardResults).where(eq(boardResults.period, period));
    expect(kept).toHaveLength(1);
    const won = (await rewardsOf(asker)).filter(({ title }) => title.endsWith(period));
    expect(won).toMatchObject([{ status: 'CLAIM', amount: '50.00' }]);
  });

  it('that is final stays as it is, though a bet of it is given back', async () => {
    alone();
    const id = await bet(asker, 7_00);
    const { to, period } = await boardOf();
    await moveTo(to + 2 * hour);
    await boardOf();
    await box.sandbox.db.write((tx) =>
      tx.update(rounds).set({ status: 'refunded' }).where(eq(rounds.id, id)),
    );
    expect((await boardOf(asker, { period })).own).toMatchObject({ rank: 1, score: '7.00' });
  });

  it('that has ended can be made final at once by the back office; a running one can’t', async () => {
    alone();
    await bet(asker, 7_00);
    const { to, period } = await boardOf();
    const freeze = { act: 'freeze', board: 'DAILY', period };
    expect(await act(box, 'boards', freeze)).toMatchObject({ code: 'INPUT_INVALID' });
    await moveTo(to + 60_000);
    expect((await act(box, 'boards', freeze)).status).toBe(200);
    expect((await boardOf(asker, { period })).state).toBe('FINAL');
  });

  it('of a period that is not kept is not found', async () => {
    const { earlier } = await boardOf();
    expect(earlier.map(({ period }) => period).slice(0, 2)).toEqual(
      [1, 2].map((before) => periodAt('DAILY', noon, 'America/Lima', before).id),
    );
    const asked = { board: 'DAILY', period: '2019-01-01', page: 1 };
    expect((await askFor(asker, 'missions.leaderboard', asked)).code).toBe('NOT_FOUND');
  });

  it.each(['WEEKLY', 'MONTHLY'] as const)('%s counts its own period', async (board) => {
    const period = periodAt(board, noon, 'America/Lima').id;
    const before = (await boardOf(asker, { board })).own?.score ?? '0.00';
    await bet(asker, 7_00);
    const { period: shown, own } = await boardOf(asker, { board });
    expect(shown).toBe(period);
    expect(minus(minorOf(own?.score ?? '0.00'), minorOf(before))).toBe(7_00);
  });
});
