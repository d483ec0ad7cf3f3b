import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reward } from '#contract/promotions/rewards.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { correctRound } from '#sandbox/games/corrections.ts';
import { type Asker, act, askerOf, askFor, bet, join, rewardOf } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const box = sandboxOfFile();
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  asker = await askerOf(box, 'member2');
});

async function move(milliseconds: number): Promise<void> {
  box.sandbox.clock.move(milliseconds);
  asker = await askerOf(box, asker.account);
}

/** A bet a minute later, settled then. */
async function bets(stake: number, gameType = 'RNG'): Promise<string> {
  await move(minute);
  return bet(asker, stake, { gameType });
}

async function rowsOf(id: string, more: Record<string, unknown> = {}) {
  return (await askFor(asker, 'promotions.rows', { id, page: 1, ...more })).value;
}

async function wageringOf(id: string): Promise<NonNullable<Reward['wagering']>> {
  const { wagering } = await rewardOf(asker, id);
  if (!wagering) throw new Error(`${id} is not wagered`);
  return wagering;
}

describe('the progress of a bonus', () => {
  it('is the sum of settled bets by the share of their game, and its rows add up to it', async () => {
    const { value: bonus } = await join(asker, 'ruta-del-condor');
    await bets(10_00, 'RNG');
    await bets(10_00, 'FISH');
    await bets(10_00, 'ELOTT');
    await bets(10_00, 'SPORTS');
    await bets(20_01, 'RNG');
    await bet(asker, 6_00, { status: 'taken' });
    await bet(asker, 6_00, { status: 'taken', gameType: 'SPORTS' });
    const wagering = await wageringOf(bonus.id);
    expect(wagering).toMatchObject({ required: '80.00', done: '17.50', left: '62.50' });
    expect(wagering.open).toEqual({ bets: 1, stake: '6.00' });
    expect(wagering.byGame).toEqual([
      { gameType: 'RNG', percent: '100', staked: '30.01', counted: '10.00' },
      { gameType: 'JACKPOT', percent: '100', staked: '0.00', counted: '0.00' },
      { gameType: 'FISH', percent: '50', staked: '10.00', counted: '5.00' },
      { gameType: 'ELOTT', percent: '25', staked: '10.00', counted: '2.50' },
      { gameType: 'SPORTS', percent: '0', staked: '10.00', counted: '0.00' },
    ]);
    const { rows, total, count } = await rowsOf(bonus.id);
    expect([total, count]).toEqual(['17.5', 7]);
    const why = rows.map(({ gameType, reason, counted }) => `${gameType} ${reason} ${counted}`);
    expect(new Set(why)).toEqual(
      new Set([
        'RNG COUNTS 10',
        'FISH COUNTS 5',
        'ELOTT COUNTS 2.5',
        'SPORTS GAME 0',
        'RNG OVER_MAX 0',
        'RNG OPEN 0',
        'SPORTS OPEN 0',
      ]),
    );
    expect(rows[0]?.rule).toMatchObject({ id: 'ruta-del-condor', version: 1 });
  });

  it('has the rows of the moment that was asked for, page by page', async () => {
    const { value: bonus } = await join(asker, 'ruta-del-condor');
    for (let n = 0; n < 21; n += 1) {
      box.sandbox.clock.move(1_000);
      await bet(asker, 1_00);
    }
    const first = await rowsOf(bonus.id);
    await bets(5_00);
    const second = await rowsOf(bonus.id, { page: 2, asOf: first.asOf });
    expect([first.rows.length, second.rows.length, second.total, first.totalPages]).toEqual([20, 1, '21', 2]);
    const other = await askerOf(box, 'member1');
    expect((await askFor(other, 'promotions.rows', { id: bonus.id, page: 1 })).code).toBe('NOT_FOUND');
  });

  it('is taken back by a void and moved on by a settlement, until it is claimed', async () => {
    const { value: bonus } = await join(asker, 'ruta-del-condor');
    for (let n = 0; n < 3; n += 1) await bets(20_00);
    const last = await bets(20_00);
    const metAt = box.sandbox.clock.now();
    await move(minute);
    const met = await rewardOf(asker, bonus.id);
    expect(met.status).toBe('CLAIM');
    expect(Math.abs((met.endsAt ?? 0) - metAt - 72 * hour)).toBeLessThan(minute);
    await correctRound(box.sandbox, { act: 'void', reference: last });
    expect(await rewardOf(asker, bonus.id)).toMatchObject({ status: 'PROCESS', wagering: { done: '60.00' } });
    expect((await askFor(asker, 'promotions.claim', { id: bonus.id })).code).toBe('CLAIM_EARLY');
    await correctRound(box.sandbox, { act: 'resettle', reference: last, win: '0.00' });
    expect((await askFor(asker, 'promotions.claim', { id: bonus.id })).value.status).toBe('CLAIMED');
    await correctRound(box.sandbox, { act: 'void', reference: last });
    expect(await rewardOf(asker, bonus.id)).toMatchObject({ status: 'CLAIMED', amount: '20.00' });
  });

  it('counts an open bet when it is settled, at that moment', async () => {
    const { value: bonus } = await join(asker, 'ruta-del-condor');
    const open = await bet(asker, 20_00, { status: 'taken' });
    expect(await wageringOf(bonus.id)).toMatchObject({ done: '0.00', open: { bets: 1, stake: '20.00' } });
    await move(minute);
    const at = box.sandbox.clock.now();
    await box.sandbox.db.write((tx) =>
      tx.update(rounds).set({ status: 'settled', at }).where(eq(rounds.id, open)),
    );
    expect(await wageringOf(bonus.id)).toMatchObject({ done: '20.00', open: { bets: 0 } });
  });

  it('that is not met in time closes the bonus, with its reason', async () => {
    const { value: bonus } = await join(asker, 'ruta-del-condor');
    await bets(20_00);
    await move(14 * day);
    expect(await rewardOf(asker, bonus.id)).toMatchObject({
      status: 'CLOSE',
      settledAt: bonus.at + 14 * day,
      reason: 'El plazo terminó antes de apostar lo necesario.',
    });
    expect((await rowsOf(bonus.id)).total).toBe('20');
  });
});

