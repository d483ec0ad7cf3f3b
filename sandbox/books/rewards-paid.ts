import { type Minor, negated } from '#contract/units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { bonuses } from '#sandbox/db/money-schema.ts';
import type { TitledReward } from '#sandbox/db/rewards-schema.ts';
import { post } from './journal.ts';
import { main } from './wallets.ts';

/** Books the money of a reward, and the bonus that the member's records show. */
export async function credit(
  tx: Transaction,
  { id, memberId, titleEs, titleEn }: TitledReward,
  { amount, at, key }: { readonly amount: Minor; readonly at: number; readonly key?: string },
): Promise<void> {
  const movements = [
    { memberId, wallet: main, change: amount },
    { house: 'BONUSES', change: negated(amount) },
  ] as const;
  const entry = { cause: 'bonus', reference: id, at, movements } as const;
  await post(tx, { ...entry, ...(key === undefined ? {} : { key }) });
  const bonus = { id, memberId, nameEs: titleEs, nameEn: titleEn, amount, at };
  await tx
    .insert(bonuses)
    .values({ ...bonus, status: 'CLAIMED' })
    // A bonus that waited in the records is claimed there.
    .onConflictDoUpdate({ target: bonuses.id, set: { status: 'CLAIMED' } });
}
