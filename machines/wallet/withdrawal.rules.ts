import type { Withdrawal } from '#contract/wallet/withdrawals.ts';

/** Withdrawals that change without the member: the back office is at work on them, or their receipt runs out. */
const moving: readonly Withdrawal['status'][] = ['PENDING', 'APPROVED', 'PAYING'];

/** Milliseconds between two looks at what is on its way. */
const every = 5_000;

/** In how many milliseconds to look at withdrawals again; null when nothing changes by itself any more. */
export function askAgainIn(withdrawals: readonly Withdrawal[]): number | null {
  const changing = withdrawals.some(
    ({ status, receipt }) => moving.includes(status) || receipt?.state === 'OPEN',
  );
  return changing ? every : null;
}
