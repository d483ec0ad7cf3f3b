import { count, sql } from 'drizzle-orm';
import type { TeamFigures } from '#contract/agent/overview.ts';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import type { Range } from '#sandbox/wallet/record-range.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { daysBefore, reportDays } from './days.ts';
import { counted, moneyFigures, moneyShown, peopleIn } from './people.ts';
import { teamOf } from './team.ts';

const counts = ['joined', 'firstDeposits', 'depositors', 'active'] as const;

const columns = sql.join(
  [
    ...counts.map((name) => sql`count(case when ${counted[name]} then 1 end)`),
    ...moneyFigures.map((name) => sql`coalesce(sum(${sql.raw(name)}), 0)`),
  ],
  sql`, `,
);

/** What a team did in a range: the rows of its report by person, counted and summed. */
async function figuresOf(
  from: Pick<Transaction, 'values'>,
  agentId: string,
  range: Range,
  asOf: number,
): Promise<TeamFigures> {
  const [row = []] = await from.values<number[]>(
    sql`with ${peopleIn(range, { agentId, asOf })} select ${columns} from people`,
  );
  const [joined = 0, firstDeposits = 0, depositors = 0, active = 0, ...money] = row;
  const [stake = 0, win = 0, bonus = 0, deposits = 0, withdrawals = 0] = money;
  return {
    joined,
    firstDeposits,
    depositors,
    active,
    ...moneyShown({ stake, win, bonus, deposits, withdrawals }),
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
  const now = sandbox.clock.now();
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
    now: await figuresOf(read, id, days, now),
    before: await figuresOf(read, id, daysBefore(days), now),
  };
}
