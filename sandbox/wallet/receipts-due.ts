import { and, eq, lte } from 'drizzle-orm';
import { withdrawals } from '#sandbox/db/money-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

/**
 * Counts a payment as received when its member did not answer in time (spec 4). Call this before you read or
 * change withdrawals: the clock may have moved since the last time.
 */
export async function countDue({ db, clock }: Pick<Sandbox, 'db' | 'clock'>): Promise<void> {
  const due = and(eq(withdrawals.receipt, 'OPEN'), lte(withdrawals.receiptDueAt, clock.now()));
  const [any] = await db.read
    .select({ reference: withdrawals.reference })
    .from(withdrawals)
    .where(due)
    .limit(1);
  if (!any) return;
  await db.write((tx) => tx.update(withdrawals).set({ receipt: 'COUNTED', receiptDueAt: null }).where(due));
}
