import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { post } from '#sandbox/books/journal.ts';
import { main } from '#sandbox/books/wallets.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { limitPeriodAt } from '#sandbox/protection/periods.ts';
import { type Player, player, ruleOf } from '../../kit/play-sessions.ts';
import { purseOf, sitDown } from '../../kit/playing.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile({ settings: { protection: { market: 'ES' } } });
let one: Player;

const minutes = (count: number) => count * 60_000;
const market = (name: string) => box.sandbox.settings.patch({ protection: { market: name } });

beforeEach(async () => {
  await box.reset();
  market('ES');
  // Tomorrow at ten in the merchant's zone: nothing of the day's limits is used yet.
  const { now } = box.sandbox.clock;
  const { to } = limitPeriodAt('day', now(), box.sandbox.settings.current().zone);
  box.sandbox.clock.move(to - now() + minutes(600));
  one = await player(box, 'member1');
});

/** Asks for 64 bets of 1.00 at the same moment; returns how many were taken, and the codes of the others. */
async function atOnce(): Promise<{ taken: number; codes: readonly string[] }> {
  const all = await Promise.all(Array.from({ length: 64 }, () => one.bet(100)));
  const codes = all.map(({ refused }) => refused);
  return { taken: codes.filter((code) => code === '').length, codes: [...new Set(codes)].sort() };
}

describe('64 bets at the same moment', () => {
  it('never pass the money of the session together', async () => {
    await one.declare({ money: '10.50' });
    await one.sitDown();
    const before = await purseOf(box, 'member1');
    expect(await atOnce()).toEqual({ taken: 10, codes: ['', 'LEFT'] });
    expect(await purseOf(box, 'member1')).toBe(before - 1_000);
    expect(await one.session()).toMatchObject({ moneyLeft: '0.50', staked: '10.00', state: 'OPEN' });
  });

  it('never pass a loss limit together', async () => {
    await one.limit('loss', 750);
    await one.declare({ money: '500.00' });
    await one.sitDown();
    expect(await atOnce()).toEqual({ taken: 7, codes: ['', 'LEFT'] });
  });

  it('never pass a stake limit together, and the session ends when nothing of it is left', async () => {
    market('MX');
    await one.limit('stake', 700);
    await one.sitDown();
    expect(await atOnce()).toEqual({ taken: 7, codes: ['', 'PROTECTED'] });
    expect(await one.session()).toMatchObject({ state: 'ENDING', why: 'limit', warned: 0.9 });
  });
});

/** Credits 900.00, as a deposit or a bonus does. */
async function credit(cause: 'deposit' | 'bonus'): Promise<void> {
  const movements = [
    { memberId: one.memberId, wallet: main, change: asMinor(90_000) },
    { house: 'GAMES', change: asMinor(-90_000) },
  ] as const;
  const entry = { cause, reference: `a ${cause} of the test`, at: box.sandbox.clock.now(), movements };
  await box.sandbox.db.write((tx) => post(tx, entry));
}

describe('the money of a session', () => {
  it('is bets less wins: a deposit or a bonus hides no loss', async () => {
    await one.declare({ money: '5.00' });
    await one.sitDown();
    const { round } = await one.bet(400);
    await one.settle(round, 0);
    for (const cause of ['deposit', 'bonus'] as const) await credit(cause);
    expect(await one.session()).toMatchObject({ net: '-4.00', moneyLeft: '1.00' });
    expect((await one.bet(101)).refused).toBe('LEFT');
  });

  it('counts only what was played since it began', async () => {
    await one.declare({ money: '5.00', noticeRead: true });
    await one.sitDown();
    const { round } = await one.bet(400);
    await one.settle(round, 0);
    const { sessionId } = await one.session();
    await one.ask('protection.endSession', { sessionId });
    box.sandbox.clock.move(1_000);
    await one.declare({ money: '5.00', noticeRead: true });
    await one.sitDown();
    expect(await one.session()).toMatchObject({ net: '0.00', moneyLeft: '5.00', rounds: 0 });
    expect((await one.bet(500)).refused).toBe('');
  });

  it('repeating a bet that was taken repeats its answer, also when nothing is left', async () => {
    await one.declare({ money: '5.00' });
    await one.sitDown();
    const { round } = await one.bet(500);
    expect((await one.bet(500, round)).refused).toBe('');
    expect((await one.bet(1)).refused).toBe('LEFT');
    const [kept] = await box.sandbox.db.read.select().from(rounds).where(eq(rounds.id, round));
    expect(kept).toMatchObject({ status: 'taken', stake: 500 });
  });
});

