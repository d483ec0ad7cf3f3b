import { and, asc, eq, gte, max, sum } from 'drizzle-orm';
import type { Transaction } from '#sandbox/db/database.ts';
import { turnovers, withdrawals } from '#sandbox/db/money-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';

type Reader = Pick<Transaction, 'select'>;

/** The amount to bet before a withdrawal, and the amount bet so far; whole minor units. */
export type Turnover = { readonly required: number; readonly done: number };

/** Rounds settled since a row of `turnovers` was written. */
const stakedSince = and(
  eq(rounds.memberId, turnovers.memberId),
  eq(rounds.status, 'settled'),
  gte(rounds.at, turnovers.at),
);

/**
 * The turnover for deposits and bonuses since the last withdrawal; earlier ones were met, or the gateway
 * would have refused that withdrawal. A stake counts only for requirements older than it: a bet before a
 * deposit does not bet the deposit.
 */
export async function turnoverOf(from: Reader, memberId: string): Promise<Turnover> {
  const [last] = await from
    .select({ at: max(withdrawals.createdAt) })
    .from(withdrawals)
    .where(eq(withdrawals.memberId, memberId));
  const asked = await from
    .select({ required: turnovers.required, staked: sum(rounds.stake) })
    .from(turnovers)
    .leftJoin(rounds, stakedSince)
    .where(and(eq(turnovers.memberId, memberId), gte(turnovers.at, last?.at ?? 0)))
    .groupBy(turnovers.id)
    .orderBy(asc(turnovers.at), asc(turnovers.id));
  const required = asked.reduce((total, one) => total + one.required, 0);
  // For each row, the requirements from it on are compared with the stakes since; the largest gap is what is left.
  let asksOn = 0;
  let left = 0;
  for (const { required: more, staked } of asked.toReversed()) {
    asksOn += more;
    left = Math.max(left, asksOn - Number(staked ?? 0));
  }
  return { required, done: required - left };
}
