import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { PermissionResult } from '#contract/system.ts';
import { watchReopening } from '#src/app/start/refresh-after-maintenance.ts';
import { createQueries } from '#src/app/start/system.ts';
import { machineNow } from '../kit/moment.ts';

const balance = ['wallet.balance', {}];

/** A page that knows its member's balance since before a maintenance, and the way to tell it what the gateway says. */
function page(chance: number) {
  const queries = createQueries(() => undefined);
  queries.setQueryData(balance, '12.00', { updatedAt: machineNow() - 600_000 });
  const clock = new SimulatedClock();
  let hear: (snapshot: { context: { result: PermissionResult | null; chance: number } }) => void;
  watchReopening({ subscribe: (listener) => (hear = listener) }, queries, (then, ms) =>
    clock.setTimeout(then, ms),
  );
  const says = (maintenance: boolean) =>
    hear({
      context: { chance, result: { info: {}, maintenance, regionRestriction: false } as PermissionResult },
    });
  const state = () => queries.getQueryState(balance);
  return { says, state, clock };
}

describe('NET-05 a page that opens again after a maintenance', () => {
  it('shows what it knew of its member as fresh, and asks for it at a moment of its own', () => {
    const { says, state, clock } = page(0.5);
    says(true);
    says(false);
    expect(state()).toMatchObject({ data: '12.00', isInvalidated: false });
    expect(state()?.dataUpdatedAt).toBeGreaterThan(machineNow() - 60_000);
    clock.increment(149_999);
    expect(state()?.isInvalidated).toBe(false);
    clock.increment(1);
    expect(state()).toMatchObject({ data: '12.00', isInvalidated: true });
  });

  it('leaves everything as it is while the gateway was never closed', () => {
    const { says, state, clock } = page(0);
    says(false);
    says(false);
    clock.increment(300_000);
    expect(state()?.dataUpdatedAt).toBeLessThan(machineNow() - 500_000);
  });
});
