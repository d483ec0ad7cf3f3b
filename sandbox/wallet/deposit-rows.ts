import { and, eq } from 'drizzle-orm';
import { minus, negated, timesUp } from '#contract/units.ts';
import type { Deposit } from '#contract/wallet/deposits.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { cashierMethods, methodOf } from '#sandbox/books/deposit-methods.ts';
import { expireDue } from '#sandbox/books/deposits-due.ts';
import { post, Short } from '#sandbox/books/journal.ts';
import { main } from '#sandbox/books/wallets.ts';
import { nameIn } from '#sandbox/catalogue/tiles.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { deposits, turnovers } from '#sandbox/db/money-schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { depositCounts } from '#sandbox/promotions/deposit-counts.ts';
import { closedToPaying } from '#sandbox/protection/promotions-allowed.ts';
import { cashierAddress } from './cashier-tickets.ts';

export type DepositRow = typeof deposits.$inferSelect;

/** Why a deposit failed; stored by name and shown in the member's language. */
const ownReasons = {
  RECALLED: {
    nameEs: 'Tu banco anuló el pago.',
    nameEn: 'Your bank recalled the payment.',
  },
  FAILED: {
    nameEs: 'El pago no se pudo completar en la caja.',
    nameEn: 'The cashier could not take the payment.',
  },
  CANCELLED: {
    nameEs: 'Cancelaste el pago en la caja.',
    nameEn: 'You cancelled the payment at the cashier.',
  },
  CLOSED: {
    nameEs: 'Los depósitos se cerraron en tu cuenta: no se cobró nada.',
    nameEn: 'Deposits were closed on your account: nothing was charged.',
  },
  CARDS_CLOSED: {
    nameEs: 'El pago con tarjeta se cerró en tu cuenta: no se cobró nada.',
    nameEn: 'Paying by card was closed on your account: nothing was charged.',
  },
} as const;

function reasonIn(language: string, reason: string | null): string | null {
  if (reason === null || !Object.hasOwn(ownReasons, reason)) return reason;
  return nameIn(language, ownReasons[reason as keyof typeof ownReasons]);
}

/** A deposit as its member sees it, without the cashier's address. */
export function depositShown(row: DepositRow, language: string): Deposit {
  const { reference, methodId, status, amount, fee, createdAt, settledAt } = row;
  const method = methodOf(methodId);
  return {
    reference,
    methodId,
    methodName: method ? nameIn(language, method) : methodId,
    kind: method?.kind ?? 'BANK',
    status,
    amount: amountOf(amount),
    fee: amountOf(fee),
    credited: amountOf(minus(amount, fee)),
    reason: reasonIn(language, row.reason),
    createdAt,
    settledAt,
    cashier: null,
  };
}

/** A deposit as its member sees it now, with the cashier's address while it waits there. */
export function depositNow(sandbox: Sandbox, row: DepositRow, language: string): Deposit {
  return { ...depositShown(row, language), cashier: cashierAddress(sandbox, row, language) };
}

/** Ends a pending deposit; null when it is no longer pending. */
async function end(
  tx: Transaction,
  reference: string,
  how: Pick<DepositRow, 'status' | 'reason' | 'settledAt'>,
): Promise<DepositRow | null> {
  const pending = and(eq(deposits.reference, reference), eq(deposits.status, 'PENDING'));
  const [ended] = await tx.update(deposits).set(how).where(pending).returning();
  return ended ?? null;
}

