import { and, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { LimitKind } from '#contract/protection/market.ts';
import { asMinor, asMinutes, type Minor, type Minutes, minus, most, plain } from '#contract/units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { deposits } from '#sandbox/db/money-schema.ts';
import { playSessions } from '#sandbox/db/protection-schema.ts';
import { rounds, takenAt } from '#sandbox/db/round-schema.ts';
import { plannedEnd } from './play-sessions.ts';

type Span = { readonly from: number; readonly to: number };
type From = Pick<Transaction, 'select'>;

/**
 * All that is paid in, before fees: what was credited, and what waits to be, since it may still come. A bonus is no deposit.
 */
export async function paidIn(from: From, memberId: string, { from: since, to }: Span): Promise<Minor> {
  const own = and(
    eq(deposits.memberId, memberId),
    inArray(deposits.status, ['APPROVED', 'PENDING']),
    gte(deposits.createdAt, since),
    lt(deposits.createdAt, to),
  );
  const [row] = await from
    .select({ sum: sql<number>`coalesce(sum(${deposits.amount}), 0)` })
    .from(deposits)
    .where(own);
  return asMinor(Number(row?.sum ?? 0));
}

/**
 * Bets and wins of rounds whose bet was taken in the span, whenever they are settled; a bet that is still running is lost until it is
 * settled. Deposits and bonuses hide nothing.
 */
export async function playedIn(
  from: From,
  memberId: string,
  { from: since, to }: Span,
): Promise<{
  readonly rounds: number;
  readonly staked: Minor;
  readonly won: Minor;
  readonly open: number;
}> {
  const own = and(
    eq(rounds.memberId, memberId),
    // No round is settled before its bet is taken: this finds the rows, the next two lines choose among them.
    gte(rounds.at, since),
    gte(takenAt, since),
    lt(takenAt, to),
    inArray(rounds.status, ['taken', 'settled']),
  );
  const [row] = await from
    .select({
      rounds: sql<number>`count(*)`,
      staked: sql<number>`coalesce(sum(${rounds.stake}), 0)`,
      won: sql<number>`coalesce(sum(${rounds.win}), 0)`,
      open: sql<number>`coalesce(sum(${rounds.status} = 'taken'), 0)`,
    })
    .from(rounds)
    .where(own);
  const { rounds: count = 0, staked = 0, won = 0, open = 0 } = row ?? {};
  return {
    rounds: Number(count),
    staked: asMinor(Number(staked)),
    won: asMinor(Number(won)),
    open: Number(open),
  };
}

/** Reads what was played in a span only once, however many limits ask. */
export function playedOnce(): typeof playedIn {
  const known = new Map<string, ReturnType<typeof playedIn>>();
  return (from, memberId, span) => {
    const name = `${span.from} ${span.to}`;
    const found = known.get(name) ?? playedIn(from, memberId, span);
    known.set(name, found);
    return found;
  };
}

/** The time of play within the span, begun minutes counted whole. */
export async function minutesIn(
  from: From,
  memberId: string,
  { from: since, to }: Span,
  now: number,
): Promise<Minutes> {
  const touches = or(isNull(playSessions.endedAt), gte(playSessions.endedAt, since));
  const own = and(eq(playSessions.memberId, memberId), lt(playSessions.startedAt, to), touches);
  const found = await from.select().from(playSessions).where(own);
  let played = 0;
  for (const row of found) {
    const end = row.endedAt ?? Math.min(now, row.endingAt ?? (await plannedEnd(from, row)));
    played += Math.max(0, Math.min(end, to) - Math.max(row.startedAt, since));
  }
  return asMinutes(Math.ceil(played / 60_000));
}

/** What was lost of what was played; a loss below nothing is none. */
export function lossOf({ staked, won }: { readonly staked: Minor; readonly won: Minor }): Minor {
  return most(asMinor(0), minus(staked, won));
}

/** What is used of a limit in a span: minor units, or minutes for `time`. */
export async function usedOf(
  from: From,
  kind: LimitKind,
  { memberId, span, now }: { memberId: string; span: Span; now: number },
  played: typeof playedIn = playedIn,
): Promise<number> {
  if (kind === 'deposit') return plain(await paidIn(from, memberId, span));
  if (kind === 'time') return plain(await minutesIn(from, memberId, span, now));
  const sums = await played(from, memberId, span);
  return plain(kind === 'stake' ? sums.staked : lossOf(sums));
}
