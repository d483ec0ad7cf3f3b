import { beforeEach, describe, expect, it } from 'vitest';
import type { PlaySession } from '#contract/protection/play-session.ts';
import { absences, cares } from '#sandbox/db/protection-schema.ts';
import { type Player, player, ruleOf } from '../../kit/play-sessions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile({ settings: { protection: { market: 'ES' } } });
let one: Player;

const minutes = (count: number) => count * 60_000;

beforeEach(async () => {
  await box.reset();
  box.sandbox.settings.patch({ protection: { market: 'ES' } });
  one = await player(box, 'member1');
});

/** Declares and sits down. */
async function playing(more: Parameters<Player['declare']>[0] = {}): Promise<PlaySession> {
  const { body } = await one.declare(more);
  expect(body.success).toBe(true);
  expect((await one.sitDown()).status).toBe(200);
  return body.value as PlaySession;
}

describe('a session of play', () => {
  it('ends when its time is up, by the gateway’s clock, and a bet after that is refused', async () => {
    await playing({ minutes: 10 });
    expect((await one.bet(100)).refused).toBe('');
    box.sandbox.clock.move(minutes(10));
    const { refused } = await one.bet(100);
    expect(refused).toBe('PROTECTED');
    expect(await one.session()).toMatchObject({ state: 'ENDING', why: 'time', secondsLeft: 0 });
    expect(ruleOf(await one.launch())).toBe('sessionEnding');
  });

  it('lets a running round finish: it ends with the win of that round', async () => {
    const begun = await playing({ minutes: 10 });
    const { round } = await one.bet(300);
    box.sandbox.clock.move(minutes(11));
    expect(await one.session()).toMatchObject({ state: 'ENDING', endedAt: null });
    await one.settle(round, 500);
    const ended = await one.session();
    expect(ended).toMatchObject({ state: 'ENDED', why: 'time', staked: '3.00', won: '5.00', net: '2.00' });
    expect(ended.sessionId).toBe(begun.sessionId);
    expect(ended.endedAt).toBeGreaterThanOrEqual(begun.startedAt + minutes(11));
  });

  it('that nobody looked at has ended at its declared time, not when it was looked at', async () => {
    const { startedAt } = await playing({ minutes: 10 });
    box.sandbox.clock.move(minutes(300));
    await one.signIn();
    expect(await one.session()).toMatchObject({
      state: 'ENDED',
      endedAt: startedAt + minutes(10),
      elapsedSeconds: 600,
    });
  });

  it('is not held open for ever by a round that is never settled; its win is paid all the same', async () => {
    await playing({ minutes: 10 });
    const { round } = await one.bet(300);
    box.sandbox.clock.move(minutes(16));
    expect(await one.session()).toMatchObject({ state: 'ENDED', why: 'time' });
    expect(ruleOf(await one.launch())).toBe('undeclared');
    await expect(one.settle(round, 500)).resolves.toMatchObject({ jackpot: '0.00' });
  });

  it('ends when its money is lost, and a stake above what is left is refused before that', async () => {
    await playing({ money: '5.00' });
    const { round } = await one.bet(300);
    expect((await one.bet(201)).refused).toBe('LEFT');
    await one.settle(round, 0);
    expect(await one.session()).toMatchObject({ state: 'OPEN', moneyLeft: '2.00', warned: 0.5 });
    const last = await one.bet(200);
    await one.settle(last.round, 0);
    expect(await one.session()).toMatchObject({ state: 'ENDED', why: 'money', net: '-5.00' });
    expect((await one.bet(1)).refused).toBe('PROTECTED');
  });

  it('goes on when the running round wins back what it cost', async () => {
    await playing({ money: '5.00' });
    const { round } = await one.bet(500);
    expect(await one.session()).toMatchObject({ state: 'OPEN', moneyLeft: '0.00', warned: 0.9 });
    await one.settle(round, 400);
    expect(await one.session()).toMatchObject({ state: 'OPEN', moneyLeft: '4.00' });
  });

  it('ends when its member ends it, once, and running rounds finish first', async () => {
    const { sessionId } = await playing();
    const { round } = await one.bet(100);
    const ending = await one.ask('protection.endSession', { sessionId });
    expect(ending.body.value).toMatchObject({ state: 'ENDING', why: 'self' });
    expect((await one.bet(100)).refused).toBe('PROTECTED');
    expect(ruleOf(await one.launch())).toBe('sessionEnding');
    await one.settle(round, 0);
    const again = await one.ask('protection.endSession', { sessionId });
    expect(again.body.value).toMatchObject({ state: 'ENDED', why: 'self' });
  });

  it.each([
    ['a break', 'BREAK'],
    ['an exclusion', 'EXCLUSION'],
  ] as const)('is ended by %s: running rounds finish, and no other begins', async (_, kind) => {
    await playing();
    const { round } = await one.bet(100);
    const from = box.sandbox.clock.now();
    const away = { id: `away-${kind}`, memberId: one.memberId, kind, from, everywhere: false };
    await box.sandbox.db.write((tx) => tx.insert(absences).values({ ...away, until: from + minutes(60) }));
    expect((await one.bet(100)).refused).toBe('ENDED');
    await one.settle(round, 900);
    expect(await one.session()).toMatchObject({ state: 'ENDED', why: 'protection', net: '8.00' });
  });

  it('is ended by care that waits for an answer in vain', async () => {
    await playing();
    const since = box.sandbox.clock.now();
    const care = { standing: 'AT_RISK' as const, since, messageId: 'answer-this', answerBy: since };
    await box.sandbox.db.write((tx) => tx.insert(cares).values({ memberId: one.memberId, ...care }));
    expect((await one.bet(100)).refused).toBe('PROTECTED');
    expect(ruleOf(await one.launch())).toBe('answerNeeded');
  });
});

