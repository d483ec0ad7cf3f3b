import type { CallOutput } from '#contract/calls.ts';
import { seedWithdrawPassword } from '#sandbox/db/people.ts';
import { type Asker, act, askFor } from './promotions.ts';
import type { TestSandbox } from './sandbox.ts';

/** Where goods are sent to in tests. */
export const delivery = { address: 'Av. Arequipa 1234, Lima', mobile: '987654321' };

/** The free points of a member, in millionths. */
export async function freeOf(asker: Asker): Promise<number> {
  return Math.round(Number((await askFor(asker, 'points.balance')).value.free) * 1e6);
}

/** Redeems a reward at the price given, with the withdraw password of the seed. */
export function redeem(asker: Asker, id: string, price: number, more: Record<string, unknown> = {}) {
  const asked = { id, price, quantity: 1, withdrawPassword: seedWithdrawPassword, ...more };
  return askFor(asker, 'points.redeem', asked);
}

/** Converts points at the ratio of the seed: 100 points are 1.00. */
export function convert(asker: Asker, points: number, more: Record<string, unknown> = {}) {
  const amount = (points / 100).toFixed(2);
  return askFor(asker, 'points.convert', {
    points,
    amount,
    withdrawPassword: seedWithdrawPassword,
    ...more,
  });
}

/** Acts on the mall as the back office. */
export const onMall = (box: TestSandbox, body: Record<string, unknown>) => act(box, 'points', body);

/** Decides about a redemption as the back office. */
export const onRedemption = (box: TestSandbox, body: Record<string, unknown>) =>
  act(box, 'redemptions', body);

/** All rows that the free points are the sum of. */
export async function pointRows(asker: Asker): Promise<CallOutput<'points.rows'>['rows']> {
  const all: CallOutput<'points.rows'>['rows'] = [];
  for (let page = 1; ; page += 1) {
    const { value } = await askFor(asker, 'points.rows', { page });
    all.push(...value.rows);
    if (page >= value.totalPages) return all;
  }
}

/** A reward of the mall as its member sees it. */
export async function rewardIn(asker: Asker, id: string) {
  const { value } = await askFor(asker, 'points.rewards', { page: 1 });
  const found = value.rewards.find((one) => one.id === id);
  if (!found) throw new Error(`The mall has no ${id}`);
  return found;
}
