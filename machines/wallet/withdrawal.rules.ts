import type { Receipt, Withdrawal } from '#contract/wallet/withdrawals.ts';

/** What changes without the member: the back office is at work on it, or the receipt runs out, or is decided about. */
const moving: readonly Withdrawal['status'][] = ['PENDING', 'APPROVED', 'PAYING'];
const asked: readonly Receipt['state'][] = ['OPEN', 'REPORTED'];

/** Milliseconds between two looks at what is on its way. */
const every = 5_000;

/** In how many milliseconds to look at withdrawals again; null when nothing changes by itself any more. */
export function askAgainIn(withdrawals: readonly Withdrawal[]): number | null {
  const changing = withdrawals.some(
    ({ status, receipt }) => moving.includes(status) || (receipt !== null && asked.includes(receipt.state)),
  );
  return changing ? every : null;
}
