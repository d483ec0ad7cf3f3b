import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  lte,
  ne,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { asOfIn, recordDaysIn } from '#sandbox/books/record-days.ts';
import {
  betShown,
  betSums,
  betsOf,
  betTotals,
  movementShown,
  movementSums,
  movementTotals,
  pagesOf,
} from '#sandbox/books/record-rows.ts';
import { roundsThen } from '#sandbox/books/rounds-then.ts';
import { held } from '#sandbox/books/wallets.ts';
import { nameIn } from '#sandbox/catalogue/tiles.ts';
import { entries, ledger } from '#sandbox/db/ledger-schema.ts';
import { bonuses, payouts } from '#sandbox/db/money-schema.ts';
import { keptRows } from '#sandbox/db/read-cache.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';
import { profitOf } from './profit.ts';

type Records = Pick<Handlers, 'wallet.bets' | 'wallet.movements' | 'wallet.profit' | 'wallet.bonuses'>;
type Asked = Omit<CallInput<'wallet.bets'>, 'gameType' | 'status'>;
type Of<N extends keyof Records> = (
  input: CallInput<N>,
  memberId: string,
  sandbox: Sandbox,
) => Promise<CallOutput<N>>;

/** What an answer says of its days and its time, and both as a condition on the rows' time. */
async function within(
  input: Asked,
  sandbox: Sandbox,
  at: typeof rounds.at | typeof ledger.at | typeof bonuses.at,
) {
  const { start, end, period } = recordDaysIn(input, sandbox);
  const asOf = await asOfIn(input, sandbox);
  return { told: { period, asOf }, range: and(gte(at, start), lt(at, end), lte(at, asOf)) };
}

const bets: Of<'wallet.bets'> = async (input, memberId, sandbox) => {
  const { read } = sandbox.db;
  const { told, range } = await within(input, sandbox, rounds.at);
  const { status, gameType, size } = input;
  const meant = and(
    eq(rounds.memberId, memberId),
    range,
    betsOf(status),
    gameType ? eq(rounds.gameType, gameType) : undefined,
  );
  const from = (await roundsThen(read, told.asOf))(meant);
  const [found] = await keptRows(sandbox.db, read.select(betSums).from(from).where(meant));
  const { offset, totalPages } = pagesOf(input, found?.count ?? 0);
  // The index alone finds the rows of a page, and only they are read.
  const page = sql`(select rowid from ${from} where ${meant} order by ${rounds.at} desc, rowid desc limit ${size} offset ${offset})`;
  const rows = await read
    .select(getTableColumns(rounds))
    .from(from)
    .where(sql`rounds.rowid in ${page}`)
    .orderBy(desc(rounds.at), sql`rounds.rowid desc`);
  return {
    bets: rows.map((row) => betShown(row, input.language, sandbox)),
    totals: betTotals(found),
    totalPages,
    ...told,
  };
};

/**
 * The entries that a member sees: pending withdrawals have left the main wallet already, and HELD is not shown as a
 * wallet. Of the causes without a kind, a payout moves HELD only, and a closed account can't ask here.
 */
function seenBy(memberId: string): SQL | undefined {
  return and(eq(ledger.memberId, memberId), ne(ledger.account, held));
}

const movements: Of<'wallet.movements'> = async (input, memberId, sandbox) => {
  const { read } = sandbox.db;
  const { told, range } = await within(input, sandbox, ledger.at);
  const { kind, size, language } = input;
  const meant = and(seenBy(memberId), range, kind ? eq(ledger.cause, kind) : undefined);
  const [found] = await keptRows(sandbox.db, read.select(movementSums).from(ledger).where(meant));
  const { offset, totalPages } = pagesOf(input, found?.count ?? 0);
  const page = read
    .select({ id: ledger.id })
    .from(ledger)
    .where(meant)
    .orderBy(desc(ledger.at), desc(ledger.id))
    .limit(size)
    .offset(offset);
  const rows = await read
    .select({ row: ledger, reference: entries.reference, withdrawal: payouts.reference })
    .from(ledger)
    .innerJoin(entries, eq(entries.id, ledger.entryId))
    // In the books a refund belongs to the part that did not arrive; the member knows only the withdrawal.
    .leftJoin(payouts, and(eq(entries.cause, 'return'), eq(payouts.id, entries.reference)))
    .where(inArray(ledger.id, page))
    .orderBy(desc(ledger.at), desc(ledger.id));
  return {
    movements: rows.map(({ row, reference, withdrawal }) => ({
      ...movementShown(row, language, sandbox),
      balance: amountOf(row.balance),
      reference: row.cause === 'opening' ? '' : (withdrawal ?? reference),
    })),
    totals: movementTotals(found),
    totalPages,
    ...told,
  };
};

const given: Of<'wallet.bonuses'> = async (input, memberId, sandbox) => {
  const { read } = sandbox.db;
  const { told, range } = await within(input, sandbox, bonuses.at);
  const { status, size, language } = input;
  const meant = and(eq(bonuses.memberId, memberId), range, status ? eq(bonuses.status, status) : undefined);
  const claimed = sql<number>`case ${bonuses.status} when 'CLAIMED' then ${bonuses.amount} else 0 end`;
  const [found] = await read
    .select({ count: count(), amount: sum(bonuses.amount), claimed: sum(claimed) })
    .from(bonuses)
    .where(meant);
  const { offset, totalPages } = pagesOf(input, found?.count ?? 0);
  const rows = await read
    .select()
    .from(bonuses)
    .where(meant)
    .orderBy(desc(bonuses.at), desc(bonuses.id))
    .limit(size)
    .offset(offset);
  return {
    bonuses: rows.map((row) => ({
      id: row.id,
      name: nameIn(language, row),
      amount: amountOf(row.amount),
      status: row.status,
      at: row.at,
    })),
    totals: {
      count: found?.count ?? 0,
      amount: amountOf(asMinor(Number(found?.amount ?? 0))),
      claimed: amountOf(asMinor(Number(found?.claimed ?? 0))),
    },
    totalPages,
    ...told,
  };
};

/** A member's records, read from the books (spec 2: betting record, account record, personal loss, bonuses). */
export const records: Records = {
  'wallet.bets': (input, caller, sandbox) => bets(input, memberIdOf(caller), sandbox),
  'wallet.movements': (input, caller, sandbox) => movements(input, memberIdOf(caller), sandbox),
  'wallet.profit': (input, caller, sandbox) => profitOf(input, memberIdOf(caller), sandbox),
  'wallet.bonuses': (input, caller, sandbox) => given(input, memberIdOf(caller), sandbox),
};
