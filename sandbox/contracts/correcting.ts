import { and, asc, desc, eq, inArray, isNull, lte, max, sum } from 'drizzle-orm';
import type { FullBill } from '#contract/contracts/bill.ts';
import { payOf } from '#contract/contracts/pay.ts';
import { asMinor, least, type Minor, minus, signOf } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { billCorrections, billRows, bills, lateChanges } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { newReference } from '#sandbox/kit/references.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { changedRows } from './changed-rows.ts';
import type { TeamRow } from './rows.ts';
import { payRow } from './settling.ts';

type Reader = Pick<Transaction, 'select'>;
type Bill = typeof bills.$inferSelect;
type Correction = typeof billCorrections.$inferSelect;

const nothing = asMinor(0);

/** The rows of a bill after its late changes up to one, or after all. */
async function rowsAfter(from: Reader, bill: Bill, lastChange?: number): Promise<readonly TeamRow[]> {
  const frozen = await from
    .select()
    .from(billRows)
    .where(eq(billRows.billId, bill.id))
    .orderBy(asc(billRows.id));
  const upTo = lastChange === undefined ? undefined : lte(lateChanges.id, lastChange);
  const changes = await from
    .select()
    .from(lateChanges)
    .where(and(eq(lateChanges.billId, bill.id), upTo))
    .orderBy(asc(lateChanges.id));
  return changedRows(bill, frozen, changes);
}

/** What people call a correction by: its bill's number and which of its corrections it is. */
export function correctionNumber(bill: string, ordinal: number): string {
  return `${bill}-${ordinal}`;
}

/** The rows of a bill as they are after one of its corrections. */
export async function correctedRows(
  from: Reader,
  bill: Bill,
  correctionId: string,
): Promise<readonly TeamRow[]> {
  const [last] = await from
    .select({ id: max(lateChanges.id) })
    .from(lateChanges)
    .where(eq(lateChanges.correctionId, correctionId));
  return rowsAfter(from, bill, last?.id ?? 0);
}

/** What the corrections of a bill move, done or not. */
async function movedBy(tx: Transaction, billId: string): Promise<Minor> {
  const [found] = await tx
    .select({ due: sum(billCorrections.due) })
    .from(billCorrections)
    .where(eq(billCorrections.billId, billId));
  return asMinor(Number(found?.due ?? 0));
}

/**
 * What a correction moves. A refused bill owes nothing, whatever it comes to; one that expired pays nothing any more, and
 * gives back only what was paid of it beyond what it comes to now.
 */
async function dueOf(tx: Transaction, bill: Bill, { before, after }: Pick<Correction, 'before' | 'after'>) {
  if (bill.state === 'REFUSED') return nothing;
  if (bill.state === 'EXPIRED')
    return least(nothing, minus(minus(after, bill.paid), await movedBy(tx, bill.id)));
  return minus(after, before);
}

/** One correction of a bill, for all of its changes that wait for one. */
async function correctOne(tx: Transaction, billId: string, at: number): Promise<void> {
  const waiting = and(eq(lateChanges.billId, billId), isNull(lateChanges.correctionId));
  const [first] = await tx.select({ id: lateChanges.id }).from(lateChanges).where(waiting).limit(1);
  const [bill] = await tx.select().from(bills).where(eq(bills.id, billId));
  if (!first || !bill) return;
  const [last] = await tx
    .select()
    .from(billCorrections)
    .where(eq(billCorrections.billId, billId))
    .orderBy(desc(billCorrections.ordinal))
    .limit(1);
  const pay = payOf(bill.terms, (await rowsAfter(tx, bill)).map(payRow), bill.pay.opening);
  const change = { before: last?.after ?? bill.amount, after: minorOf(pay.pay) };
  const due = await dueOf(tx, bill, change);
  const id = newReference();
  const ordinal = (last?.ordinal ?? 0) + 1;
  const state = signOf(due) === 0 ? 'SETTLED' : 'OPEN';
  await tx.insert(billCorrections).values({ id, billId, ordinal, at, pay, ...change, due, state });
  await tx.update(lateChanges).set({ correctionId: id }).where(waiting);
}

/**
 * Writes what bills come to after bets in them were voided or settled again: each change is in one correction, however
 * often this is begun and wherever it is killed. The bill itself stays as it is.
 */
export async function correctBills({ db, clock, log }: Pick<Sandbox, 'db' | 'clock' | 'log'>): Promise<void> {
  const found = await db.read
    .selectDistinct({ billId: lateChanges.billId })
    .from(lateChanges)
    .where(isNull(lateChanges.correctionId))
    .orderBy(lateChanges.billId);
  for (const { billId } of found) {
    await db
      .write((tx) => correctOne(tx, billId, clock.now()))
      .catch((error: unknown) => log.error({ error, bill: billId }, 'correcting a bill failed'));
  }
}

/** A correction as its agent sees it; amounts are money on the wire. */
export type ShownCorrection = FullBill['corrections'][number] & { readonly billId: string };

/** The corrections of these bills, or of all, the oldest first. */
export async function correctionsOf(
  from: Reader,
  billIds?: readonly string[],
): Promise<readonly ShownCorrection[]> {
  const found = await from
    .select({ correction: billCorrections, number: bills.number })
    .from(billCorrections)
    .innerJoin(bills, eq(bills.id, billCorrections.billId))
    .where(billIds && inArray(billCorrections.billId, [...billIds]))
    .orderBy(billCorrections.at, billCorrections.billId, billCorrections.ordinal);
  return found.map(({ correction: { id, billId, ordinal, at, before, after, state }, number }) => ({
    id,
    billId,
    number: correctionNumber(number, ordinal),
    at,
    before: amountOf(before),
    after: amountOf(after),
    difference: amountOf(minus(after, before)),
    state,
  }));
}
