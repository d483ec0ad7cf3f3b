import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { asMinor, least, type Minor, minus, negated, plus, signOf } from '#contract/units.ts';
import { heldIn, post } from '#sandbox/books/journal.ts';
import { main } from '#sandbox/books/wallets.ts';
import { billCorrections, bills } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import type { Pause } from '#sandbox/kit/jobs.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { type Telling, tellShort } from './contract-letter.ts';
import { type Claim, keepBack, keptBackFrom } from './keeping-back.ts';

type Payer = Pick<Sandbox, 'db' | 'clock' | 'settings' | 'log'> & { readonly pause?: Pause };
type Reader = Pick<Transaction, 'select'>;
type Bill = typeof bills.$inferSelect;

const waiting: readonly Bill['state'][] = ['PARTLY_PAID', 'PAYER_SHORT'];
const payable = ['IN_REVIEW', 'DUE', 'PARTLY_PAID', 'PAYER_SHORT'] as const;

/** How much of a sum the payer has: the house always has enough. */
async function payableOf(from: Reader, { payerId }: Claim, rest: Minor): Promise<Minor> {
  return payerId === null ? rest : least(rest, await heldIn(from, payerId, main));
}

/**
 * Pays what the payer has of a claim, less what is kept back; answers how much of it is settled now. The entry in the books
 * is named after the claim and what was settled before, so that the books themselves refuse to pay the same part twice.
 */
async function payOne(tx: Transaction, claim: Claim, at: number): Promise<Minor> {
  const { id, payerId, agentId, amount } = claim;
  const settled = plus(claim.paid, await keepBack(tx, claim, at));
  const change = await payableOf(tx, claim, minus(amount, settled));
  if (signOf(change) === 0) return settled;
  const from =
    payerId === null
      ? ({ house: 'AGENTS', change: negated(change) } as const)
      : { memberId: payerId, wallet: main, change: negated(change) };
  await post(tx, {
    cause: 'contract',
    reference: `${id}:${settled}`,
    at,
    movements: [from, { memberId: agentId, wallet: main, change }],
  });
  return plus(settled, change);
}

/** Something to pay, as it was found, and how to pay it in a transaction of its own. */
type Due = {
  readonly claim: Claim;
  /** There was nothing to pay it with, and it says so already. */
  readonly waits: boolean;
  readonly pay: (tx: Transaction) => Promise<void>;
};

/** What is owed of a bill, or of a correction of it. */
function claimOf(
  { agentId, payerId, terms: { kind } }: Bill,
  what: Pick<Claim, 'id' | 'amount' | 'paid'>,
): Claim {
  return { id: what.id, amount: what.amount, paid: what.paid, agentId, payerId, kind };
}

async function dueBills(from: Reader, { at: now, settings }: Telling): Promise<readonly Due[]> {
  const due = and(inArray(bills.state, [...payable]), lte(bills.dueAt, now));
  const found = await from.select().from(bills).where(due).orderBy(bills.dueAt, bills.id);
  return found.map((bill) => ({
    claim: claimOf(bill, bill),
    waits: waiting.includes(bill.state) && bill.expiresAt > now,
    pay: async (tx) => {
      const [again] = await tx
        .select()
        .from(bills)
        .where(and(eq(bills.id, bill.id), due));
      if (again) await payBill(tx, again, { at: now, settings });
    },
  }));
}

/**
 * What an upline did not pay in time is not paid any more; but what was to be kept back from it has been. The house always
 * pays, even when this did not run in time.
 */
async function payBill(tx: Transaction, bill: Bill, telling: Telling): Promise<void> {
  const { at: now } = telling;
  const over = bill.payerId !== null && bill.expiresAt <= now;
  const claim = claimOf(bill, bill);
  const paid = over ? plus(bill.paid, await keepBack(tx, claim, now)) : await payOne(tx, claim, now);
  const done = paid === bill.amount;
  if (!over) await tellShort(tx, bill, paid, telling);
  const left = over ? 'EXPIRED' : signOf(paid) > 0 ? 'PARTLY_PAID' : 'PAYER_SHORT';
  await tx
    .update(bills)
    .set({ paid, state: done ? 'PAID' : left, paidAt: done ? now : null })
    .where(eq(bills.id, bill.id));
}

async function dueCorrections(from: Reader, now: number): Promise<readonly Due[]> {
  const due = and(
    eq(billCorrections.state, 'OPEN'),
    gt(billCorrections.due, asMinor(0)),
    // A correction is reviewed with its bill.
    lte(bills.dueAt, now),
  );
  const found = await from
    .select({
      id: billCorrections.id,
      amount: billCorrections.due,
      paid: billCorrections.settled,
      bill: bills,
    })
    .from(billCorrections)
    .innerJoin(bills, eq(bills.id, billCorrections.billId))
    .where(due)
    .orderBy(billCorrections.at, billCorrections.id);
  return found.map(({ bill, ...what }) => ({
    claim: claimOf(bill, what),
    waits: true,
    pay: async (tx) => {
      const [again] = await tx.select().from(billCorrections).where(eq(billCorrections.id, what.id));
      if (again?.state !== 'OPEN') return;
      const settled = await payOne(tx, claimOf(bill, { ...what, paid: again.settled }), now);
      await tx
        .update(billCorrections)
        .set({ settled, state: settled === what.amount ? 'SETTLED' : 'OPEN' })
        .where(eq(billCorrections.id, what.id));
    },
  }));
}

/** Whether there is nothing to settle a claim with: no money, and nothing to keep back. */
async function stuck(from: Reader, claim: Claim, now: number): Promise<boolean> {
  if (signOf(await payableOf(from, claim, minus(claim.amount, claim.paid))) > 0) return false;
  return (await keptBackFrom(from, claim, now)).length === 0;
}

/**
 * Pays the bills that are due and their corrections, each in a transaction of its own, and ends the bills whose time is
 * over. What is due is paid once, wherever this is killed and however often it is begun; what fails keeps nothing else from
 * being paid. `pause` waits before each of them, as the fault door says.
 */
export async function payBills({ db, clock, settings, log, pause }: Payer): Promise<void> {
  const now = clock.now();
  const found = [
    ...(await dueBills(db.read, { at: now, settings })),
    ...(await dueCorrections(db.read, now)),
  ];
  for (const { claim, waits, pay } of found) {
    try {
      if (waits && (await stuck(db.read, claim, now))) continue;
      await pause?.('contracts.pay');
      await db.write(pay);
    } catch (error) {
      log.error({ error, claim: claim.id }, 'paying failed');
    }
  }
}
