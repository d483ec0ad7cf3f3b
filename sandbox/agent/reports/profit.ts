import { type SQL, sql } from 'drizzle-orm';
import type { profitSorts } from '#contract/agent/reports.ts';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { pagesOf } from '#sandbox/wallet/record-rows.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { counted as countedBy, moneyShown, peopleIn } from '../people.ts';
import { personShown } from '../team.ts';
import { scopeOf } from './scope.ts';

/** The account breaks every tie: no two are alike. */
const orders: Readonly<Record<(typeof profitSorts)[number], SQL>> = {
  net: sql.raw('win - stake desc, account_key'),
  stake: sql.raw('stake desc, account_key'),
  account: sql.raw('account_key'),
};

type Numbers = [
  bets: number,
  stake: number,
  win: number,
  bonus: number,
  deposits: number,
  withdrawals: number,
];
type Row = [id: string, account: string, nickname: string, type: number, level: number, ...Numbers];

function shown([bets, stake, win, bonus, deposits, withdrawals]: Numbers) {
  return { bets, ...moneyShown({ stake, win, bonus, deposits, withdrawals }) };
}

/** What each of the team won and lost (`agent.profit`). */
export async function teamProfit(
  input: CallInput<'agent.profit'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'agent.profit'>> {
  const { under, counted, sort = 'net', page, size } = input;
  const scope = await scopeOf({ ...input, member: under }, caller, sandbox);
  const offset = (page - 1) * size;
  const whom = counted ? countedBy[counted] : sql.raw('there');
  // The first row is the sums of all, the others are the page.
  const [all, ...rows] = await sandbox.db.read.values<Row>(sql`
    with ${peopleIn(scope, { ...scope, under })},
    listed as materialized (select * from people where ${whom})
    select '', '', '', 0, count(*), coalesce(sum(bets), 0), coalesce(sum(stake), 0), coalesce(sum(win), 0),
      coalesce(sum(bonus), 0), coalesce(sum(deposits), 0), coalesce(sum(withdrawals), 0) from listed
    union all select * from (
      select id, account, nickname, type, depth, bets, stake, win, bonus, deposits, withdrawals from listed
      order by ${orders[sort]} limit ${size} offset ${offset})`);
  const [, , , , count = 0, ...sums] = all ?? ['', '', '', 0, 0, 0, 0, 0, 0, 0, 0];
  return {
    period: scope.period,
    ...scope.narrowed,
    people: rows.map(([id, account, nickname, type, level, ...numbers]) => ({
      person: personShown({ id, account, nickname, type }, sandbox),
      level,
      ...shown(numbers),
    })),
    totals: { count, ...shown(sums as unknown as Numbers) },
    totalPages: pagesOf(input, count).totalPages,
    asOf: scope.asOf,
  };
}
