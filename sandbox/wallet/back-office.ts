import { asc, desc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { asMinor, minus, negated, plus, signOf } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { Sum } from '#contract/wallet/money.ts';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { post } from '#sandbox/books/journal.ts';
import { held } from '#sandbox/books/wallets.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { payouts, withdrawals } from '#sandbox/db/money-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { decideReceipt, ReceiptAct } from './receipt-office.ts';
import { countDue } from './receipts-due.ts';
import { release } from './release.ts';
import { paidOut, type WithdrawalRow, withdrawalShown } from './withdrawal-shown.ts';

const reference = z.string();

/** The acts of the back office on a withdrawal and its receipt. A payment without an amount pays the rest. */
export const OfficeAct = z.discriminatedUnion('act', [
  z.strictObject({ reference, act: z.literal('approve') }),
  z.strictObject({ reference, act: z.literal('pay'), amount: z.optional(Sum) }),
  z.strictObject({
    reference,
    act: z.literal('reject'),
    reason: z.optional(z.string().check(z.maxLength(200))),
  }),
  ReceiptAct,
]);
export type OfficeAct = z.infer<typeof OfficeAct>;

/** The refusal of an act that is not possible, with a text for the person at the back office. */
function impossible(message: string): Refusal {
  return new Refusal('INPUT_INVALID', { message });
}

async function change(tx: Transaction, row: WithdrawalRow, changes: Partial<WithdrawalRow>): Promise<void> {
  await tx.update(withdrawals).set(changes).where(eq(withdrawals.reference, row.reference));
}

/** Pays a part: its money goes to the house account BANK, and the first part also pays the whole fee. */
async function pay(tx: Transaction, row: WithdrawalRow, amount: string | undefined, sandbox: Sandbox) {
  if (row.status === 'PENDING') throw impossible('It is not approved yet');
  if (row.receipt === 'REPORTED') throw impossible('Decide first what its member reported');
  const at = sandbox.clock.now();
  const before = paidOut(await tx.select().from(payouts).where(eq(payouts.reference, row.reference)));
  const left = minus(minus(row.amount, row.fee), before);
  const part = amount === undefined ? left : minorOf(amount);
  if (signOf(part) < 1 || part > left)
    throw impossible(`Between 0.01 and ${amountOf(left)} is left to be paid`);
  const fee = signOf(before) === 0 ? row.fee : asMinor(0);
  const id = newReference();
  const { memberId } = row;
  const movements = [
    { memberId, wallet: held, change: negated(plus(part, fee)) },
    { house: 'BANK', change: part },
    { house: 'FEES', change: fee },
  ] as const;
  await post(tx, { cause: 'payout', reference: id, at, movements });
  await tx.insert(payouts).values({ id, reference: row.reference, amount: part, at });
  const whole = part === left;
  await change(tx, row, {
    status: whole ? 'PAID' : 'PAYING',
    settledAt: whole ? at : null,
    receipt: 'OPEN',
    receiptDueAt: at + sandbox.settings.current().money.receiptMinutes * 60_000,
    receiptNote: null,
    // An earlier, settled receipt is over: this one asks the member about this part only.
    received: row.receipt === null || row.receipt === 'OPEN' ? row.received : before,
  });
}

async function act(
  tx: Transaction,
  row: WithdrawalRow,
  what: Exclude<OfficeAct, ReceiptAct>,
  sandbox: Sandbox,
): Promise<void> {
  if (what.act === 'pay') return pay(tx, row, what.amount, sandbox);
  if (what.act === 'approve') {
    if (row.status !== 'PENDING') throw impossible('It is approved already');
    return change(tx, row, { status: 'APPROVED' });
  }
  if (row.status === 'PAYING') throw impossible('A part of it is paid out already');
  const at = sandbox.clock.now();
  await release(tx, row, at);
  return change(tx, row, { status: 'REJECTED', reason: what.reason ?? null, settledAt: at });
}

/**
 * Approves, pays out or rejects a withdrawal, or decides about its receipt. Refuses with NOT_FOUND, with
 * ALREADY_SETTLED for one that was paid out, rejected or cancelled, and with INPUT_INVALID and a text for an
 * act that is not possible just now.
 */
export async function settleWithdrawal(sandbox: Sandbox, what: OfficeAct): Promise<Withdrawal> {
  await countDue(sandbox);
  const meant = eq(withdrawals.reference, what.reference);
  return sandbox.db.write(async (tx) => {
    const [row] = await tx.select().from(withdrawals).where(meant);
    if (!row) throw new Refusal('NOT_FOUND', { message: 'There is no such withdrawal' });
    if (what.act === 'force' || what.act === 'refund') {
      await decideReceipt(tx, row, what, sandbox.clock.now());
    } else if (['PAID', 'REJECTED', 'CANCELLED'].includes(row.status)) {
      throw new Refusal('ALREADY_SETTLED', { message: `It is ${row.status.toLowerCase()}` });
    } else await act(tx, row, what, sandbox);
    const [after] = await tx.select().from(withdrawals).where(meant);
    return withdrawalShown(tx, after ?? row, sandbox.clock.now());
  });
}

/** A withdrawal as the back office sees it. */
export type OfficeWithdrawal = Pick<WithdrawalRow, 'reference' | 'status' | 'createdAt' | 'receipt'> & {
  readonly account: string;
  readonly net: string;
  readonly paid: string;
  /** What is still to be paid. */
  readonly left: string;
};

/** Withdrawals that wait for the back office, the oldest first, and the last few paid ones. */
export async function officeWithdrawals(sandbox: Sandbox): Promise<OfficeWithdrawal[]> {
  await countDue(sandbox);
  const { read } = sandbox.db;
  const listed = (statuses: WithdrawalRow['status'][]) =>
    read
      .select({ row: withdrawals, account: members.account })
      .from(withdrawals)
      .innerJoin(members, eq(members.id, withdrawals.memberId))
      .where(inArray(withdrawals.status, statuses));
  const waiting = await listed(['PENDING', 'APPROVED', 'PAYING'])
    .orderBy(asc(withdrawals.createdAt))
    .limit(50);
  const done = await listed(['PAID']).orderBy(desc(withdrawals.createdAt)).limit(5);
  const all = [...waiting, ...done];
  const references = all.map(({ row }) => row.reference);
  const parts = await read.select().from(payouts).where(inArray(payouts.reference, references));
  return all.map(({ row, account }) => {
    const net = minus(row.amount, row.fee);
    const paid = paidOut(parts.filter((part) => part.reference === row.reference));
    const { reference, status, createdAt, receipt } = row;
    const sums = { net: amountOf(net), paid: amountOf(paid), left: amountOf(minus(net, paid)) };
    return { reference, status, createdAt, receipt, account, ...sums };
  });
}
