import { asc, inArray } from 'drizzle-orm';
import type { Receipt, Withdrawal } from '#contract/wallet/withdrawals.ts';
import type { Transaction } from '../db/database.ts';
import { payoutAccounts, payouts, proofs, type withdrawals } from '../db/money-schema.ts';
import { amountOf } from '../money.ts';
import { accountShown } from './payout-accounts.ts';

type Reader = Pick<Transaction, 'select'>;
export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** What was paid out, in minor units. */
export function paidOut(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** Receipts that still ask the member something, or the back office about what the member said. */
const unsettled: readonly Receipt['state'][] = ['OPEN', 'REPORTED'];

function receiptShown(
  row: WithdrawalRow,
  { paid, proving, at }: { paid: number; proving: readonly string[]; at: number },
): Receipt | null {
  const { receipt: state, received, receiptDueAt: dueAt, receiptNote: note } = row;
  if (state === null) return null;
  const remaining = unsettled.includes(state) ? paid - received : 0;
  return {
    state,
    paidOut: amountOf(paid),
    received: amountOf(received),
    remaining: amountOf(remaining),
    dueAt,
    secondsLeft: dueAt === null ? null : Math.max(0, Math.ceil((dueAt - at) / 1_000)),
    proofs: [...proving],
    note,
  };
}

/** Withdrawals as their members see them at a moment, in the order given. */
export async function withdrawalsShown(
  from: Reader,
  rows: readonly WithdrawalRow[],
  at: number,
): Promise<Withdrawal[]> {
  const references = rows.map(({ reference }) => reference);
  const accountIds = rows.map(({ accountId }) => accountId);
  const accounts = await from.select().from(payoutAccounts).where(inArray(payoutAccounts.id, accountIds));
  const parts = await from
    .select()
    .from(payouts)
    .where(inArray(payouts.reference, references))
    .orderBy(asc(payouts.at), asc(payouts.id));
  const pictures = await from
    .select({ id: proofs.id, usedFor: proofs.usedFor })
    .from(proofs)
    .where(inArray(proofs.usedFor, references))
    .orderBy(asc(proofs.at), asc(proofs.id));
  return rows.map((row) => {
    const { reference, status, amount, fee, reason, createdAt, settledAt } = row;
    const account = accounts.find(({ id }) => id === row.accountId);
    if (!account) throw new Error(`A withdrawal leads to no account: ${reference}`);
    const own = parts.filter((part) => part.reference === reference);
    const proving = pictures.filter(({ usedFor }) => usedFor === reference).map(({ id }) => id);
    return {
      reference,
      status,
      amount: amountOf(amount),
      fee: amountOf(fee),
      net: amountOf(amount - fee),
      account: accountShown(account),
      reason,
      createdAt,
      settledAt,
      payouts: own.map((part) => ({ payoutId: part.id, amount: amountOf(part.amount), at: part.at })),
      receipt: receiptShown(row, { paid: paidOut(own), proving, at }),
    };
  });
}

/** One withdrawal as its member sees it at a moment, with its receipt. */
export async function withdrawalShown(from: Reader, row: WithdrawalRow, at: number): Promise<Withdrawal> {
  const [shown] = await withdrawalsShown(from, [row], at);
  if (!shown) throw new Error('A withdrawal is not shown');
  return shown;
}
