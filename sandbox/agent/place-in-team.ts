import { aliasedTable, and, count, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Person } from '#contract/agent/person.ts';
import { demoType } from '#contract/session/account-types.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { line, members } from '#sandbox/db/schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { named, namesIn, personShown } from '#sandbox/kit/team.ts';

type Reader = Pick<Transaction, 'select'>;
type Settings = Pick<Sandbox, 'settings'>;

/** The line again, beside itself in a query: how far below the agent a step of a way is. */
const top = aliasedTable(line, 'top');

/** How many people are directly below somebody, and how many at any depth. */
export type Counts = { readonly direct: number; readonly below: number };

/** Somebody of the agent's team, and how far below; refuses everybody else, all alike. */
export async function standingOf(from: Reader, agentId: string, id: string) {
  const below = and(eq(line.ancestorId, agentId), eq(line.memberId, id), gt(line.depth, 0));
  const [found] = await from
    .select({ member: members, level: line.depth })
    .from(line)
    .innerJoin(members, eq(members.id, line.memberId))
    .where(and(below, ne(members.type, demoType)));
  if (!found) throw new Refusal('MEMBER_UNKNOWN');
  return found;
}

/** The counts of some people, by their ids, without trial accounts. */
export async function countsOf(from: Reader, ids: readonly string[]): Promise<(id: string) => Counts> {
  const asked = [...ids];
  const direct = await from
    .select({ id: members.uplineId, count: count() })
    .from(members)
    .where(and(inArray(members.uplineId, asked), ne(members.type, demoType)))
    .groupBy(members.uplineId);
  const below = await from
    .select({ id: line.ancestorId, count: count() })
    .from(line)
    .innerJoin(members, eq(members.id, line.memberId))
    .where(
      and(inArray(line.ancestorId, asked), ne(line.memberId, line.ancestorId), ne(members.type, demoType)),
    )
    .groupBy(line.ancestorId);
  const directBy = new Map(direct.map((one) => [one.id, one.count]));
  const belowBy = new Map(below.map((one) => [one.id, one.count]));
  return (id) => ({ direct: directBy.get(id) ?? 0, below: belowBy.get(id) ?? 0 });
}

/** The way down from the agent to some people, by their ids: everybody in between, from the top, and each of them at the end. */
export async function pathsTo(
  from: Reader,
  agentId: string,
  ids: readonly string[],
  settings: Settings,
): Promise<(id: string) => Person[]> {
  const ofAgent = and(eq(top.memberId, line.ancestorId), eq(top.ancestorId, agentId), gt(top.depth, 0));
  const steps = await from
    .select({ to: line.memberId, member: named })
    .from(line)
    // In this order: the other way round, each of a team of thousands is looked at for each of the ids.
    .crossJoin(top)
    .innerJoin(members, eq(members.id, line.ancestorId))
    .where(and(inArray(line.memberId, [...ids]), ofAgent, ne(members.type, demoType)))
    .orderBy(desc(line.depth));
  return (id) => steps.filter(({ to }) => to === id).map(({ member }) => personShown(member, settings));
}

/** The one directly above a member, beside that member in a query. */
export const uplines = aliasedTable(members, 'uplines');

/** What a query selects of that one. */
export const namedUpline = namesIn(uplines);
