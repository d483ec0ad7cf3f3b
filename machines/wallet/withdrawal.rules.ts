import type { Receipt, Withdrawal } from '#contract/wallet/withdrawals.ts';

/** States that change without the member: the back office is working on it, or the receipt runs out or is being decided. */
const moving: readonly Withdrawal['status'][] = ['PENDING', 'APPROVED', 'PAYING'];
const asked: readonly Receipt['state'][] = ['OPEN', 'REPORTED'];

/** Milliseconds between two looks at a withdrawal in progress. */
const every = 5_000;

/** Milliseconds until withdrawals are read again; null when nothing changes by itself any more. */
export function askAgainIn(withdrawals: readonly Withdrawal[]): number | null {
  const changing = withdrawals.some(
    ({ status, receipt }) => moving.includes(status) || (receipt !== null && asked.includes(receipt.state)),
  );
  return changing ? every : null;
}
