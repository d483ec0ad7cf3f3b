import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { protectionChanges } from '#sandbox/db/protection-schema.ts';
import { usedOf } from '#sandbox/protection/limit-usage.ts';
import { ofMarket } from '../../kit/limits.ts';
import { type Player, player, ruleOf } from '../../kit/play-sessions.ts';
import { newRoundId } from '../../kit/playing.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const minutes = (count: number) => count * 60_000;
const box = sandboxOfFile(ofMarket('ES'));
let one: Player;

beforeEach(async () => {
  await box.reset();
  one = await player(box, 'member1');
});

const takeBreak = () => one.ask('protection.break', { key: newRoundId(), hours: 24, months: null });

/** Why sessions of play ended, as the history has it. */
async function endings(): Promise<readonly (string | null)[]> {
  const ended = and(
    eq(protectionChanges.memberId, one.memberId),
    eq(protectionChanges.what, 'SESSION_ENDED'),
  );
  const rows = await box.sandbox.db.read.select().from(protectionChanges).where(ended);
  return rows.map(({ after }) => after);
}

it('a break keeps the end of a session that nobody looked at, its minutes and its lock', async () => {
  await one.declare({ minutes: 60, checkMinutes: 60, lockHours: 168 });
  await one.sitDown();
  await one.settle((await one.bet(100)).round, 0);
  const { startedAt } = await one.session();
  box.sandbox.clock.move(minutes(20 * 60));
  await takeBreak();
  expect(await one.session()).toMatchObject({
    state: 'ENDED',
    why: 'time',
    endedAt: startedAt + minutes(60),
  });
  expect((await one.standing()).lockedUntil).toBe(startedAt + minutes(60 + 168 * 60));
  const now = box.sandbox.clock.now();
  const span = { from: startedAt, to: now };
  expect(await usedOf(box.sandbox.db.read, 'time', { memberId: one.memberId, span, now })).toBe(60);
  expect(await endings()).toEqual(['time']);
});

it('a break ends a session that is open, and the history says so', async () => {
  await one.declare();
  await one.sitDown();
  await takeBreak();
  expect(await one.session()).toMatchObject({ state: 'ENDED', why: 'protection' });
  expect(await endings()).toEqual(['protection']);
});

it('a break lets a running round finish first', async () => {
  await one.declare();
  await one.sitDown();
  const { round } = await one.bet(300);
  await takeBreak();
  expect(await one.session()).toMatchObject({ state: 'ENDING', why: 'protection', endedAt: null });
  await one.settle(round, 500);
  expect(await one.session()).toMatchObject({ state: 'ENDED', why: 'protection', won: '5.00' });
  expect(await endings()).toEqual(['protection']);
});

it('while a check is unread, no other game opens either', async () => {
  await one.declare({ checkMinutes: 15 });
  await one.sitDown();
  box.sandbox.clock.move(minutes(15));
  expect(ruleOf(await one.launch())).toBe('checkDue');
  const { sessionId } = await one.session();
  await one.ask('protection.acknowledge', { sessionId, number: 1 });
  expect((await one.launch()).status).toBe(200);
});
