import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PayoutAccount } from '#contract/wallet/withdrawals.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { payoutAccounts } from '#sandbox/db/money-schema.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { withdrawPasswordShown } from '#sandbox/verification/withdraw-password.ts';
import { memberOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';

type Row = typeof payoutAccounts.$inferSelect;
type Kind = PayoutAccount['kind'];

/** The most accounts of one member at a time. */
export const mostPayoutAccounts = 5;

/** The banks and wallets. */
export const institutions: readonly { readonly kind: Kind; readonly name: string }[] = [
  { kind: 'BANK', name: 'Banco del Estuario' },
  { kind: 'BANK', name: 'Banca Cordillera' },
  { kind: 'BANK', name: 'Caja Meridiana' },
  { kind: 'BANK', name: 'Crédito Litoral' },
  { kind: 'EWALLET', name: 'Bolsillo' },
  { kind: 'EWALLET', name: 'Monedero Sur' },
  { kind: 'EWALLET', name: 'PagoClaro' },
];

/** How many digits their numbers have. */
const numbers: Readonly<Record<Kind, RegExp>> = { BANK: /^\d{10,20}$/, EWALLET: /^\d{8,15}$/ };

/** Whether a number has its bank's shape, and is no filler. */
function possible(kind: Kind, number: string): boolean {
  return numbers[kind].test(number) && !/^(\d)\1+$/.test(number);
}

/** An account as its member may see it: with the last four digits of the number. */
export function accountShown({ id, kind, institution, holder, number }: Row): PayoutAccount {
  return { accountId: id, kind, institution, holder, number: `••• ${number.slice(-4)}` };
}

/** A member's current accounts, the oldest first. */
export function accountsOf(from: Pick<Transaction, 'select'>, memberId: string): Promise<Row[]> {
  return from
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.memberId, memberId), isNull(payoutAccounts.removedAt)))
    .orderBy(asc(payoutAccounts.createdAt), asc(payoutAccounts.id));
}

function fieldRefused(field: string): Refusal {
  return new Refusal('FIELD_REFUSED', { value: { field } });
}

/** The calls about accounts for withdrawals. */
export const payoutAccountHandlers: Pick<
  Handlers,
  'wallet.bindPayoutAccount' | 'wallet.removePayoutAccount'
> = {
  'wallet.bindPayoutAccount': async (input, caller, sandbox) => {
    const { kind, institution, number } = input;
    const { id: memberId, payeeName: holder } = await memberOf(caller, sandbox);
    await withdrawPasswordShown(input.withdrawPassword, memberId, sandbox);
    if (holder === null) throw fieldRefused('payeeName');
    if (!institutions.some((one) => one.kind === kind && one.name === institution)) {
      throw fieldRefused('institution');
    }
    if (!possible(kind, number)) throw fieldRefused('number');
    return sandbox.db.write(async (tx) => {
      const own = await accountsOf(tx, memberId);
      if (own.some((one) => one.institution === institution && one.number === number)) {
        throw fieldRefused('number');
      }
      if (own.length >= mostPayoutAccounts) throw new Refusal('ACCOUNT_LIMIT');
      const row = { id: newReference(), memberId, kind, institution, holder, number, removedAt: null };
      const bound = { ...row, createdAt: sandbox.clock.now() };
      await tx.insert(payoutAccounts).values(bound);
      return accountShown(bound);
    });
  },
  'wallet.removePayoutAccount': async ({ accountId, withdrawPassword }, caller, sandbox) => {
    const { id: memberId } = await memberOf(caller, sandbox);
    await withdrawPasswordShown(withdrawPassword, memberId, sandbox);
    const own = and(
      eq(payoutAccounts.id, accountId),
      eq(payoutAccounts.memberId, memberId),
      isNull(payoutAccounts.removedAt),
    );
    // Past withdrawals still refer to it, so it is closed and not deleted.
    const removed = await sandbox.db.write((tx) =>
      tx
        .update(payoutAccounts)
        .set({ removedAt: sandbox.clock.now() })
        .where(own)
        .returning({ id: payoutAccounts.id }),
    );
    if (removed.length === 0) throw new Refusal('NOT_FOUND');
    return null;
  },
};
