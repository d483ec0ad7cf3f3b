import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { cashierMethods, methodOf } from '#sandbox/books/deposit-methods.ts';
import { expireDue } from '#sandbox/books/deposits-due.ts';
import { deposits } from '#sandbox/db/money-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { Faults } from '#sandbox/wire/faults/faults.ts';
import { SeamlessRefusal } from '#sandbox/wire/signed/refusal.ts';
import { openSigned, signedQuestion } from '#sandbox/wire/signed/signed-routes.ts';
import { depositIn, ticketHash, ticketOf } from '../cashier-tickets.ts';
import { approve, type DepositRow, reject, rejectClosed } from '../deposit-rows.ts';
import { cashierInputs, cashierRoot, type Payment, type Result } from './messages.ts';

type Settlement = z.infer<typeof cashierInputs.settle>;

async function rowOf({ db }: Sandbox, reference: string): Promise<DepositRow | undefined> {
  const [row] = await db.read.select().from(deposits).where(eq(deposits.reference, reference));
  return row && cashierMethods.includes(row.methodId) ? row : undefined;
}

/** Exchanges a ticket for its payment; of several requests the first wins. Throws ENDED for a bad ticket. */
async function enter(sandbox: Sandbox, ticket: string): Promise<Payment> {
  await expireDue(sandbox);
  const row = await rowOf(sandbox, depositIn(ticket));
  const method = row && methodOf(row.methodId);
  if (row?.status !== 'PENDING' || !method || ticketOf(sandbox, row) !== ticket) {
    throw new SeamlessRefusal('ENDED');
  }
  // Nothing is paid by whom paying in was closed to meanwhile; the deposit says so to its member.
  if (await rejectClosed(sandbox, row)) throw new SeamlessRefusal('ENDED');
  const before = row.cashierHash;
  const unused = and(
    eq(deposits.reference, row.reference),
    before === null ? isNull(deposits.cashierHash) : eq(deposits.cashierHash, before),
  );
  const used = await sandbox.db.write((tx) =>
    tx
      .update(deposits)
      .set({ cashierHash: ticketHash(ticket) })
      .where(unused)
      .returning({ reference: deposits.reference }),
  );
  if (used.length === 0) throw new SeamlessRefusal('ENDED');
  const { currencySymbol: currency, name: brand } = sandbox.settings.current().brand;
  const { nameEs, nameEn } = method;
  const kind = method.kind === 'CARD' ? 'CARD' : 'EWALLET';
  return {
    payment: row.reference,
    amount: amountOf(row.amount),
    currency,
    brand,
    method: { kind, nameEs, nameEn },
  };
}

/** The payment's outcome in a deposit that is over. */
function resultOf({ status, reason }: DepositRow): Result | null {
  if (status === 'APPROVED') return 'PAID';
  return status === 'REJECTED' && (reason === 'FAILED' || reason === 'CANCELLED') ? reason : null;
}

/**
 * Records the outcome of a payment, once however often it comes. Throws UNKNOWN for an unknown payment,
 * INVALID for another amount, CLOSED when the payment ended in another way, or its member may not pay in any more.
 */
async function settle(
  sandbox: Sandbox,
  { payment, amount, result }: Settlement,
): Promise<{ result: Result }> {
  const row = await rowOf(sandbox, payment);
  if (!row) throw new SeamlessRefusal('UNKNOWN');
  if (amountOf(row.amount) !== amount) throw new SeamlessRefusal('INVALID');
  const ended = result === 'PAID' ? await approve(sandbox, payment) : await reject(sandbox, payment, result);
  const now = ended ?? (await rowOf(sandbox, payment));
  if (!now || resultOf(now) !== result) throw new SeamlessRefusal('CLOSED');
  return { result };
}

/** Opens the gateway's routes for the cashier, and for nobody else. */
export function openCashier(app: FastifyInstance, sandbox: Sandbox, secret: Buffer, faults: Faults): void {
  const questions = [
    signedQuestion({ path: `${cashierRoot}/enter`, name: 'desk.enter' }, cashierInputs.enter, ({ ticket }) =>
      enter(sandbox, ticket),
    ),
    signedQuestion({ path: `${cashierRoot}/settle`, name: 'desk.settle' }, cashierInputs.settle, (said) =>
      settle(sandbox, said),
    ),
  ];
  openSigned(app, sandbox, { secret, faults, questions });
}