/** Books the money of a deposit and the amount to bet for it; a promotion may wait for it. */
export async function credit(
  tx: Transaction,
  { row, at, key }: { row: DepositRow; at: number; key?: string },
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<void> {
  const { reference, memberId, amount, fee } = row;
  const movements = [
    { memberId, wallet: main, change: minus(amount, fee) },
    { house: 'FEES', change: fee },
    { house: 'BANK', change: negated(amount) },
  ] as const;
  await post(tx, { cause: 'deposit', reference, at, movements, ...(key === undefined ? {} : { key }) });
  const required = timesUp(sandbox.settings.current().money.turnover, amount);
  await tx.insert(turnovers).values({ memberId, reference, required, at });
  await depositCounts(tx, { memberId, amount, at }, sandbox);
}

/** Why the cashier may not take the money of a deposit; null when it may. */
function refusedAtCashier(
  from: Pick<Transaction, 'select'>,
  { memberId, methodId }: DepositRow,
  sandbox: Sandbox,
): Promise<'CLOSED' | 'CARDS_CLOSED' | null> {
  return closedToPaying(from, memberId, methodOf(methodId)?.kind === 'CARD', sandbox);
}

/** Rejects a deposit that waits for the cashier if its member may not pay it in any more; returns whether it did. */
export async function rejectClosed(sandbox: Sandbox, row: DepositRow): Promise<boolean> {
  const { db, clock } = sandbox;
  if ((await refusedAtCashier(db.read, row, sandbox)) === null) return false;
  await db.write(async (tx) => {
    const reason = await refusedAtCashier(tx, row, sandbox);
    if (reason) await end(tx, row.reference, { status: 'REJECTED', reason, settledAt: clock.now() });
  });
  return true;
}

/**
 * Approves a pending deposit and credits the money; one at the cashier is rejected instead where its member may not pay it
 * in any more. Money that a bank transfer has brought is credited all the same: it is the member's own, and whoever is away
 * can only withdraw it. Null when it is no longer pending.
 */
export async function approve(sandbox: Sandbox, reference: string): Promise<DepositRow | null> {
  const { db, clock } = sandbox;
  await expireDue(sandbox);
  return db.write(async (tx) => {
    const at = clock.now();
    const [waiting] = await tx.select().from(deposits).where(eq(deposits.reference, reference));
    const atCashier = waiting && cashierMethods.includes(waiting.methodId);
    const reason = atCashier ? await refusedAtCashier(tx, waiting, sandbox) : null;
    if (reason) return end(tx, reference, { status: 'REJECTED', reason, settledAt: at });
    const row = await end(tx, reference, { status: 'APPROVED', reason: null, settledAt: at });
    if (row) await credit(tx, { row, at }, sandbox);
    return row;
  });
}

/** Rejects a pending deposit with a reason for its member. Null when it is no longer pending. */
export async function reject(
  sandbox: Sandbox,
  reference: string,
  reason: string | null,
): Promise<DepositRow | null> {
  await expireDue(sandbox);
  const settledAt = sandbox.clock.now();
  return sandbox.db.write((tx) => end(tx, reference, { status: 'REJECTED', reason, settledAt }));
}

/**
 * Takes an approved deposit back that the payer's bank recalled: its money, and what was to be bet for it. Null when none
 * of this reference is approved; INPUT_INVALID with a text when the member no longer has the money.
 */
export async function recall(
  { db, clock }: Sandbox,
  reference: string,
  reason: string | null,
): Promise<DepositRow | null> {
  const approved = and(eq(deposits.reference, reference), eq(deposits.status, 'APPROVED'));
  return db.write(async (tx) => {
    const at = clock.now();
    const how = { status: 'REJECTED', reason: reason ?? 'RECALLED', settledAt: at } as const;
    const [row] = await tx.update(deposits).set(how).where(approved).returning();
    if (!row) return null;
    const { memberId, amount, fee } = row;
    const movements = [
      { memberId, wallet: main, change: minus(fee, amount) },
      { house: 'FEES', change: negated(fee) },
      { house: 'BANK', change: amount },
    ] as const;
    try {
      await post(tx, { cause: 'reversal', reference, at, movements });
    } catch (error) {
      if (!(error instanceof Short)) throw error;
      throw new Refusal('INPUT_INVALID', { message: 'The member no longer has the money' });
    }
    await tx.delete(turnovers).where(eq(turnovers.reference, reference));
    return row;
  });
}
