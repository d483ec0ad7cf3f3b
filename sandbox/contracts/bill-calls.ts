import { and, count, desc, eq, gte, lt, or } from 'drizzle-orm';
import type { CallInput } from '#contract/calls.ts';
import type { Bill, FullBill } from '#contract/contracts/bill.ts';
import { asMinor, sumOf } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { pagesOf } from '#sandbox/books/record-rows.ts';
import { bills, contracts, keptBack } from '#sandbox/db/contract-schema.ts';
import { entries, ledger } from '#sandbox/db/ledger-schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberIdOf, memberOf } from '#sandbox/wire/call-owner.ts';
import type { Caller, Handlers } from '#sandbox/wire/handler.ts';
import { contractor, tellTime } from './calling-agent.ts';
import { hasContracts } from './contract-kinds.ts';
import { correctionsOf, type ShownCorrection } from './correcting.ts';
import { type Names, namesOf } from './shown.ts';
import { signedCorrection, signedStatement } from './statements.ts';

type Row = typeof bills.$inferSelect;

/** Bills on a page. */
const perPage = 20;

function billShown(bill: Row, nameOf: Names, all: readonly ShownCorrection[]): Bill {
  const { id, number, agentId, payerId, periodId, from, to, terms, pay, contractId, ...rest } = bill;
  const { state, computedAt, dueAt, expiresAt, paidAt } = rest;
  const own = all.filter(({ billId }) => billId === id);
  const corrected = sumOf(
    asMinor(0),
    own.map(({ difference }) => minorOf(difference)),
  );
  return {
    id,
    number,
    kind: terms.kind,
    contract: contractId,
    agent: nameOf(agentId),
    payer: payerId === null ? null : nameOf(payerId),
    period: { id: periodId, from, to },
    ...{ state, computedAt, dueAt, expiresAt, paidAt },
    amount: amountOf(rest.amount),
    paid: amountOf(rest.paid),
    opening: pay.opening,
    result: pay.result,
    closing: pay.closing,
    unmet: pay.unmet,
    corrected: own.length > 0 ? amountOf(corrected) : null,
  };
}

/** A bill of the caller's: of what they are paid, or pay. All others are as if they did not exist. Refuses a kind that is off. */
async function billOf(id: string, caller: Caller, sandbox: Sandbox): Promise<Row> {
  const { id: callerId, type } = await memberOf(caller, sandbox);
  const side = or(eq(bills.agentId, callerId), eq(bills.payerId, callerId));
  const [bill] = await sandbox.db.read
    .select()
    .from(bills)
    .where(and(eq(bills.id, id), side));
  if (!bill) throw new Refusal('NOT_FOUND');
  if (!hasContracts(type, bill.terms.kind)) throw new Refusal('FUNCTION_DISABLED');
  return bill;
}

/** What was settled of a bill, the oldest first. */
async function paymentsOf({ id, agentId }: Row, { db }: Sandbox): Promise<FullBill['payments']> {
  const paid = await db.read
    .select({ at: ledger.at, minor: ledger.change })
    .from(entries)
    .innerJoin(ledger, eq(ledger.entryId, entries.id))
    .where(
      and(
        eq(entries.cause, 'contract'),
        // Named after the bill, a colon, and what was settled before (paying.ts).
        gte(entries.reference, `${id}:`),
        lt(entries.reference, `${id};`),
        eq(ledger.memberId, agentId),
      ),
    );
  const kept = await db.read
    .select({ at: keptBack.at, minor: keptBack.minor })
    .from(keptBack)
    .where(eq(keptBack.fromId, id));
  const all = [
    // Kept back first: what is left is paid.
    ...kept.map((one) => ({ ...one, how: 'KEPT_BACK' as const })),
    ...paid.map((one) => ({ ...one, how: 'PAID' as const })),
  ];
  return all
    .sort((one, other) => one.at - other.at)
    .map(({ at, minor, how }) => ({ at, amount: amountOf(minor), how }));
}

async function listed(
  { kind, side, state, page }: CallInput<'contracts.bills'>,
  callerId: string,
  { db }: Sandbox,
) {
  const meant = and(
    eq(side === 'AGENT' ? bills.agentId : bills.payerId, callerId),
    eq(contracts.kind, kind),
    state ? eq(bills.state, state) : undefined,
  );
  const from = db.read
    .select({ count: count() })
    .from(bills)
    .innerJoin(contracts, eq(contracts.id, bills.contractId));
  const [all] = await from.where(meant);
  const total = all?.count ?? 0;
  const { offset, totalPages } = pagesOf({ page, size: perPage }, total);
  const found = await db.read
    .select({ bill: bills })
    .from(bills)
    .innerJoin(contracts, eq(contracts.id, bills.contractId))
    .where(meant)
    .orderBy(desc(bills.to), desc(bills.computedAt), bills.id)
    .limit(perPage)
    .offset(offset);
  return { rows: found.map(({ bill }) => bill), total, totalPages };
}

type Calls = Pick<Handlers, 'contracts.bills' | 'contracts.bill' | 'contracts.statement'>;

/** The bills of the caller, and their statements. */
export const billCalls: Calls = {
  'contracts.bills': async (input, caller, sandbox) => {
    const { id } = await contractor(input.kind, caller, sandbox);
    const { rows, total, totalPages } = await listed(input, id, sandbox);
    const names = await namesOf(
      rows.flatMap(({ agentId, payerId }) => [agentId, payerId]),
      id,
      sandbox,
    );
    const corrections = await correctionsOf(
      sandbox.db.read,
      rows.map((row) => row.id),
    );
    return {
      bills: rows.map((row) => billShown(row, names, corrections)),
      total,
      totalPages,
      ...tellTime(sandbox),
    };
  },
  'contracts.bill': async (input, caller, sandbox) => {
    const bill = await billOf(input.bill, caller, sandbox);
    const names = await namesOf([bill.agentId, bill.payerId], memberIdOf(caller), sandbox);
    const corrections = await correctionsOf(sandbox.db.read, [bill.id]);
    return {
      ...billShown(bill, names, corrections),
      terms: bill.terms,
      pay: bill.pay,
      payments: await paymentsOf(bill, sandbox),
      corrections: [...corrections],
      ...tellTime(sandbox),
    };
  },
  'contracts.statement': async (input, caller, sandbox) => {
    const { id } = await billOf(input.bill, caller, sandbox);
    return input.correction === undefined
      ? signedStatement(id, sandbox)
      : signedCorrection(input.correction, sandbox, id);
  },
};
