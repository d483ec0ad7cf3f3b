import { and, count, eq, inArray, lte, ne } from 'drizzle-orm';
import type { TeamMember } from '#contract/agent/team.ts';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { line, members } from '#sandbox/db/schema.ts';
import { folded } from '#sandbox/kit/folded.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import {
  countsOf,
  inOrder,
  named,
  namedLike,
  namedUpline,
  pathsTo,
  standingOf,
  uplines,
} from './standing.ts';
import { personShown, teamOf } from './team.ts';

type Asked = CallInput<'agent.tree'>;
type Reader = Pick<Transaction, 'select'>;
/** The people of one page, in order, and how many there are on all pages. */
type Found = { readonly ids: readonly string[]; readonly total: number };

const demo = 4;

/** The people directly below somebody. */
async function branch(id: string, asOf: number, { page, size }: Asked, sandbox: Sandbox): Promise<Found> {
  const { read } = sandbox.db;
  const meant = and(eq(members.uplineId, id), ne(members.type, demo), lte(members.createdAt, asOf));
  const [all] = await read.select({ count: count() }).from(members).where(meant);
  const rows = await read
    .select({ id: members.id })
    .from(members)
    .where(meant)
    .orderBy(...inOrder(sandbox))
    .limit(size)
    .offset((page - 1) * size);
  return { ids: rows.map((one) => one.id), total: all?.count ?? 0 };
}

/** The people of a team whose names hold a text. */
async function matches(
  agentId: string,
  asOf: number,
  text: string,
  { page, size }: Asked,
  sandbox: Sandbox,
): Promise<Found> {
  const { read } = sandbox.db;
  const everybody = await read
    .select(named)
    .from(members)
    .where(and(teamOf(read, agentId), lte(members.createdAt, asOf)))
    .orderBy(...inOrder(sandbox));
  const wanted = folded(text);
  const found = everybody.filter((one) => namedLike(personShown(one, sandbox), wanted));
  return { ids: found.slice((page - 1) * size, page * size).map((one) => one.id), total: found.length };
}

/** What the tree shows of some people of a team, in their order. */
async function shownOf(
  from: Reader,
  agentId: string,
  ids: readonly string[],
  sandbox: Sandbox,
): Promise<TeamMember[]> {
  const rows = await from
    .select({
      member: { ...named, disabled: members.disabled, createdAt: members.createdAt },
      level: line.depth,
      upline: namedUpline,
    })
    .from(line)
    .innerJoin(members, eq(members.id, line.memberId))
    .innerJoin(uplines, eq(uplines.id, members.uplineId))
    .where(and(eq(line.ancestorId, agentId), inArray(line.memberId, [...ids])));
  const counts = await countsOf(from, ids);
  const known = new Map(rows.map((row) => [row.member.id, row]));
  return ids.flatMap((id) => {
    const found = known.get(id);
    if (!found) return [];
    const { member, level, upline } = found;
    return {
      ...personShown(member, sandbox),
      ...counts(id),
      level,
      joinedAt: member.createdAt,
      upline: personShown(upline, sandbox).account,
      open: !member.disabled,
    };
  });
}

/** A branch of the caller's tree, or the people found in all of it (`agent.tree`). */
export async function tree(
  input: Asked,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'agent.tree'>> {
  const { read } = sandbox.db;
  const agentId = memberIdOf(caller);
  const { under, search = '', size } = input;
  if (under !== undefined) await standingOf(read, agentId, under);
  const now = sandbox.clock.now();
  const asOf = Math.min(input.asOf ?? now, now);
  const text = search.trim();
  const root = under ?? agentId;
  const { ids, total } =
    text === ''
      ? await branch(root, asOf, input, sandbox)
      : await matches(agentId, asOf, text, input, sandbox);
  const rows = await shownOf(read, agentId, ids, sandbox);
  const paths = await pathsTo(read, agentId, text === '' ? [root] : ids, sandbox);
  const { below } = (await countsOf(read, [root]))(root);
  return {
    rows: text === '' ? rows : rows.map((row) => ({ ...row, above: paths(row.id).slice(0, -1) })),
    total,
    totalPages: Math.ceil(total / size),
    below,
    path: text === '' ? paths(root) : [],
    asOf,
  };
}
