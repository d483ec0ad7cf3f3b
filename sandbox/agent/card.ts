import { eq, max, sql } from 'drizzle-orm';
import type { MemberFigures } from '#contract/agent/team.ts';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { type Range, recordDaysIn } from '#sandbox/books/record-days.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { signIns } from '#sandbox/db/schema.ts';
import { isAway } from '#sandbox/kit/away.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { personShown, sendsInLine } from '#sandbox/kit/team.ts';
import { memberOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { peopleIn, type Sums, sumColumns, sumsShown } from './people.ts';
import { countsOf, pathsTo, standingOf } from './place-in-team.ts';

type Asking = { readonly agentId: string; readonly id: string; readonly asOf: number };

/** What a member of the team did in a range: their row of the report by person. */
async function figuresOf(
  from: Pick<Transaction, 'values'>,
  range: Range,
  { agentId, id, asOf }: Asking,
): Promise<MemberFigures> {
  const [row = [0, 0, 0, 0, 0, 0]] = await from.values<Sums>(
    sql`with ${peopleIn(range, { agentId, under: id, asOf })} select ${sumColumns} from people where id = ${id}`,
  );
  return sumsShown(row);
}

/** Somebody of the caller's team, and what they did in some days (`agent.member`). */
export async function card(
  input: CallInput<'agent.member'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'agent.member'>> {
  const { read } = sandbox.db;
  const agent = await memberOf(caller, sandbox);
  const { id } = input;
  const days = recordDaysIn(input, sandbox);
  const { member, level } = await standingOf(read, agent.id, id);
  const [seen] = await read
    .select({ at: max(signIns.at) })
    .from(signIns)
    .where(eq(signIns.memberId, id));
  const { transfersInLine } = marketOf(sandbox).rules.money;
  const sends = sendsInLine(agent, sandbox) && transfersInLine && !member.disabled;
  return {
    ...personShown(member, sandbox),
    ...(await countsOf(read, [id]))(id),
    level,
    path: (await pathsTo(read, agent.id, [id], sandbox))(id),
    joinedAt: member.createdAt,
    lastSeenAt: seen?.at ?? null,
    open: !member.disabled,
    sends: sends && !(await isAway(read, id, sandbox.clock.now())),
    period: days.period,
    figures: await figuresOf(read, days, { agentId: agent.id, id, asOf: sandbox.clock.now() }),
  };
}
