import { and, eq, sum } from 'drizzle-orm';
import { asMicro, asPoints, type MicroPoints, microPoints, type Points, plus } from '#contract/units.ts';
import { countedSum, openBets } from '#sandbox/books/counted.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { pointMoves, redemptions } from '#sandbox/db/rewards-schema.ts';
import { countingsOf, rulesUntil } from './rules.ts';

type Reader = Pick<Transaction, 'select' | 'values'>;

/** The points that a member can spend: earned by bets, and moved. Below zero after voided bets. */
export async function freeOf(from: Reader, memberId: string, at: number): Promise<MicroPoints> {
  const earned = await countedSum(from, memberId, countingsOf(await rulesUntil(from, at)));
  const [moved] = await from
    .select({ points: sum(pointMoves.change) })
    .from(pointMoves)
    .where(eq(pointMoves.memberId, memberId));
  return plus(earned, microPoints(asPoints(Number(moved?.points ?? 0))));
}

/** The points in redemptions under review. */
export async function heldOf(from: Reader, memberId: string): Promise<Points> {
  const own = and(eq(redemptions.memberId, memberId), eq(redemptions.status, 'IN_PROCESS'));
  const [found] = await from
    .select({ points: sum(redemptions.points) })
    .from(redemptions)
    .where(own);
  return asPoints(Number(found?.points ?? 0));
}

/** The points that bets under way bring once they are settled. */
export async function pendingOf(from: Reader, memberId: string, at: number): Promise<MicroPoints> {
  const [counting] = countingsOf((await rulesUntil(from, at)).slice(-1));
  return counting ? (await openBets(from, memberId, counting)).micro : asMicro(0);
}
