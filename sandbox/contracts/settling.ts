import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import { openingAfter, type Pay, type PayRow, payOf } from '#contract/contracts/pay.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { bills, contracts } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { writeRows } from '#sandbox/db/write-rows.ts';
import type { Period } from '#sandbox/kit/merchant-time.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { newReference } from '#sandbox/wallet/transfers.ts';
import { rowsOf, type TeamRow } from './rows.ts';
import { isOver, type Unsettled, windowsOf } from './windows.ts';

export type Contract = typeof contracts.$inferSelect;

/** A row as the contract has it. */
export function payRow({ memberId, at, stake, win, bonus }: TeamRow): PayRow {
  return { member: memberId, at, validBet: amountOf(stake), win: amountOf(win), bonus: amountOf(bonus) };
}

/** The balance that a window opens with, from the bill before it. */
export async function openingOf(
  tx: Pick<Transaction, 'select'>,
  { id, terms }: Contract,
  window: Period,
): Promise<string> {
  if (terms.kind !== 'DIVIDEND') return amountOf(0);
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
  if (minorOf(pay.pay) === 0) return 'NOT_REACHED';
  return dueAt > computedAt ? 'IN_REVIEW' : 'DUE';
}

/** Writes the bill of a window with its rows; what a real-time salary does not reach is not worth one. */
async function bill(
  tx: Transaction,
  contract: Contract,
  window: Period,
  zone: string,
  times: Times,
): Promise<void> {
  const { terms, agentId, uplineId } = contract;
  const rows = await rowsOf(tx, contract, window, zone);
  const pay = payOf(terms, rows.map(payRow), await openingOf(tx, contract, window));
  const state = stateOf(pay, times);
  if (terms.kind === 'REALTIME' && state === 'NOT_REACHED') return;
  const id = newReference();
  await tx.insert(bills).values({
    id,
    contractId: contract.id,
    agentId,
    payerId: terms.payer === 'UPLINE' ? uplineId : null,
    periodId: window.id,
    from: window.from,
    to: window.to,
    terms,
    pay,
    amount: minorOf(pay.pay),
    state,
    ...times,
  });
  const columns = ['bill_id', 'member_id', 'at', 'stake', 'win', 'bonus'];
  await writeRows(
    tx,
    'bill_rows',
    columns,
    rows.map(({ memberId, at, stake, win, bonus }) => [id, memberId, at, stake, win, bonus]),
  );
}

const hour = 60 * 60_000;

type Settler = Pick<Sandbox, 'db' | 'clock' | 'settings'>;

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
    const { zone, contracts: rules } = settings.current();
    const now = clock.now();
    const { windows, settledTo } = await windowsOf(tx, contract, open, { now, zone });
    const review = contract.terms.kind === 'DIVIDEND' ? rules.reviewHours * hour : 0;
    const times = {
      computedAt: now,
      dueAt: now + review,
      expiresAt: now + review + rules.expiresDays * 24 * hour,
    };
    for (const window of windows) await bill(tx, contract, window, zone, times);
    if (settledTo > open.from) await tx.update(contracts).set({ settledTo }).where(eq(contracts.id, id));
  });
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
 * bill, however often this is begun and wherever it is killed (spec 4, contracts; spec 9, real-time salary).
 */
export async function settleContracts(sandbox: Settler): Promise<void> {
  for (const id of await unsettled(sandbox)) await settleOne(id, sandbox);
}
