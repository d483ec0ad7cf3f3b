import { type SQL, sql } from 'drizzle-orm';
import type { profitSorts } from '#contract/agent/reports.ts';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { pagesOf } from '#sandbox/books/record-rows.ts';
import { keptRows } from '#sandbox/db/read-cache.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { personShown } from '#sandbox/kit/team.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { counted as countedBy, peopleIn, type Sums, sumColumns, sumsShown } from '../people.ts';
import { scopeOf } from './scope.ts';

/** The account breaks every tie: no two are alike. */
const orders: Readonly<Record<(typeof profitSorts)[number], SQL>> = {
  net: sql.raw('win - stake desc, account_key'),
  stake: sql.raw('stake desc, account_key'),
  account: sql.raw('account_key'),
};

type Row = [id: string, account: string, nickname: string, type: number, level: number, ...Sums];

/** What each of the team won and lost (`agent.profit`). */
export async function teamProfit(
  input: CallInput<'agent.profit'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'agent.profit'>> {
  const { under, counted, sort = 'net' } = input;
  const scope = await scopeOf({ ...input, member: under }, caller, sandbox);
  const whom = counted ? countedBy[counted] : sql.raw('there');
  // All of them at once: what each did has to be summed before the first page can be told from the others.
  const all = await keptRows(
    sandbox.db,
    sandbox.db.read.values<Row>(sql`
      with ${peopleIn(scope, { ...scope, under })}
      select id, account, nickname, type, depth, ${sumColumns} from people where ${whom} order by ${orders[sort]}`),
  );
  const sums: Sums = [0, 0, 0, 0, 0, 0];
  for (const [, , , , , ...own] of all)
    for (const [at, one] of own.entries()) sums[at] = (sums[at] ?? 0) + one;
  const { offset, totalPages } = pagesOf(input, all.length);
  return {
    period: scope.period,
    ...scope.narrowed,
    people: all.slice(offset, offset + input.size).map(([id, account, nickname, type, level, ...own]) => ({
      person: personShown({ id, account, nickname, type }, sandbox),
      level,
      ...sumsShown(own),
    })),
    totals: { count: all.length, ...sumsShown(sums) },
    totalPages,
    asOf: scope.asOf,
  };
}
