import { negated } from '#contract/units.ts';
import { post } from '#sandbox/books/journal.ts';
import { held, main } from '#sandbox/books/wallets.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import type { WithdrawalRow } from './withdrawal-shown.ts';

/** Returns the money of a rejected or cancelled withdrawal to the wallet it came from. */
export async function release(
  tx: Transaction,
  { reference, memberId, amount }: WithdrawalRow,
  at: number,
  key?: string,
): Promise<void> {
  const movements = [
    { memberId, wallet: held, change: negated(amount) },
    { memberId, wallet: main, change: amount },
  ];
  await post(tx, { cause: 'release', reference, at, movements, ...(key === undefined ? {} : { key }) });
}
