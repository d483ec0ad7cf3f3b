import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { asMilliseconds, asMinor, type Minor, minus, secondsLeft, sumOf } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import type { Receipt, Withdrawal } from '#contract/wallet/withdrawals.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { entries, ledger } from '#sandbox/db/ledger-schema.ts';
import { payoutAccounts, payouts, proofs, type withdrawals } from '#sandbox/db/money-schema.ts';
import { accountShown } from './payout-accounts.ts';

type Reader = Pick<Transaction, 'select'>;
export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** The sum of parts. */
export function paidOut(parts: readonly { readonly amount: Minor }[]): Minor {
  return sumOf(
    asMinor(0),
    parts.map(({ amount }) => amount),
  );
}

/** Receipts that wait for the member, or for the back office after the member's report. */
const unsettled: readonly Receipt['state'][] = ['OPEN', 'REPORTED'];

type About = {
  readonly paid: Minor;
  readonly returned: Minor;
  readonly proving: readonly string[];
  readonly at: number;
};

function receiptShown(row: WithdrawalRow, { paid, returned, proving, at }: About): Receipt | null {
  const { receipt: state, received: settled, receiptDueAt: dueAt, receiptNote: note } = row;
  if (state === null) return null;
  const remaining = unsettled.includes(state) ? minus(paid, settled) : asMinor(0);
  // Once a further part is paid, the refund of an earlier one counts as settled.
  const received = state === 'REFUNDED' ? minus(paid, returned) : minus(settled, returned);
  return {
    state,
    paidOut: amountOf(paid),
    received: amountOf(received),
    remaining: amountOf(remaining),
    dueAt,
    secondsLeft: dueAt === null ? null : secondsLeft(asMilliseconds(dueAt - at)),
    proofs: [...proving],
    note,
  };
}

/** The refunds of these parts, the oldest first; the books have each under its part. */
function returnsOf(from: Reader, payoutIds: readonly string[]) {
  return from
    .select({ payoutId: entries.reference, amount: ledger.change, at: ledger.at })
    .from(entries)
    .innerJoin(ledger, eq(ledger.entryId, entries.id))
    .where(
      and(
        eq(entries.cause, 'return'),
        inArray(entries.reference, [...payoutIds]),
        isNotNull(ledger.memberId),
      ),
    )
    .orderBy(asc(entries.id));
}

/** Withdrawals as their members see them at a given moment, in the same order. */
export async function withdrawalsShown(
  from: Reader,
  rows: readonly WithdrawalRow[],
  at: number,
): Promise<Withdrawal[]> {
  if (rows.length === 0) return [];
  const references = rows.map(({ reference }) => reference);
  const accountIds = rows.map(({ accountId }) => accountId);
  const accounts = await from.select().from(payoutAccounts).where(inArray(payoutAccounts.id, accountIds));
  const parts = await from
    .select()
    .from(payouts)
    .where(inArray(payouts.reference, references))
    .orderBy(asc(payouts.at), asc(payouts.id));
  const given = await returnsOf(
    from,
    parts.map(({ id }) => id),
  );
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
    const returns = given.filter(({ payoutId }) => own.some(({ id }) => id === payoutId));
    const proving = pictures.filter(({ usedFor }) => usedFor === reference).map(({ id }) => id);
    return {
      reference,
      status,
      amount: amountOf(amount),
      fee: amountOf(fee),
      net: amountOf(minus(amount, fee)),
      account: accountShown(account),
      reason,
      createdAt,
      settledAt,
      payouts: own.map((part) => ({ payoutId: part.id, amount: amountOf(part.amount), at: part.at })),
      returns: returns.map((one) => ({ ...one, amount: amountOf(one.amount) })),
      receipt: receiptShown(row, { paid: paidOut(own), returned: paidOut(returns), proving, at }),
    };
  });
}

/** One withdrawal as its member sees it at a given moment, with its receipt. */
export async function withdrawalShown(from: Reader, row: WithdrawalRow, at: number): Promise<Withdrawal> {
  const [shown] = await withdrawalsShown(from, [row], at);
  if (!shown) throw new Error('A withdrawal is not shown');
  return shown;
}
