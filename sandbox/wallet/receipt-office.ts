import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { minus, negated } from '#contract/units.ts';
import { post } from '#sandbox/books/journal.ts';
import { main } from '#sandbox/books/wallets.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { payouts, withdrawals } from '#sandbox/db/money-schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { paidOut, type WithdrawalRow } from './withdrawal-shown.ts';

const note = z.optional(z.string().check(z.maxLength(200)));

/**
 * The back office's decisions about a receipt: `force` closes it without a refund; `refund` gives back the
 * missing money.
 */
export const ReceiptAct = z.discriminatedUnion('act', [
  z.strictObject({ reference: z.string(), act: z.literal('force'), note }),
  z.strictObject({ reference: z.string(), act: z.literal('refund'), note }),
]);
export type ReceiptAct = z.infer<typeof ReceiptAct>;

/**
 * Carries out the back office's decision. Refuses with ALREADY_SETTLED, and with INPUT_INVALID when the
 * member reported nothing.
 */
export async function decideReceipt(
  tx: Transaction,
  row: WithdrawalRow,
  what: ReceiptAct,
  at: number,
): Promise<void> {
  const { reference, memberId, receipt, received } = row;
  if (receipt !== 'OPEN' && receipt !== 'REPORTED') {
    const said =
      receipt === null ? 'Nothing of it is paid out yet' : `Its receipt is ${receipt.toLowerCase()}`;
    throw new Refusal('ALREADY_SETTLED', { message: said });
  }
  if (what.act === 'refund') {
    if (receipt === 'OPEN') {
      throw new Refusal('INPUT_INVALID', { message: 'Its member has reported nothing' });
    }
    const parts = await tx
      .select()
      .from(payouts)
      .where(eq(payouts.reference, reference))
      .orderBy(asc(payouts.at), asc(payouts.id));
    const missing = minus(paidOut(parts), received);
    // A further part may be reported again, so the refund belongs to the last part so far.
    const [last] = parts.slice(-1);
    if (!last) throw new Error(`A receipt of nothing: ${reference}`);
    const movements = [
      { house: 'BANK', change: negated(missing) },
      { memberId, wallet: main, change: missing },
    ] as const;
    await post(tx, { cause: 'return', reference: last.id, at, movements });
  }
  await tx
    .update(withdrawals)
    .set({
      receipt: what.act === 'force' ? 'FORCED' : 'REFUNDED',
      receiptDueAt: null,
      receiptNote: what.note ?? null,
    })
    .where(eq(withdrawals.reference, reference));
}
