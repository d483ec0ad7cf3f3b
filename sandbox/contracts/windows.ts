import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Terms } from '#contract/contracts/terms.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { rounds, takenAt } from '#sandbox/db/round-schema.ts';
import { type Period, type PeriodKind, periodAt } from '#sandbox/kit/merchant-time.ts';
import { idsBelow, sinceMoved } from '#sandbox/kit/team.ts';

const minute = 60_000;

/** How often a real-time salary is settled (spec 9). */
const realTimeEvery = 5 * minute;

/** When the stretch of so many milliseconds began in which a round was settled. A bound number is no whole one to SQLite. */
export function beginOf(length: number): SQL<number> {
  return sql<number>`(${rounds.at} - ${rounds.at} % ${sql.raw(String(length))})`;
}

/** What of a contract's time is not in a bill yet: from a moment until before another, in epoch milliseconds. */
export type Unsettled = { readonly from: number; readonly to: number };

/** The five minutes around a moment, as far as they are in a contract's time. */
export function sliceAt(moment: number, { from, to }: Unsettled): Period {
  const at = sliceBefore(moment);
  return {
    id: new Date(at).toISOString().slice(0, 16),
    from: Math.max(from, at),
    to: Math.min(to, at + realTimeEvery),
  };
}

/** The windows of five minutes in which somebody below an agent had a bet settled: the others come to nothing. */
async function slices(tx: Transaction, agentId: string, { from, to }: Unsettled): Promise<Period[]> {
  const slice = beginOf(realTimeEvery);
  const found = await tx
    .selectDistinct({ at: slice.as('slice') })
    .from(rounds)
    .where(
      and(
        eq(rounds.status, 'settled'),
        gte(rounds.at, from),
        lt(rounds.at, to),
        inArray(rounds.memberId, idsBelow(tx, agentId)),
        sinceMoved(agentId, rounds.memberId, takenAt),
      ),
    )
    .orderBy(sql`slice`);
  return found.map(({ at }) => sliceAt(at, { from, to }));
}

/** What there is to settle: its periods, oldest first, and the moment until which everything is settled then. */
export type Windows = { readonly windows: readonly Period[]; readonly settledTo: number };

type Now = { readonly now: number; readonly zone: string };

/** Whether a period of a contract's open time is over: without one there is nothing to settle. */
export function isOver(terms: Terms, { from, to }: Unsettled, { now, zone }: Now): boolean {
  if (terms.kind === 'REALTIME') return Math.min(to, sliceBefore(now)) > from;
  return from < to && periodAt(terms.period, from, zone).to <= now;
}

/** When the five minutes around a moment began. */
export function sliceBefore(now: number): number {
  return Math.floor(now / realTimeEvery) * realTimeEvery;
}

/**
 * The periods of a contract that are over, cut to the time in which it was in force. One that ended is settled when the
 * period in which it ended is over.
 */
export async function windowsOf(
  tx: Transaction,
  { terms, agentId }: { readonly terms: Terms; readonly agentId: string },
  { from, to }: Unsettled,
  { now, zone }: Now,
): Promise<Windows> {
  if (terms.kind !== 'REALTIME') return periodsOver(terms.period, { from, to }, { now, zone });
  const settledTo = Math.max(from, Math.min(to, sliceBefore(now)));
  return { windows: await slices(tx, agentId, { from, to: settledTo }), settledTo };
}

/** The periods of the merchant's calendar that are over, cut to a contract's time. */
export function periodsOver(kind: PeriodKind, { from, to }: Unsettled, { now, zone }: Now): Windows {
  const windows: Period[] = [];
  let at = from;
  while (at < to) {
    const period = periodAt(kind, at, zone);
    if (period.to > now) break;
    windows.push({ id: period.id, from: Math.max(from, period.from), to: Math.min(to, period.to) });
    at = Math.min(to, period.to);
  }
  return { windows, settledTo: at };
}