describe('the queue of bonuses', () => {
  const first = 'noches-en-vivo';
  const second = 'ruta-del-condor';

  beforeEach(async () => {
    await join(asker, first);
    await move(minute);
    await join(asker, second);
  });

  /** Bets of the first bonus until it is met; the time of the last, as the books have it. */
  async function meetFirst(): Promise<number> {
    for (let n = 0; n < 3; n += 1) await bets(50_00, 'LIVE');
    const all = await box.sandbox.db.read.select().from(rounds).where(eq(rounds.memberId, asker.id));
    return Math.max(...all.map(({ at }) => at));
  }

  it('is wagered one after the other: the second begins at the moment the first is met', async () => {
    await bets(10_00, 'RNG');
    expect(await wageringOf(first)).toMatchObject({ done: '2.00', place: 0 });
    expect(await wageringOf(second)).toMatchObject({ done: '0.00', place: 1, startedAt: null });
    expect((await rewardOf(asker, second)).endsAt).toBeNull();
    const metAt = await meetFirst();
    expect((await rewardOf(asker, first)).status).toBe('CLAIM');
    expect(await wageringOf(second)).toMatchObject({ done: '0.00', place: 0, startedAt: metAt });
    expect((await rewardOf(asker, second)).endsAt).toBe(metAt + 14 * day);
    await bets(10_00, 'RNG');
    expect((await wageringOf(second)).done).toBe('10.00');
    // What the first was met with stays its own, and the later bet is not.
    expect((await wageringOf(first)).done).toBe('152.00');
    expect([(await rowsOf((await rewardOf(asker, first)).id)).total, metAt]).toEqual(['152', metAt]);
  });

  it('goes on when the first is left, from that moment', async () => {
    await bets(10_00, 'RNG');
    await move(minute);
    const { id } = await rewardOf(asker, first);
    const { value } = await askFor(asker, 'promotions.leave', { id, progress: '2.00' });
    expect(await wageringOf(second)).toMatchObject({ place: 0, startedAt: value.settledAt, done: '0.00' });
  });

  it('goes on when the time of the first is over, from that moment', async () => {
    const begun = (await wageringOf(first)).startedAt ?? 0;
    await move(10 * day);
    expect((await rewardOf(asker, first)).status).toBe('CLOSE');
    expect(await wageringOf(second)).toMatchObject({ place: 0, startedAt: begun + 10 * day });
  });

  it('keeps the start of the second when the first is claimed, and when it is not in time', async () => {
    const metAt = await meetFirst();
    const { id } = await rewardOf(asker, first);
    await move(hour);
    await askFor(asker, 'promotions.claim', { id });
    expect((await wageringOf(second)).startedAt).toBe(metAt);
    await move(49 * hour);
    expect((await wageringOf(second)).startedAt).toBe(metAt);
  });

  it.each(['left', 'ended'])(
    'keeps the start of the second when the first is %s after it was met',
    async (how) => {
      const metAt = await meetFirst();
      const { id, leaving } = await rewardOf(asker, first);
      await move(hour);
      if (how === 'ended') await act(box, 'rewards', { id, act: 'end' });
      else await askFor(asker, 'promotions.leave', { id, progress: leaving?.progress });
      expect((await rewardOf(asker, first)).status).toBe('CLOSE');
      expect((await wageringOf(second)).startedAt).toBe(metAt);
    },
  );

  it('goes back when a void takes back what the first was met with', async () => {
    await meetFirst();
    const last = await bets(20_00, 'RNG');
    expect((await wageringOf(second)).done).toBe('20.00');
    const live = await box.sandbox.db.read.select().from(rounds).where(eq(rounds.gameType, 'LIVE'));
    const one = live.find(({ memberId }) => memberId === asker.id)?.id ?? '';
    await correctRound(box.sandbox, { act: 'void', reference: one });
    // The later bet is counted for the first, and for the second no longer.
    expect(await wageringOf(first)).toMatchObject({ place: 0, done: '104.00' });
    expect(await wageringOf(second)).toMatchObject({ place: 1, done: '0.00', startedAt: null });
    await correctRound(box.sandbox, { act: 'resettle', reference: one, win: '0.00' });
    expect((await wageringOf(second)).done).toBe('20.00');
    expect(last).not.toBe(one);
  });

  it('counts no bet for two that are paid: what a claim was based on stays met', async () => {
    await meetFirst();
    for (let n = 0; n < 4; n += 1) await bets(20_00, 'RNG');
    const claimed = await askFor(asker, 'promotions.claim', { id: (await rewardOf(asker, second)).id });
    expect(claimed.value.status).toBe('CLAIMED');
    const live = await box.sandbox.db.read.select().from(rounds).where(eq(rounds.gameType, 'LIVE'));
    const one = live.find(({ memberId }) => memberId === asker.id)?.id ?? '';
    await correctRound(box.sandbox, { act: 'void', reference: one });
    expect(await rewardOf(asker, first)).toMatchObject({ status: 'CLAIM', wagering: { done: '100.00' } });
  });

  it('skips one that is left while it waits', async () => {
    const { id } = await rewardOf(asker, second);
    await askFor(asker, 'promotions.leave', { id, progress: '0.00' });
    await move(minute);
    await askFor(asker, 'promotions.join', { id: 'mesa-alta', version: 1 });
    const metAt = await meetFirst();
    expect((await rewardOf(asker, second)).status).toBe('CLOSE');
    expect((await rowsOf(id)).count).toBe(0);
    expect((await rewardOf(asker, first)).settledAt).toBeNull();
    expect(metAt).toBeGreaterThan(0);
  });
});
