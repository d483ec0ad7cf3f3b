import { and, eq } from 'drizzle-orm';
import { type Minor, minus, plus, signOf } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { once } from '#sandbox/books/once.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { payouts, withdrawals } from '#sandbox/db/money-schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';
import { handIn } from './proofs.ts';
import { paidOut, type WithdrawalRow, withdrawalShown } from './withdrawal-shown.ts';

/** An open receipt: the withdrawal, and the part of it that the member has not answered for. */
type Asked = { readonly row: WithdrawalRow; readonly remaining: Minor };

/** The row, with a due payment already counted as received. */
function asOf(row: WithdrawalRow, at: number): WithdrawalRow {
  const { receipt, receiptDueAt } = row;
  if (receipt !== 'OPEN' || receiptDueAt === null || receiptDueAt > at) return row;
  return { ...row, receipt: 'COUNTED', receiptDueAt: null };
}

/** The member's own receipt. Refuses another's as if it did not exist, and a settled one with its state. */
async function askedOf(
  tx: Transaction,
  { memberId, reference, at }: { memberId: string; reference: string; at: number },
): Promise<Asked> {
  const own = and(eq(withdrawals.reference, reference), eq(withdrawals.memberId, memberId));
  const [kept] = await tx.select().from(withdrawals).where(own);
  if (!kept || kept.receipt === null) throw new Refusal('NOT_FOUND');
  const row = asOf(kept, at);
  if (row.receipt !== 'OPEN') {
    throw new Refusal('ALREADY_SETTLED', { value: await withdrawalShown(tx, row, at) });
  }
  const parts = await tx.select().from(payouts).where(eq(payouts.reference, reference));
  return { row, remaining: minus(paidOut(parts), row.received) };
}

async function keep(tx: Transaction, row: WithdrawalRow, changes: Partial<WithdrawalRow>, at: number) {
  await tx.update(withdrawals).set(changes).where(eq(withdrawals.reference, row.reference));
  return withdrawalShown(tx, { ...row, ...changes }, at);
}

/** The member's answer about a payment (spec 4, Withdrawal). It moves no money: the payment did that. */
export const receipts: Pick<Handlers, 'wallet.confirmReceipt' | 'wallet.reportReceipt'> = {
  'wallet.confirmReceipt': (input, caller, sandbox) =>
    once('wallet.confirmReceipt', input, caller, sandbox, async (tx, at) => {
      const memberId = memberIdOf(caller);
      const { row, remaining } = await askedOf(tx, { memberId, reference: input.reference, at });
      const [arrived, left] = [minorOf(input.received), minorOf(input.remaining)];
      if (signOf(arrived) < 1 || arrived > remaining) {
        throw new Refusal('FIELD_REFUSED', { value: { field: 'received' } });
      }
      if (plus(arrived, left) !== remaining) {
        throw new Refusal('FIELD_REFUSED', { value: { field: 'remaining' } });
      }
      const received = plus(row.received, arrived);
      const settled = signOf(left) === 0 ? ({ receipt: 'RECEIVED', receiptDueAt: null } as const) : {};
      return keep(tx, row, { received, ...settled }, at);
    }),
  'wallet.reportReceipt': (input, caller, sandbox) =>
    once('wallet.reportReceipt', input, caller, sandbox, async (tx, at) => {
      const memberId = memberIdOf(caller);
      const { reference, proofs: ids } = input;
      const { row } = await askedOf(tx, { memberId, reference, at });
      await handIn(tx, { memberId, ids, usedFor: reference });
      return keep(tx, row, { receipt: 'REPORTED', receiptDueAt: null }, at);
    }),
};
