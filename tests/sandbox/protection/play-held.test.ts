import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asMinor } from '#contract/units.ts';
import { memberLimits, playSessions } from '#sandbox/db/protection-schema.ts';
import { limitPeriodAt } from '#sandbox/protection/periods.ts';
import { allowBet } from '#sandbox/protection/play-gate.ts';
import type { SeamlessRefusal } from '#sandbox/wire/signed/refusal.ts';
import { type Player, player, ruleOf } from '../../kit/play-sessions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let one: Player;

const minutes = (count: number) => count * 60_000;
const market = (name: string) => box.sandbox.settings.patch({ protection: { market: name } });

beforeEach(async () => {
  await box.reset();
  // Tomorrow at ten in the merchant's zone: nothing of the day's limits is used yet.
  const { now } = box.sandbox.clock;
  const { to } = limitPeriodAt('day', now(), box.sandbox.settings.current().zone);
  box.sandbox.clock.move(to - now() + minutes(600));
  one = await player(box, 'member1');
});

const change = (what: Partial<typeof playSessions.$inferInsert>) =>
  box.sandbox.db.write((tx) =>
    tx.update(playSessions).set(what).where(eq(playSessions.memberId, one.memberId)),
  );

describe('an own limit', () => {
  it('holds a bet back in a market that does not offer it', async () => {
    market('ES');
    await one.limit('stake', 300);
    await one.declare();
    await one.sitDown();
    expect((await one.bet(301)).refused).toBe('LEFT');
  });

  it('that leaves nothing is why no game is launched and no session opened, and until when', async () => {
    market('MX');
    await one.limit('loss', 300);
    await one.sitDown();
    const { round } = await one.bet(300);
    await one.settle(round, 0);
    const { limits } = await one.standing();
    const until = limits.find(({ kind, period }) => kind === 'loss' && period === 'day')?.until;
    const why = { rule: 'limitReached', kind: 'loss', period: 'day', until };
    expect((await one.session()).state).toBe('ENDED');
    expect((await one.launch()).body.value).toEqual(why);
    expect((await one.declare()).body.value).toEqual(why);
  });
});

it('a check holds the next bet back once its time has come, while a round runs too', async () => {
  market('ES');
  await one.declare({ checkMinutes: 15 });
  await one.sitDown();
  box.sandbox.clock.move(minutes(14));
  const { round } = await one.bet(100);
  box.sandbox.clock.move(minutes(2));
  expect((await one.session()).check).toMatchObject({ due: false });
  expect((await one.bet(100)).refused).toBe('CHECK');
  await one.settle(round, 0);
});

describe('after a pause', () => {
  /** Bets as the game host does, whether or not the login still lives; '' when the bet is let through. */
  const bets = () =>
    box.sandbox.db
      .write((tx) => allowBet(tx, { memberId: one.memberId, stake: asMinor(100) }, box.sandbox))
      .then(
        () => '',
        (error: SeamlessRefusal) => error.code,
      );

  it.each([
    ['nothing', { lockHours: null }, ''],
    ['money', { money: asMinor(50_00) }, 'PROTECTED'],
    ['a lock', { lockHours: 1 }, 'PROTECTED'],
  ])('a bet begins the next session only where nothing was said: %s', async (_, said, refused) => {
    market('MX');
    await one.sitDown();
    await change(said);
    box.sandbox.clock.move(minutes(31));
    expect(await bets()).toBe(refused);
  });

  it('a bet begins none while limits are missing', async () => {
    market('MX');
    await one.sitDown();
    await box.sandbox.db.write((tx) => tx.delete(memberLimits));
    market('SE');
    const { startedAt } = await one.session();
    await change({ endingAt: startedAt, endedAt: startedAt, why: 'time' });
    expect(await bets()).toBe('PROTECTED');
  });
});

describe('a lock', () => {
  it.each([
    ['money', 60, true],
    ['limit', 60, true],
    ['time', 60, true],
    ['time', null, false],
    ['self', 60, false],
    ['protection', 60, false],
  ] as const)('after %s with %s minutes declared holds: %s', async (why, declared, holds) => {
    market('ES');
    await one.declare({ lockHours: 2 });
    await one.sitDown();
    await one.settle((await one.bet(100)).round, 0);
    const at = box.sandbox.clock.now();
    await change({ why, minutes: declared, endingAt: at, endedAt: at });
    expect((await one.standing()).lockedUntil !== null).toBe(holds);
  });
});

it('a demo account plays nothing where the market has no free play', async () => {
  market('MX');
  const demo = await player(box, 'demo4');
  await demo.sitDown();
  expect((await demo.bet(100)).refused).toBe('');
  market('PE');
  expect(ruleOf(await demo.launch())).toBe('freePlayClosed');
  expect((await demo.bet(100)).refused).toBe('PROTECTED');
});
