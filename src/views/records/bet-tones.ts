import type { Bet } from '#contract/wallet/records.ts';

/** The tone of a bet's status. */
export const betTones = {
  TAKEN: 'warning',
  SETTLED: 'neutral',
  REFUNDED: 'accent',
} as const satisfies Record<Bet['status'], string>;
