import { and, desc, eq, gt, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { openingAfter, type Pay, type PayRow, payOf } from '#contract/contracts/pay.ts';
import type { Terms } from '#contract/contracts/terms.ts';
import { asMinor, signOf } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { bills, contracts } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import type { rounds } from '#sandbox/db/round-schema.ts';
import { writeRows } from '#sandbox/db/write-rows.ts';
import { newInvitationCode } from '#sandbox/kit/invitation-code.ts';
import { type Period, periodAt } from '#sandbox/kit/merchant-time.ts';
import { newReference } from '#sandbox/kit/references.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { idsAbove } from '#sandbox/kit/team.ts';
import { rowsOf, type TeamRow } from './rows.ts';
import { isOver, sliceAt, type Unsettled, windowsOf } from './windows.ts';

export type Contract = typeof contracts.$inferSelect;

const hour = 60 * 60_000;

/** A row as the contract has it. */
export function payRow({ memberId, at, stake, win, bonus }: TeamRow): PayRow {
  return {
    member: memberId,
    at,
    validBet: amountOf(stake),
    win: amountOf(win),
    bonus: amountOf(bonus),
  };
}

/** The balance that a window opens with, from the bill before it. */
export async function openingOf(
  tx: Pick<Transaction, 'select'>,
  { id, terms }: Contract,
  window: Period,
): Promise<string> {
  if (terms.kind !== 'DIVIDEND') return amountOf(asMinor(0));
  const [before] = await tx
    .select({ pay: bills.pay, periodId: bills.periodId })
    .from(bills)
    .where(and(eq(bills.contractId, id), lt(bills.from, window.from)))
    .orderBy(desc(bills.from))
    .limit(1);
  const month = (periodId: string) => periodId.slice(0, 7);
  return openingAfter(
    terms.carry,
    before ? { ...before.pay, sameMonth: month(before.periodId) === month(window.id) } : null,
  );
}

type Times = Pick<typeof bills.$inferInsert, 'computedAt' | 'dueAt' | 'expiresAt'>;

function stateOf(pay: Pay, { computedAt, dueAt }: Times): (typeof bills.$inferInsert)['state'] {
  if (signOf(minorOf(pay.pay)) === 0) return 'NOT_REACHED';
  return dueAt > computedAt ? 'IN_REVIEW' : 'DUE';
}

type Merchant = { readonly merchant: string; readonly zone: string };

/** A name of a bill that can be said: whose, of when, and signs that make it the only one. */
function newNumber(
  { merchant, zone }: Merchant,
  { kind }: Pick<Terms, 'kind'>,
  { id, from }: Period,
): string {
  // A window of five minutes is named by the merchant's day.
  const when = kind === 'REALTIME' ? periodAt('DAILY', from, zone).id : id;
  return `${merchant.toUpperCase()}-${when}-${newInvitationCode(6)}`;
}

/** What a new bill says of its contract, its window and its pay, whatever becomes of it. */
export function billOf(
  { id, agentId, uplineId, terms }: Contract,
  window: Period,
  { pay, ...house }: Merchant & { readonly pay: Pay },
) {
  return {
    id: newReference(),
    number: newNumber(house, terms, window),
    contractId: id,
    agentId,
    payerId: terms.payer === 'UPLINE' ? uplineId : null,
    periodId: window.id,
    from: window.from,
    to: window.to,
    zone: house.zone,
    terms,
    pay,
    amount: minorOf(pay.pay),
  };
}

type Made = Times & Merchant;

/** What bills that are computed now have in common. */
function madeNow({ terms }: Contract, { clock, settings }: Pick<Sandbox, 'clock' | 'settings'>): Made {
  const { zone, brand, contracts: rules } = settings.current();
  const computedAt = clock.now();
  const dueAt = computedAt + (terms.kind === 'DIVIDEND' ? rules.reviewHours * hour : 0);
  const expiresAt = dueAt + rules.expiresDays * 24 * hour;
  return { zone, merchant: brand.merchantCode, computedAt, dueAt, expiresAt };
}

/** Writes the bill of a window with its rows; what a real-time salary does not reach is worth one only to be corrected. */
async function bill(
  tx: Transaction,
  contract: Contract,
  window: Period,
  { zone, merchant, ...times }: Made,
  toCorrect = false,
): Promise<void> {
  const { terms } = contract;
  const rows = await rowsOf(tx, contract, window, zone);
  const pay = payOf(terms, rows.map(payRow), await openingOf(tx, contract, window));
  const state = stateOf(pay, times);
  if (terms.kind === 'REALTIME' && state === 'NOT_REACHED' && !toCorrect) return;
  const written = billOf(contract, window, { pay, zone, merchant });
  await tx.insert(bills).values({ ...written, state, ...times });
  const columns = ['bill_id', 'member_id', 'at', 'stake', 'win', 'bonus'];
  await writeRows(
    tx,
    'bill_rows',
    columns,
    rows.map(({ memberId, at, stake, win, bonus }) => [written.id, memberId, at, stake, win, bonus]),
  );
}

type Settler = Pick<Sandbox, 'db' | 'clock' | 'settings' | 'log'>;

/** What of a contract's time is in no bill, as far as it goes: it may go on for good. */
function openTime({ settledTo, validFrom, endedAt }: Contract): Unsettled | null {
  const from = settledTo ?? validFrom;
  return from === null ? null : { from, to: endedAt ?? Number.MAX_SAFE_INTEGER };
}

/** Of a contract that is read anew, because another may have changed it meanwhile. */
async function settleOne(id: string, { db, clock, settings }: Settler): Promise<void> {
  await db.write(async (tx) => {
    const [contract] = await tx.select().from(contracts).where(eq(contracts.id, id));
    const open = contract && openTime(contract);
    if (!open) return;
    const made = madeNow(contract, { clock, settings });
    const { computedAt: now, zone } = made;
    const { windows, settledTo } = await windowsOf(tx, contract, open, { now, zone });
    for (const window of windows) await bill(tx, contract, window, made);
    if (settledTo > open.from) await tx.update(contracts).set({ settledTo }).where(eq(contracts.id, id));
  });
}

/**
 * Gives the five minutes around a moment a bill of nothing where a real-time salary has none: a bet that is settled again
 * may reach what was not reached. Call it before the bet changes.
 */
export async function billNothing(
  tx: Transaction,
  { memberId, at, takenAt }: Pick<typeof rounds.$inferSelect, 'memberId' | 'at' | 'takenAt'>,
  sandbox: Pick<Sandbox, 'clock' | 'settings'>,
): Promise<void> {
  const billed = tx
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.contractId, contracts.id), gt(bills.to, at), lte(bills.from, at)));
  const found = await tx
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.kind, 'REALTIME'),
        inArray(contracts.agentId, idsAbove(tx, memberId, takenAt ?? at)),
        lte(contracts.validFrom, at),
        gt(contracts.settledTo, at),
        or(isNull(contracts.endedAt), gt(contracts.endedAt, at)),
        notExists(billed),
      ),
    );
  for (const contract of found) {
    const { validFrom, endedAt } = contract;
    const time = { from: validFrom ?? at, to: endedAt ?? Number.MAX_SAFE_INTEGER };
    await bill(tx, contract, sliceAt(at, time), madeNow(contract, sandbox), true);
  }
}

/** The contracts with a period that is over and in no bill, uplines before their downlines: only these take the writer. */
async function unsettled({ db, clock, settings }: Settler): Promise<readonly string[]> {
  const now = { now: clock.now(), zone: settings.current().zone };
  const found = await db.read
    .select()
    .from(contracts)
    .where(
      or(
        eq(contracts.state, 'VALID'),
        lt(sql`coalesce(${contracts.settledTo}, ${contracts.validFrom})`, contracts.endedAt),
      ),
    )
    .orderBy(contracts.validFrom, contracts.id);
  return found.flatMap((contract) => {
    const open = openTime(contract);
    return open && isOver(contract.terms, open, now) ? [contract.id] : [];
  });
}

/**
 * Computes every bill that is due by the sandbox's clock, each contract in a transaction of its own: a period is in one
 * bill, however often this is begun and wherever it is killed (spec 4, contracts; spec 9, real-time salary). A contract that
 * fails keeps no other from being settled.
 */
export async function settleContracts(sandbox: Settler): Promise<void> {
  for (const id of await unsettled(sandbox)) {
    await settleOne(id, sandbox).catch((error: unknown) =>
      sandbox.log.error({ error, contract: id }, 'settling a contract failed'),
    );
  }
}
