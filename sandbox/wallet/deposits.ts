import { and, count, desc, eq } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { asMinor } from '#contract/units.ts';
import { amountOf, feeOf, minorOf } from '#contract/wallet/minor-units.ts';
import { refuseAllFee, refuseOutside } from '#sandbox/books/amounts.ts';
import {
  isOpen,
  type MethodEntry,
  methodEntries,
  methodOf,
  methodShown,
} from '#sandbox/books/deposit-methods.ts';
import { expireDue } from '#sandbox/books/deposits-due.ts';
import { once } from '#sandbox/books/once.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { deposits } from '#sandbox/db/money-schema.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { refuseDeposit } from '#sandbox/protection/deposit-gate.ts';
import { mayOf } from '#sandbox/protection/promotions-allowed.ts';
import { registerSpeaks, useRegister } from '#sandbox/protection/register.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller, Handlers } from '#sandbox/wire/handler.ts';
import { credit, type DepositRow, depositNow, depositShown } from './deposit-rows.ts';
import { handIn } from './proofs.ts';
import { spendVoucher } from './vouchers.ts';

type Deposits = Pick<
  Handlers,
  'wallet.depositMethods' | 'wallet.deposit' | 'wallet.depositState' | 'wallet.deposits'
>;
type Input = CallInput<'wallet.deposit'>;

const hour = 60 * 60_000;

/** How many voucher codes one member may try, and how many deposits may wait at the same time. */
const voucherTries = { count: 10, window: hour };
const mostPending = 10;

const pageSize = 10;

/** The way that was chosen. Refuses with METHOD_CLOSED. */
function openMethod(methodId: string, { settings }: Sandbox): MethodEntry {
  const method = methodOf(methodId);
  if (!method || !isOpen(settings.current(), methodId)) throw new Refusal('METHOD_CLOSED');
  return method;
}

/** The amount to pay, and the fee, which must be the one that the member saw. */
function quoted({ limits, fee }: MethodEntry, input: Input): Pick<DepositRow, 'amount' | 'fee'> {
  if (input.amount === undefined || input.fee === undefined) throw new Refusal('INPUT_INVALID');
  const amount = minorOf(input.amount);
  refuseOutside(amount, limits);
  const due = feeOf(amount, fee);
  if (minorOf(input.fee) !== due) throw new Refusal('QUOTE_CHANGED', { value: { fee: amountOf(due) } });
  refuseAllFee(amount, due, limits);
  return { amount, fee: due };
}

async function refuseMany(tx: Transaction, memberId: string): Promise<void> {
  const own = and(eq(deposits.memberId, memberId), eq(deposits.status, 'PENDING'));
  const [found] = await tx.select({ pending: count() }).from(deposits).where(own);
  if (Number(found?.pending ?? 0) >= mostPending) throw new Refusal('TOO_MANY_REQUESTS');
}

type Asked = {
  readonly input: Input;
  readonly method: MethodEntry;
  readonly memberId: string;
  readonly at: number;
};

const open = { cashierHash: null, reason: null } as const;

/** A voucher is credited at once. */
async function redeem(
  tx: Transaction,
  sandbox: Sandbox,
  { input, method, memberId, at }: Asked,
): Promise<DepositRow> {
  const { methodId } = method;
  const amount = await spendVoucher(tx, input.voucher ?? '', { memberId, at });
  const { key } = input;
  await refuseDeposit(tx, { memberId, key, amount, method }, sandbox);
  const base = { ...open, reference: newReference(), memberId, methodId, amount, fee: asMinor(0) };
  const row = { ...base, status: 'APPROVED' as const, createdAt: at, settledAt: at };
  await tx.insert(deposits).values(row);
  await credit(tx, { row, at, key }, sandbox);
  return row;
}

/** Any other deposit waits: for a person who checks the proofs, or for the cashier. */
async function announce(
  tx: Transaction,
  sandbox: Sandbox,
  { input, method, memberId, at }: Asked,
): Promise<DepositRow> {
  const money = quoted(method, input);
  await refuseMany(tx, memberId);
  const { key } = input;
  await refuseDeposit(tx, { memberId, key, amount: money.amount, method }, sandbox);
  const base = { ...open, reference: newReference(), memberId, methodId: method.methodId };
  const row = { ...base, ...money, status: 'PENDING' as const, createdAt: at, settledAt: null };
  if (method.kind === 'BANK') {
    if (!input.proofs?.length) throw new Refusal('PROOF_REFUSED');
    await handIn(tx, { memberId, ids: input.proofs, usedFor: row.reference });
  }
  await tx.insert(deposits).values(row);
  return row;
}

function refuseGuessing({ limits }: Sandbox, memberId: string): void {
  refuseTooMany(limits.take(memberId, { name: `voucher:${memberId}`, limits: [voucherTries] }));
}

async function ownDeposit(
  { db }: Sandbox,
  reference: string,
  memberId: string,
): Promise<DepositRow | undefined> {
  const own = and(eq(deposits.reference, reference), eq(deposits.memberId, memberId));
  const [found] = await db.read.select().from(deposits).where(own);
  return found;
}

async function deposit(
  input: Input,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'wallet.deposit'>> {
  const memberId = memberIdOf(caller);
  const { language } = input;
  await expireDue(sandbox);
  await registerSpeaks(sandbox);
  const asked = await once('wallet.deposit', input, caller, sandbox, async (tx, at) => {
    const method = openMethod(input.methodId, sandbox);
    const asking = { input, method, memberId, at };
    if (method.kind === 'VOUCHER') refuseGuessing(sandbox, memberId);
    const row =
      method.kind === 'VOUCHER' ? await redeem(tx, sandbox, asking) : await announce(tx, sandbox, asking);
    await useRegister(tx, { memberId, key: input.key }, row.reference);
    return depositShown(row, language);
  });
  // The stored answer has no cashier address: its ticket would be in the database.
  const row = await ownDeposit(sandbox, asked.reference, memberId);
  return { ...asked, cashier: row ? depositNow(sandbox, row, language).cashier : null };
}

/** Deposits: transfers with a proof, the cashier's page, vouchers (spec 2, depositv2). */
export const depositing: Deposits = {
  'wallet.depositMethods': async ({ language }, caller, sandbox) => {
    const { payByCard } = await mayOf(sandbox.db.read, memberIdOf(caller), sandbox);
    const { presets } = marketOf(sandbox).rules.money;
    const open = methodEntries.filter(({ kind }) => kind !== 'CARD' || payByCard);
    const shown = open.map((entry) => methodShown(entry, sandbox.settings.current(), language));
    return { methods: presets ? shown : shown.map((method) => ({ ...method, quick: [] })) };
  },
  'wallet.deposit': deposit,
  'wallet.depositState': async ({ reference, language }, caller, sandbox) => {
    await expireDue(sandbox);
    const row = await ownDeposit(sandbox, reference, memberIdOf(caller));
    if (!row) throw new Refusal('NOT_FOUND');
    return depositNow(sandbox, row, language);
  },
  'wallet.deposits': async ({ page, language }, caller, sandbox) => {
    await expireDue(sandbox);
    const own = eq(deposits.memberId, memberIdOf(caller));
    const { read } = sandbox.db;
    const [all] = await read.select({ rows: count() }).from(deposits).where(own);
    const rows = await read
      .select()
      .from(deposits)
      .where(own)
      .orderBy(desc(deposits.createdAt), desc(deposits.reference))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return {
      deposits: rows.map((row) => depositNow(sandbox, row, language)),
      totalPages: Math.ceil(Number(all?.rows ?? 0) / pageSize),
    };
  },
};
