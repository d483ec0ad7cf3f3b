import { and, eq, gte, inArray, lt, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm';
import type { Terms } from '#contract/contracts/terms.ts';
import { asMinor, type Minor } from '#contract/units.ts';
import { main } from '#sandbox/books/wallets.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { ledger } from '#sandbox/db/ledger-schema.ts';
import { rounds, takenAt } from '#sandbox/db/round-schema.ts';
import { type Period, periodAt } from '#sandbox/kit/merchant-time.ts';
import { idsBelow, sinceMoved } from '#sandbox/kit/team.ts';
import { beginOf } from './windows.ts';

type Reader = Pick<Transaction, 'select'>;

/** What a member did in a unit of a contract: `PayRow` of the contract. */
export type TeamRow = {
  readonly memberId: string;
  readonly at: number;
  readonly stake: Minor;
  readonly win: Minor;
  readonly bonus: Minor;
};

const hour = 60 * 60_000;

const nothing = asMinor(0);
const noBonus = sql<Minor>`0`;
const sumIn = (column: SQLWrapper) => sum(column).mapWith((found: number) => asMinor(Number(found)));

/** Where the merchant's days in a window begin: the first with the window. */
export function daysIn({ from, to }: Period, zone: string): number[] {
  const begins: number[] = [];
  for (let at = from; at < to; at = periodAt('DAILY', at, zone).to) begins.push(at);
  return begins;
}

/** The unit of a round as an expression over its time: the whole window, its day, its hour, or its own moment. */
function unitOf({ kind }: Terms, window: Period, zone: string): SQL<number> {
  if (kind === 'DIVIDEND') return sql<number>`${window.from}`;
  // A contract may have begun in the middle of an hour, as of a day.
  if (kind === 'HOURLY') return sql<number>`max(${sql.raw(String(window.from))}, ${beginOf(hour)})`;
  if (kind === 'REALTIME') return sql<number>`${rounds.at}`;
  const begins = JSON.stringify(daysIn(window, zone));
  return sql<number>`(select max(d.value) from json_each(${begins}) as d where d.value <= ${rounds.at})`;
}

/**
 * What everybody below an agent did in a window since they were there, unit by unit: settled bets alone, since those given back are none, and
 * nothing of the agent's own. Of a dividend the bonuses are in it too; of a real-time salary each bet is a row.
 */
export async function rowsOf(
  from: Reader,
  { terms, agentId }: { readonly terms: Terms; readonly agentId: string },
  window: Period,
  zone: string,
): Promise<TeamRow[]> {
  const team = and(
    inArray(rounds.memberId, idsBelow(from, agentId)),
    sinceMoved(agentId, rounds.memberId, takenAt),
  );
  const meant = and(
    eq(rounds.status, 'settled'),
    gte(rounds.at, window.from),
    lt(rounds.at, window.to),
    team,
  );
  const unit = unitOf(terms, window, zone);
  if (terms.kind === 'REALTIME') {
    return from
      .select({
        memberId: rounds.memberId,
        at: rounds.at,
        stake: rounds.stake,
        win: rounds.win,
        bonus: noBonus,
      })
      .from(rounds)
      .where(meant)
      .orderBy(rounds.at, rounds.id);
  }
  const played = await from
    .select({
      memberId: rounds.memberId,
      at: unit.as('unit'),
      stake: sumIn(rounds.stake),
      win: sumIn(rounds.win),
      bonus: noBonus,
    })
    .from(rounds)
    .where(meant)
    .groupBy(rounds.memberId, sql`unit`)
    .orderBy(sql`unit`, rounds.memberId);
  return terms.kind === 'DIVIDEND' ? withBonuses(from, played, agentId, window) : played;
}

/** The bonuses that the team got in a window, in the row of who got them. */
async function withBonuses(
  from: Reader,
  played: readonly TeamRow[],
  agentId: string,
  window: Period,
): Promise<TeamRow[]> {
  const given = await from
    .select({ memberId: ledger.memberId, bonus: sumIn(ledger.change) })
    .from(ledger)
    .where(
      and(
        inArray(ledger.memberId, idsBelow(from, agentId)),
        sinceMoved(agentId, ledger.memberId, ledger.at),
        gte(ledger.at, window.from),
        lt(ledger.at, window.to),
        eq(ledger.account, main),
        eq(ledger.cause, 'bonus'),
      ),
    )
    .groupBy(ledger.memberId);
  const rows = new Map(played.map((row) => [row.memberId, row]));
  for (const { memberId, bonus } of given) {
    if (memberId === null) continue;
    const row = rows.get(memberId) ?? {
      memberId,
      at: window.from,
      stake: nothing,
      win: nothing,
      bonus: nothing,
    };
    rows.set(memberId, { ...row, bonus });
  }
  return [...rows.values()];
}