describe('a time limit', () => {
  it('ends the session when its minutes are played', async () => {
    await one.limit('time', 20);
    await one.declare({ checkMinutes: 60 });
    await one.sitDown();
    box.sandbox.clock.move(minutes(18));
    expect((await one.bet(100)).refused).toBe('');
    box.sandbox.clock.move(minutes(2));
    expect((await one.bet(100)).refused).toBe('PROTECTED');
    expect(await one.session()).toMatchObject({ why: 'limit' });
  });
});

describe('a check', () => {
  it('comes after the chosen minutes and must be read before the next bet', async () => {
    await one.declare({ checkMinutes: 15 });
    await one.sitDown();
    box.sandbox.clock.move(minutes(15) - 2_000);
    expect((await one.session()).check).toMatchObject({ number: 1, due: false });
    box.sandbox.clock.move(2_000);
    const { sessionId, check } = await one.session();
    expect(check).toMatchObject({ everyMinutes: 15, number: 1, due: true, secondsLeft: 0 });
    expect((await one.bet(100)).refused).toBe('CHECK');
    const read = await one.ask('protection.acknowledge', { sessionId, number: 1 });
    expect(read.body.value).toMatchObject({ check: { number: 2, due: false } });
    expect((await one.bet(100)).refused).toBe('');
  });

  it('is never due while a round runs: it waits for the end of the round', async () => {
    await one.declare({ checkMinutes: 15 });
    await one.sitDown();
    box.sandbox.clock.move(minutes(14));
    const { round } = await one.bet(100);
    box.sandbox.clock.move(minutes(2));
    expect((await one.session()).check).toMatchObject({ due: false, secondsLeft: 0 });
    await one.settle(round, 0);
    expect((await one.session()).check).toMatchObject({ due: true });
  });

  it('that was read changes nothing when it is read again, from another tab too', async () => {
    await one.declare({ checkMinutes: 15 });
    await one.sitDown();
    box.sandbox.clock.move(minutes(15));
    const { sessionId } = await one.session();
    const other = await player(box, 'member1');
    await Promise.all([one, other].map((tab) => tab.ask('protection.acknowledge', { sessionId, number: 1 })));
    expect((await one.session()).check).toMatchObject({ number: 2, due: false });
    box.sandbox.clock.move(minutes(15));
    await one.ask('protection.acknowledge', { sessionId, number: 1 });
    expect((await one.session()).check).toMatchObject({ number: 2, due: true });
  });

  it('can’t be read before it is due', async () => {
    const { body } = await one.declare({ checkMinutes: 15 });
    const { sessionId } = body.value as { sessionId: string };
    await one.ask('protection.acknowledge', { sessionId, number: 1 });
    expect((await one.session()).check).toMatchObject({ number: 1 });
  });

  it.each([[61], [null]])('can’t be rarer than the market allows, nor be left out: %s', async (every) => {
    const refused = await one.declare({ checkMinutes: every });
    expect(refused.body.value).toEqual({ rule: 'checkTooRare', atMost: 60 });
  });
});

describe('free play', () => {
  it.each(['UNION', 'ES'])('is asked nothing and holds no bet back in %s', async (name) => {
    market(name);
    const { play, entered } = await sitDown(box, 'demo4');
    expect(entered.status).toBe(200);
    expect(play).not.toBe('');
    const demo = await player(box, 'demo4');
    expect((await demo.sitDown()).status).toBe(200);
    expect((await demo.bet(100)).refused).toBe('');
    expect(ruleOf(await demo.ask('protection.session'))).toBe('REAL_ACCOUNT_NEEDED');
  });
});

describe('where nothing is declared', () => {
  it('playing on after a long pause begins the next session', async () => {
    market('MX');
    await one.sitDown();
    const { sessionId } = await one.session();
    box.sandbox.clock.move(minutes(29));
    const { round } = await one.bet(100);
    await one.settle(round, 0);
    box.sandbox.clock.move(minutes(29));
    expect(await one.session()).toMatchObject({ sessionId, state: 'OPEN', net: amountOf(asMinor(-100)) });
  });
});
