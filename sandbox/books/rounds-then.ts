import { type SQL, Subquery, sql } from 'drizzle-orm';
import type { Transaction } from '#sandbox/db/database.ts';
import { rounds } from '#sandbox/db/round-schema.ts';

/** Where the rounds of a query come from: those that are meant, for `from`; the query says itself which they are, too. */
export type RoundsFrom = (meant: SQL | undefined) => typeof rounds;

/** The rounds as they are. */
export const roundsNow: RoundsFrom = () => rounds;

const kept = sql.raw('id, member_id, game_id, game_type');

/** Bets that were open at a moment and got their status later: the books have that moment's time and stake of them still. */
const openThen = (asOf: number) =>
  sql`${rounds.at} > ${asOf} and ${rounds.takenAt} <= ${asOf} and ${rounds.status} <> 'void'`;

/**
 * The rounds as they were at a moment, so that the pages of one list stay pages of one list: a bet that was open then is open
 * on all of them, whatever became of it meanwhile. What a provider corrects later is shown at once.
 */
export async function roundsThen(from: Pick<Transaction, 'values'>, asOf: number): Promise<RoundsFrom> {
  const [any] = await from.values(sql`select 1 from ${rounds} where ${openThen(asOf)} limit 1`);
  // Most lists are read while nothing of them ends, by the indexes that they have.
  if (!any) return roundsNow;
  return (meant = sql`true`) => {
    const then = sql`
      select rowid, ${kept}, status, stake, win, balance, at, taken_at from ${rounds}
        where ${rounds.at} <= ${asOf} and ${meant}
      union all select * from (
        select rowid, ${kept}, 'taken' as status, stake, 0 as win, balance, taken_at as at, taken_at from ${rounds}
          where ${openThen(asOf)}
      ) as ${rounds} where ${meant}`;
    // Under the name of the table, whose columns it has.
    return new Subquery(then, {}, 'rounds') as unknown as typeof rounds;
  };
}
