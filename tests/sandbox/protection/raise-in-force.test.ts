import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import type { Limit } from '#contract/protection/limits.ts';
import { limitPeriodAt } from '#sandbox/protection/periods.ts';
import { hour, ofMarket } from '../../kit/limits.ts';
import { type Player, player } from '../../kit/play-sessions.ts';
import { newRoundId } from '../../kit/playing.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile(ofMarket('MX'));
let one: Player;

beforeEach(async () => {
  await box.reset();
  // Tomorrow at ten in the merchant's zone: nothing of the day's limits is used yet, nor the day after.
  const { now } = box.sandbox.clock;
  const { to } = limitPeriodAt('day', now(), box.sandbox.settings.current().zone);
  box.sandbox.clock.move(to - now() + 10 * hour);
  one = await player(box, 'member1');
});

async function setLoss(value: string, seen: number): Promise<Limit> {
  const asked = { key: newRoundId(), act: 'SET', kind: 'loss', period: 'day', value, seen };
  return (await one.ask('protection.limit', asked)).body.value as Limit;
}

describe('a raise that is in force by itself, and that nobody has looked at', () => {
  beforeEach(async () => {
    const { version } = await setLoss('10.00', 0);
    expect((await setLoss('20.00', version)).raise).toMatchObject({ state: 'WAITING', confirmBy: null });
    box.sandbox.clock.move(24 * hour);
    await one.sitDown();
  });

  it('holds for bets as the standing says it', async () => {
    const { limits } = await one.standing();
    expect(limits.find(({ kind, period }) => kind === 'loss' && period === 'day')?.left).toBe('20.00');
    const { round, refused } = await one.bet(15_00);
    expect(refused).toBe('');
    await one.settle(round, 0);
    expect(await one.session()).toMatchObject({ state: 'OPEN', why: null });
    expect((await one.bet(5_01)).refused).toBe('LEFT');
    expect((await one.bet(5_00)).refused).toBe('');
  });

  it('is in the statement of its month', async () => {
    const { body } = await one.ask('protection.statement', { language: 'ES' });
    const { statement } = body.value as CallOutput<'protection.statement'>;
    expect(statement.changes.map(({ what, after }) => [what, after])).toContainEqual([
      'LIMIT_RAISED',
      '20.00',
    ]);
  });
});

describe('a raise that waits while the market becomes stricter', () => {
  const market = (name: string) => box.sandbox.settings.patch({ protection: { market: name } });
  const loss = async () =>
    (await one.standing()).limits.find(({ kind, period }) => kind === 'loss' && period === 'day');
  const in24Hours = async () => {
    const { version } = await setLoss('10.00', 0);
    const { raise } = await setLoss('20.00', version);
    expect(raise?.from).toBe((raise?.askedAt ?? 0) + 24 * hour);
    return raise?.askedAt ?? 0;
  };

  it('waits by the stricter rule, counted from when its wait began', async () => {
    const asked = await in24Hours();
    box.sandbox.settings.patch({ protection: { market: 'MX', limits: { raise: { waitHours: 168 } } } });
    expect((await loss())?.raise?.from).toBe(asked + 168 * hour);
    box.sandbox.clock.set(asked + 168 * hour - 1_000);
    await one.signIn();
    expect(await loss()).toMatchObject({ value: '10.00', raise: { state: 'WAITING' } });
    box.sandbox.clock.set(asked + 168 * hour);
    await one.signIn();
    expect(await loss()).toMatchObject({ value: '20.00', raise: null });
  });

  it('asks for what the stricter market asks for: the test, and another yes', async () => {
    const asked = await in24Hours();
    market('UNION');
    box.sandbox.clock.set(asked + 25 * hour);
    await one.signIn();
    const waiting = await loss();
    expect(waiting).toMatchObject({ value: '10.00', raise: { state: 'TESTING' } });
    const confirm = {
      key: newRoundId(),
      act: 'CONFIRM',
      kind: 'loss',
      period: 'day',
      seen: waiting?.version,
    };
    const tested = (await one.ask('protection.limit', confirm)).body.value as Limit;
    expect(tested.raise?.state).toBe('WAITING');
    expect(tested.raise?.from).toBeGreaterThanOrEqual(asked + (25 + 168) * hour);
    box.sandbox.clock.set((tested.raise?.from ?? 0) + 1_000);
    await one.signIn();
    expect(await loss()).toMatchObject({ value: '10.00', raise: { state: 'TO_CONFIRM' } });
    market('MX');
    expect((await loss())?.raise?.state, 'what was asked for holds on').toBe('TO_CONFIRM');
  });
});
