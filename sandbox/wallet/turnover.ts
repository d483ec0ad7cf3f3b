import { and, asc, eq, gte, max, sum } from 'drizzle-orm';
import type { Transaction } from '#sandbox/db/database.ts';
import { turnovers, withdrawals } from '#sandbox/db/money-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';

type Reader = Pick<Transaction, 'select'>;

/** What must be bet before money is paid out, and what of it was; whole minor units. */
export type Turnover = { readonly required: number; readonly done: number };

/** Rounds played to their end since a row of `turnovers` was written. */
const stakedSince = and(
  eq(rounds.memberId, turnovers.memberId),
  eq(rounds.status, 'settled'),
  gte(rounds.at, turnovers.at),
);

/**
 * What deposits and bonuses since the last withdrawal ask for: what they asked before was bet, or it had been refused.
 * A stake counts for what was asked before it: betting first and depositing then is no betting of the deposit.
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
  // From each row on, no more may be asked than was staked since: the worst of them is what is left.
  let asksOn = 0;
  let left = 0;
  for (const { required: more, staked } of asked.toReversed()) {
    asksOn += more;
    left = Math.max(left, asksOn - Number(staked ?? 0));
  }
  return { required, done: required - left };
}
