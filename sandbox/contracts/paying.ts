import { and, eq, inArray, lte } from 'drizzle-orm';
import { bills } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { heldIn, post } from '#sandbox/wallet/journal.ts';
import { main } from '#sandbox/wallet/wallets.ts';
import { tellShort } from './contract-letter.ts';

type Payer = Pick<Sandbox, 'db' | 'clock' | 'settings'>;
type Bill = typeof bills.$inferSelect;

const waiting: readonly Bill['state'][] = ['PARTLY_PAID', 'PAYER_SHORT'];
const payable = ['IN_REVIEW', 'DUE', 'PARTLY_PAID', 'PAYER_SHORT'] as const;

/** How much the payer has for it: the house always has enough. */
async function payableOf(tx: Pick<Transaction, 'select'>, { payerId, amount, paid }: Bill): Promise<number> {
  const rest = amount - paid;
  return payerId === null ? rest : Math.min(rest, await heldIn(tx, payerId, main));
}

/**
 * Pays what the payer has of one bill. The entry in the books is named after the bill and what was paid before, so that the
 * books themselves refuse to pay the same part twice. Answers how much of the bill is paid now.
 */
async function payOne(tx: Transaction, bill: Bill, at: number): Promise<number> {
  const change = await payableOf(tx, bill);
  if (change === 0) {
    await tx
      .update(bills)
      .set({ state: bill.paid > 0 ? 'PARTLY_PAID' : 'PAYER_SHORT' })
      .where(eq(bills.id, bill.id));
    return bill.paid;
  }
  const from =
    bill.payerId === null
      ? ({ house: 'AGENTS', change: -change } as const)
      : { memberId: bill.payerId, wallet: main, change: -change };
  await post(tx, {
    cause: 'contract',
    reference: `${bill.id}:${bill.paid}`,
    at,
    movements: [from, { memberId: bill.agentId, wallet: main, change }],
  });
  const paid = bill.paid + change;
  const done = paid === bill.amount;
  await tx
    .update(bills)
    .set({ paid, state: done ? 'PAID' : 'PARTLY_PAID', paidAt: done ? at : null })
    .where(eq(bills.id, bill.id));
  return paid;
}

/**
 * Pays the bills that are due, each in a transaction of its own, and ends those whose time is over. A bill is paid once,
 * wherever this is killed and however often it is begun.
 */
export async function payBills({ db, clock, settings }: Payer): Promise<void> {
  const now = clock.now();
  const due = and(inArray(bills.state, [...payable]), lte(bills.dueAt, now));
  const found = await db.read.select().from(bills).where(due).orderBy(bills.dueAt, bills.id);
  for (const one of found) {
    const { id } = one;
    // There is still nothing to pay it with, and it says so already.
    const waits = waiting.includes(one.state) && one.expiresAt > now;
    if (waits && (await payableOf(db.read, one)) === 0) continue;
    await db.write(async (tx) => {
      const [bill] = await tx
        .select()
        .from(bills)
        .where(and(eq(bills.id, id), due));
      if (!bill) return;
      if (bill.expiresAt <= now) await tx.update(bills).set({ state: 'EXPIRED' }).where(eq(bills.id, id));
      else await tellShort(tx, bill, await payOne(tx, bill, now), { at: now, settings });
    });
  }
}
