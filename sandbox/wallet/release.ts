import type { Transaction } from '#sandbox/db/database.ts';
import { post } from './journal.ts';
import { held, main } from './wallets.ts';
import type { WithdrawalRow } from './withdrawal-shown.ts';

/** Gives the money of a withdrawal that will not be paid out back to where it was taken from. */
export async function release(
  tx: Transaction,
  { reference, memberId, amount }: WithdrawalRow,
  at: number,
  key?: string,
): Promise<void> {
  const movements = [
    { memberId, wallet: held, change: -amount },
    { memberId, wallet: main, change: amount },
  ];
  await post(tx, { cause: 'release', reference, at, movements, ...(key === undefined ? {} : { key }) });
}
