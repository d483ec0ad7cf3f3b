import { count, sql } from 'drizzle-orm';
import type { TeamFigures } from '#contract/agent/overview.ts';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { asOfIn, daysBefore, type Range, recordDaysIn } from '#sandbox/books/record-days.ts';
import { keptRows } from '#sandbox/db/read-cache.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { teamOf } from '#sandbox/kit/team.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { counted, type Money, moneyFigures, moneyShown, peopleIn } from './people.ts';

const counts = ['joined', 'firstDeposits', 'depositors', 'active'] as const;

const columns = sql.join(
  [
    ...counts.map((name) => sql`count(case when ${counted[name]} then 1 end)`),
    ...moneyFigures.map((name) => sql`coalesce(sum(${sql.raw(name)}), 0)`),
  ],
  sql`, `,
);

type Row = [joined: number, firstDeposits: number, depositors: number, active: number, ...Money];
const nothing: Row = [0, 0, 0, 0, 0, 0, 0, 0, 0];

/** What a team did in a range: the rows of its report by person, counted and summed. */
async function figuresOf(
  { db }: Pick<Sandbox, 'db'>,
  agentId: string,
  range: Range,
  asOf: number,
): Promise<TeamFigures> {
  const people = sql`with ${peopleIn(range, { agentId, asOf })} select ${columns} from people`;
  const [row = nothing] = await keptRows(db, db.read.values<Row>(people));
  const [joined, firstDeposits, depositors, active, ...money] = row;
  return { joined, firstDeposits, depositors, active, ...moneyShown(money) };
}

/** The team of an agent in some days and in those before them (`agent.overview`). */
export async function overview(
  input: CallInput<'agent.overview'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'agent.overview'>> {
  const { read } = sandbox.db;
  const id = memberIdOf(caller);
  const days = recordDaysIn(input, sandbox);
  const now = await asOfIn({}, sandbox);
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
    now: await figuresOf(sandbox, id, days, now),
    before: await figuresOf(sandbox, id, daysBefore(days), now),
  };
}
