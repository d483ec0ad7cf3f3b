import type { ProtectionChange } from '#contract/protection/limits.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { protectionChanges } from '#sandbox/db/protection-schema.ts';
import { newReference } from '#sandbox/kit/references.ts';

type Noted = Pick<ProtectionChange, 'what'> &
  Partial<Pick<ProtectionChange, 'kind' | 'period' | 'before' | 'after'>>;

/** Notes what changed for a member, in the transaction of the change. Values are as on the wire. */
export async function noteChange(
  tx: Pick<Transaction, 'insert'>,
  memberId: string,
  { what, kind = null, period = null, before = null, after = null }: Noted,
  at: number,
): Promise<void> {
  await tx
    .insert(protectionChanges)
    .values({ id: newReference(), memberId, at, what, kind, period, before, after });
}
