import { and, count, countDistinct, eq, gte, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { TeamFigures } from '#contract/agent/overview.ts';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { ledger } from '#sandbox/db/ledger-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import type { Range } from '#sandbox/wallet/record-range.ts';
import { main } from '#sandbox/wallet/wallets.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { daysBefore, reportDays } from './days.ts';
import { teamOf } from './team.ts';

type Reader = Pick<Transaction, 'select'>;
type Money = { readonly deposits: number; readonly withdrawals: number; readonly bonus: number };

const moves = {
  deposits: ['deposit'],
  withdrawals: ['withdrawal', 'release', 'return'],
  bonus: ['bonus'],
} as const;

/** Rows whose time is in a range. */
export const within = (
  at: typeof rounds.at | typeof ledger.at | typeof members.createdAt,
  { start, end }: Range,
) => and(gte(at, start), lt(at, end));

/** The sum of a kind of movement of main wallets, in minor units. */
export function sumOf(of: keyof Money): SQL<number> {
  const causes = sql.join(
    moves[of].map((cause) => sql`${cause}`),
    sql`, `,
  );
  return sql<number>`coalesce(sum(case when ${ledger.cause} in (${causes}) then ${ledger.change} end), 0)`;
}

/** What a team did in a range, from its bets and its main wallets. */
async function figuresOf(from: Reader, agentId: string, range: Range): Promise<TeamFigures> {
  const team = from.select({ id: members.id }).from(members).where(teamOf(from, agentId));
  const [joined] = await from
    .select({ count: count() })
    .from(members)
    .where(and(teamOf(from, agentId), within(members.createdAt, range)));
  const [played] = await from
    .select({ active: countDistinct(rounds.memberId), stake: sum(rounds.stake), win: sum(rounds.win) })
    .from(rounds)
    .where(
      and(
        inArray(rounds.memberId, team),
        within(rounds.at, range),
        inArray(rounds.status, ['taken', 'settled']),
      ),
    );
  const [moved] = await from
    .select({
      deposits: sumOf('deposits'),
      withdrawals: sumOf('withdrawals'),
      bonus: sumOf('bonus'),
      depositors: sql<number>`count(distinct case when ${ledger.cause} = 'deposit' then ${ledger.memberId} end)`,
    })
    .from(ledger)
    .where(and(inArray(ledger.memberId, team), eq(ledger.account, main), within(ledger.at, range)));
  const first = from
    .select({ at: sql<number>`min(${ledger.at})`.as('at') })
    .from(ledger)
    .where(and(inArray(ledger.memberId, team), eq(ledger.cause, 'deposit'), lt(ledger.at, range.end)))
    .groupBy(ledger.memberId)
    .as('first');
  const [began] = await from.select({ count: count() }).from(first).where(gte(first.at, range.start));
  const [stake, win] = [Number(played?.stake ?? 0), Number(played?.win ?? 0)];
  return {
    joined: joined?.count ?? 0,
    firstDeposits: began?.count ?? 0,
    depositors: moved?.depositors ?? 0,
    active: played?.active ?? 0,
    deposits: amountOf(moved?.deposits ?? 0),
    withdrawals: amountOf(0 - (moved?.withdrawals ?? 0)),
    stake: amountOf(stake),
    win: amountOf(win),
    bonus: amountOf(moved?.bonus ?? 0),
    net: amountOf(win - stake),
  };
}

/** The team of an agent in some days and in those before them (`agent.overview`). */
export async function overview(
  input: CallInput<'agent.overview'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'agent.overview'>> {
  const { read } = sandbox.db;
  const id = memberIdOf(caller);
  const days = reportDays(input, sandbox);
  const [people] = await read
    .select({
      people: count(),
      agents: sql<number>`count(case when ${members.type} <> 0 then 1 end)`,
      direct: sql<number>`count(case when ${members.uplineId} = ${id} then 1 end)`,
    })
    .from(members)
    .where(teamOf(read, id));
  return {
    period: days.period,
    team: people ?? { people: 0, agents: 0, direct: 0 },
    now: await figuresOf(read, id, days),
    before: await figuresOf(read, id, daysBefore(days)),
  };
}
