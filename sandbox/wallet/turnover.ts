import { and, asc, eq, gte, max, notInArray, sum } from 'drizzle-orm';
import { asMinor, type Minor, minus, most, plus, sumOf } from '#contract/units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { turnovers, withdrawals } from '#sandbox/db/money-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';

type Reader = Pick<Transaction, 'select'>;

/** The amount to bet before a withdrawal, and the amount bet so far. */
export type Turnover = { readonly required: Minor; readonly done: Minor };

const nothing = asMinor(0);

/** Rounds settled since a row of `turnovers` was written. */
const stakedSince = and(
  eq(rounds.memberId, turnovers.memberId),
  eq(rounds.status, 'settled'),
  gte(rounds.at, turnovers.at),
);

/** Since when requirements count: the last withdrawal that was asked for with the turnover met. */
async function countsSince(from: Reader, memberId: string): Promise<number> {
  const [last] = await from
    .select({ at: max(withdrawals.createdAt) })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), eq(withdrawals.unplayed, false)));
  return last?.at ?? 0;
}

/** What was taken out without being bet, since protection let the member not bet; returned money was not taken out. */
async function takenSince(from: Reader, memberId: string, since: number) {
  const taken = and(
    eq(withdrawals.memberId, memberId),
    eq(withdrawals.unplayed, true),
    gte(withdrawals.createdAt, since),
    notInArray(withdrawals.status, ['REJECTED', 'CANCELLED']),
  );
  return from
    .select({ amount: withdrawals.amount, at: withdrawals.createdAt })
    .from(withdrawals)
    .where(taken);
}

/**
 * The turnover for deposits and bonuses since the last withdrawal; earlier ones were met, or the gateway
 * would have refused that withdrawal. A withdrawal of somebody who could not bet is no such end: it only takes its
 * own amount off what was required before it. A stake counts only for requirements older than it: a bet before a
 * deposit does not bet the deposit.
 */
export async function turnoverOf(from: Reader, memberId: string): Promise<Turnover> {
  const since = await countsSince(from, memberId);
  const asked = await from
    .select({ required: turnovers.required, at: turnovers.at, staked: sum(rounds.stake) })
    .from(turnovers)
    .leftJoin(rounds, stakedSince)
    .where(and(eq(turnovers.memberId, memberId), gte(turnovers.at, since)))
    .groupBy(turnovers.id)
    .orderBy(asc(turnovers.at), asc(turnovers.id));
  const taken = await takenSince(from, memberId, since);
  const takenFrom = (begin: number) =>
    sumOf(
      nothing,
      taken.flatMap(({ amount, at }) => (at >= begin ? [amount] : [])),
    );
  // For each row, the requirements from it on are compared with the stakes since; the largest gap is what is left.
  let asksOn = nothing;
  let left = nothing;
  for (const { required: more, at, staked } of asked.toReversed()) {
    asksOn = plus(asksOn, more);
    left = most(left, minus(asksOn, plus(asMinor(Number(staked ?? 0)), takenFrom(at))));
  }
  const required = most(left, minus(asksOn, takenFrom(asked[0]?.at ?? 0)));
  return { required, done: minus(required, left) };
}
