import { and, desc, eq, gte, inArray, lte, max, sql } from 'drizzle-orm';
import { asMinor, type Minor } from '#contract/units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { playSessions } from '#sandbox/db/protection-schema.ts';
import { plays, rounds, takenAt } from '#sandbox/db/round-schema.ts';

export type PlaySessionRow = typeof playSessions.$inferSelect;
type From = Pick<Transaction, 'select'>;

/** Where no time was declared, a session ends so long after the last bet, launch or check; milliseconds. */
const idleAfter = 30 * 60_000;

/** A round without news for so long holds no session and no check back any more, and is settled all the same; milliseconds. */
const heldFor = 15 * 60_000;

/** The session of play that is open, or the last one. */
export async function lastSession(from: From, memberId: string): Promise<PlaySessionRow | null> {
  const [row] = await from
    .select()
    .from(playSessions)
    .where(eq(playSessions.memberId, memberId))
    .orderBy(desc(playSessions.startedAt))
    .limit(1);
  return row ?? null;
}

/** What was played in a session. Only bets and wins count: deposits and bonuses hide nothing. */
export type SessionPlay = {
  readonly rounds: number;
  readonly staked: Minor;
  readonly won: Minor;
  /** Rounds that are running now. */
  readonly running: number;
  /** When the last round was settled or given up; 0 without one. */
  readonly lastAt: number;
};

/** What was played in a session so far: rounds whose bet was taken in it, whenever they are settled. */
export async function playOf(from: From, row: PlaySessionRow, now: number): Promise<SessionPlay> {
  const own = and(
    eq(rounds.memberId, row.memberId),
    gte(rounds.at, row.startedAt),
    gte(takenAt, row.startedAt),
    row.endedAt === null ? undefined : lte(takenAt, row.endedAt),
    inArray(rounds.status, ['taken', 'settled']),
  );
  const taken = sql`${rounds.status} = 'taken'`;
  const [found] = await from
    .select({
      rounds: sql<number>`count(*)`,
      staked: sql<number>`coalesce(sum(${rounds.stake}), 0)`,
      won: sql<number>`coalesce(sum(${rounds.win}), 0)`,
      running: sql<number>`coalesce(sum(${taken} and ${rounds.at} > ${now - heldFor}), 0)`,
      lastAt: sql<number>`coalesce(max(case when ${taken} then ${rounds.at} + ${heldFor} else ${rounds.at} end), 0)`,
    })
    .from(rounds)
    .where(own);
  const { rounds: count = 0, staked = 0, won = 0, running = 0, lastAt = 0 } = found ?? {};
  return {
    rounds: Number(count),
    staked: asMinor(Number(staked)),
    won: asMinor(Number(won)),
    running: Number(running),
    lastAt: Number(lastAt),
  };
}

/** Until when a session can last: its declared time, or else half an hour from the last bet, launch or check. */
export async function plannedEnd(from: From, row: PlaySessionRow): Promise<number> {
  const { memberId, minutes, startedAt, checkedAt } = row;
  if (minutes !== null) return startedAt + minutes * 60_000;
  const [bet] = await from
    .select({ at: max(rounds.at) })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), gte(rounds.at, startedAt)));
  const [launch] = await from
    .select({ at: max(plays.createdAt) })
    .from(plays)
    .where(eq(plays.memberId, memberId));
  return Math.max(startedAt, checkedAt, bet?.at ?? 0, launch?.at ?? 0) + idleAfter;
}