describe('after a session of play', () => {
  it('the next one within 60 minutes begins with a message, and later without it', async () => {
    const { sessionId } = await playing();
    await one.ask('protection.endSession', { sessionId });
    const { noticeSince, session } = await one.standing();
    expect(noticeSince).toBe(session?.endedAt);
    expect(ruleOf(await one.launch())).toBe('undeclared');
    expect(ruleOf(await one.declare())).toBe('noticeUnread');
    box.sandbox.clock.move(minutes(59));
    await one.signIn();
    expect(ruleOf(await one.declare())).toBe('noticeUnread');
    box.sandbox.clock.move(minutes(1) + 1_000);
    expect((await one.standing()).noticeSince).toBeNull();
    expect((await one.declare()).body.value).toMatchObject({ state: 'OPEN', rounds: 0, net: '0.00' });
  });

  it('the next one begins within 60 minutes when the message was read', async () => {
    const { sessionId } = await playing();
    await one.ask('protection.endSession', { sessionId });
    const next = await one.declare({ noticeRead: true });
    expect(next.body.value).toMatchObject({ state: 'OPEN' });
    expect((next.body.value as PlaySession).sessionId).not.toBe(sessionId);
  });

  it('a lock holds the next one back for its hours when time or money ended it', async () => {
    await playing({ minutes: 10, lockHours: 2 });
    await one.settle((await one.bet(100)).round, 0);
    box.sandbox.clock.move(minutes(10));
    const { session, lockedUntil } = await one.standing();
    expect(lockedUntil).toBe((session?.endedAt ?? 0) + minutes(120));
    const refused = await one.declare({ noticeRead: true });
    expect(refused.body.value).toEqual({ rule: 'locked', until: lockedUntil });
    expect(ruleOf(await one.launch())).toBe('locked');
    box.sandbox.clock.move(minutes(121));
    await one.signIn();
    expect((await one.declare()).body.success).toBe(true);
  });

  it('a lock holds nothing back where no round was played, though its time is over', async () => {
    await playing({ minutes: 10, lockHours: 2 });
    box.sandbox.clock.move(minutes(10));
    expect(await one.standing()).toMatchObject({
      lockedUntil: null,
      session: { state: 'ENDED', why: 'time' },
    });
    expect((await one.declare({ noticeRead: true })).body.value).toMatchObject({ state: 'OPEN' });
  });

  it('a lock holds nothing back when the member ended it', async () => {
    const { sessionId } = await playing({ lockHours: 2 });
    await one.ask('protection.endSession', { sessionId });
    expect((await one.declare({ noticeRead: true })).body.success).toBe(true);
  });
});

describe('while a session of play is open', () => {
  it('nothing about it can be changed: declaring again answers with it, from another tab too', async () => {
    const begun = await playing({ minutes: 30, money: '10.00' });
    const other = await player(box, 'member1');
    const again = await other.declare({ minutes: 600, money: '900.00', checkMinutes: 60, lockHours: 1 });
    expect(again.body.value).toMatchObject({
      sessionId: begun.sessionId,
      minutes: 30,
      money: '10.00',
      lockHours: null,
    });
    expect((again.body.value as PlaySession).check?.everyMinutes).toBe(15);
  });

  it('ending it in one tab ends it in the other', async () => {
    const { sessionId } = await playing();
    const other = await player(box, 'member1');
    await other.ask('protection.endSession', { sessionId });
    expect((await one.bet(100)).refused).toBe('PROTECTED');
    expect(await one.session()).toMatchObject({ state: 'ENDED', why: 'self' });
  });

  it('nobody ends or reads it but its member', async () => {
    const { sessionId } = await playing();
    const other = await player(box, 'member2');
    const ended = await other.ask('protection.endSession', { sessionId });
    expect(ended.body).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect(await one.session()).toMatchObject({ sessionId, state: 'OPEN' });
  });
});
