import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import type { Limit } from '#contract/protection/limits.ts';
import { limitPeriodAt } from '#sandbox/protection/periods.ts';
import { hour, startMarket } from '../../kit/limits.ts';
import { type Player, player } from '../../kit/play-sessions.ts';
import { newRoundId } from '../../kit/playing.ts';
import type { TestSandbox } from '../../kit/sandbox.ts';

let box: TestSandbox;
let one: Player;

beforeAll(async () => {
  box = await startMarket('MX');
});
beforeEach(async () => {
  await box.reset();
  // Tomorrow at ten in the merchant's zone: nothing of the day's limits is used yet, nor the day after.
  const { now } = box.sandbox.clock;
  const { to } = limitPeriodAt('day', now(), box.sandbox.settings.current().zone);
  box.sandbox.clock.move(to - now() + 10 * hour);
  one = await player(box, 'member1');
});
afterAll(() => box.close());

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
