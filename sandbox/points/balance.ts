import { and, eq, sum } from 'drizzle-orm';
import type { Transaction } from '#sandbox/db/database.ts';
import { pointMoves, redemptions } from '#sandbox/db/rewards-schema.ts';
import { countedSum, openBets } from '#sandbox/wallet/counted.ts';
import { countingsOf, rulesUntil } from './rules.ts';

type Reader = Pick<Transaction, 'select' | 'values'>;

/** Millionths of a point. */
export const microPerPoint = 1_000_000;

/** The points that a member can spend, in millionths: earned by bets, and moved. Below zero after voided bets. */
export async function freeOf(from: Reader, memberId: string, at: number): Promise<number> {
  const earned = await countedSum(from, memberId, countingsOf(await rulesUntil(from, at)));
  const [moved] = await from
    .select({ points: sum(pointMoves.change) })
    .from(pointMoves)
    .where(eq(pointMoves.memberId, memberId));
  return earned + Number(moved?.points ?? 0) * microPerPoint;
}

/** The points in redemptions under review, in whole points. */
export async function heldOf(from: Reader, memberId: string): Promise<number> {
  const own = and(eq(redemptions.memberId, memberId), eq(redemptions.status, 'IN_PROCESS'));
  const [found] = await from
    .select({ points: sum(redemptions.points) })
    .from(redemptions)
    .where(own);
  return Number(found?.points ?? 0);
}

/** The points that bets under way bring once they are settled, in millionths. */
export async function pendingOf(from: Reader, memberId: string, at: number): Promise<number> {
  const [counting] = countingsOf((await rulesUntil(from, at)).slice(-1));
  return counting ? (await openBets(from, memberId, counting)).micro : 0;
}
