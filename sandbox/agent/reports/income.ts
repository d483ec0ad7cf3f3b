import { and, count, desc, eq, gte, isNotNull, lt, lte, or, type SQL, sql, sum } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { asMinor, signOf } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { asOfIn, recordDaysIn } from '#sandbox/books/record-days.ts';
import { pagesOf } from '#sandbox/books/record-rows.ts';
import { main } from '#sandbox/books/wallets.ts';
import { namesOf } from '#sandbox/contracts/shown.ts';
import { billCorrections, bills, contracts } from '#sandbox/db/contract-schema.ts';
import { entries, ledger } from '#sandbox/db/ledger-schema.ts';
import { rewards } from '#sandbox/db/rewards-schema.ts';
import { minuteOf } from '#sandbox/kit/merchant-time.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';

type Asked = CallInput<'agent.income'>;

/** The bill or the correction that was paid: its entry is named after it and what was settled before (contracts/paying.ts). */
const claimId = sql`substr(${entries.reference}, 1, instr(${entries.reference}, ':') - 1)`;

/** The member on the other side of a movement; null for the house. */
const otherSide = sql<string | null>`(select other.member_id from ledger as other
  where other.entry_id = ${ledger.entryId} and other.id <> ${ledger.id} limit 1)`;

function ofSource(source: Asked['source']): SQL | undefined {
  if (source === undefined) return undefined;
  return source === 'REFERRAL' ? isNotNull(rewards.id) : eq(contracts.kind, source);
}

/** Payments of contracts and rewards for invited friends: a bonus of another kind is no income. */
function incomeOf(memberId: string, { start, end, asOf }: Record<'start' | 'end' | 'asOf', number>) {
  return and(
    eq(ledger.memberId, memberId),
    eq(ledger.account, main),
    gte(ledger.at, start),
    lt(ledger.at, end),
    lte(ledger.at, asOf),
    or(isNotNull(bills.id), isNotNull(rewards.id)),
  );
}

/** The caller's movements that are meant, with what they belong to. */
function movedBy({ db }: Sandbox, meant: SQL | undefined) {
  return db.read
    .select({
      id: ledger.id,
      change: ledger.change,
      at: ledger.at,
      kind: contracts.kind,
      other: otherSide.as('other'),
      bill: sql<string | null>`${bills.id}`.as('bill'),
      number: bills.number,
      periodId: bills.periodId,
      from: sql<number | null>`${bills.from}`.as('bill_from'),
    })
    .from(ledger)
    .innerJoin(entries, eq(entries.id, ledger.entryId))
    .leftJoin(billCorrections, and(eq(entries.cause, 'contract'), eq(billCorrections.id, claimId)))
    .leftJoin(
      bills,
      and(eq(entries.cause, 'contract'), eq(bills.id, sql`coalesce(${billCorrections.billId}, ${claimId})`)),
    )
    .leftJoin(contracts, eq(contracts.id, bills.contractId))
    .leftJoin(
      rewards,
      and(eq(entries.cause, 'bonus'), eq(rewards.id, entries.reference), eq(rewards.source, 'REFERRAL')),
    )
    .where(meant)
    .as('moved');
}

/** What the caller was paid for the team, and paid to others (`agent.income`): in the books, and in nobody else's wallet. */
export async function income(
  asked: Asked,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'agent.income'>> {
  const memberId = memberIdOf(caller);
  const { start, end, period } = recordDaysIn(asked, sandbox);
  const asOf = await asOfIn(asked, sandbox);
  const { direction } = asked;
  const way = direction === 'PAID' ? lt(ledger.change, asMinor(0)) : gte(ledger.change, asMinor(0));
  const meant = and(
    incomeOf(memberId, { start, end, asOf }),
    ofSource(asked.source),
    direction === undefined ? undefined : way,
  );
  const moved = movedBy(sandbox, meant);
  const { read } = sandbox.db;
  const [found] = await read
    .select({
      count: count(),
      received: sum(sql`max(${moved.change}, 0)`),
      paid: sum(sql`max(-${moved.change}, 0)`),
      net: sum(moved.change),
    })
    .from(moved);
  const { offset, totalPages } = pagesOf(asked, found?.count ?? 0);
  const rows = await read
    .select()
    .from(moved)
    .orderBy(desc(moved.at), desc(moved.id))
    .limit(asked.size)
    .offset(offset);
  const nameOf = await namesOf(
    rows.map(({ other }) => other),
    memberId,
    sandbox,
  );
  return {
    period,
    income: rows.map(({ id, change, at, kind, other, bill, number, periodId, from }) => ({
      id: String(id),
      source: kind ?? 'REFERRAL',
      direction: signOf(change) < 0 ? 'PAID' : 'RECEIVED',
      person: other === null ? null : nameOf(other),
      bill,
      number: number ?? '',
      billPeriod: kind === 'REALTIME' && from !== null ? minuteOf(from, period.zone) : (periodId ?? ''),
      change: amountOf(change),
      at,
    })),
    totals: {
      count: found?.count ?? 0,
      received: amountOf(asMinor(Number(found?.received ?? 0))),
      paid: amountOf(asMinor(Number(found?.paid ?? 0))),
      net: amountOf(asMinor(Number(found?.net ?? 0))),
    },
    totalPages,
    asOf,
  };
}
