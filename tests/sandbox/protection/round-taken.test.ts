import { beforeEach, describe, expect, it } from 'vitest';
import { usedOf } from '#sandbox/protection/limit-usage.ts';
import { limitPeriodAt } from '#sandbox/protection/periods.ts';
import { ofMarket } from '../../kit/limits.ts';
import { type Player, player } from '../../kit/play-sessions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const minutes = (count: number) => count * 60_000;
const box = sandboxOfFile(ofMarket('MX'));
let one: Player;

beforeEach(async () => {
  await box.reset();
  one = await player(box, 'member1');
});

describe('a round counts where its bet was taken', () => {
  it('of a loss limit that is in the day before midnight, settled after it', async () => {
    const { clock, settings, db } = box.sandbox;
    const { zone } = settings.current();
    const midnight = limitPeriodAt('day', clock.now(), zone).to + minutes(24 * 60);
    clock.move(midnight - clock.now() - minutes(1));
    await one.limit('loss', 100_00);
    await one.sitDown();
    const { round } = await one.bet(100_00);
    clock.move(minutes(2));
    const lost = (at: number) =>
      usedOf(db.read, 'loss', { memberId: one.memberId, span: limitPeriodAt('day', at, zone), now: at });
    const both = async () => [await lost(midnight - 1), await lost(midnight)];
    expect(await both()).toEqual([100_00, 0]);
    await one.settle(round, 30_00);
    expect(await both()).toEqual([70_00, 0]);
  });

  it('of a session that is the one that had begun by then, not the next', async () => {
    await one.declare({ minutes: 10 });
    await one.sitDown();
    const { round } = await one.bet(300);
    box.sandbox.clock.move(minutes(16));
    expect(await one.session()).toMatchObject({ state: 'ENDED', staked: '3.00' });
    await one.declare();
    await one.settle(round, 500);
    expect(await one.session()).toMatchObject({ state: 'OPEN', rounds: 0, staked: '0.00', net: '0.00' });
  });
});
