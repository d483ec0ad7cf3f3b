import { and, eq, gt, inArray, lte, ne, notInArray } from 'drizzle-orm';
import type { TeamMember } from '#contract/agent/team.ts';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { demoType } from '#contract/session/account-types.ts';
import { asOfIn } from '#sandbox/books/record-days.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { keptRows } from '#sandbox/db/read-cache.ts';
import { line, members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { inOrder, named, namedLike, personShown, teamOf } from '#sandbox/kit/team.ts';
import { folded } from '#sandbox/kit/text-match.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { countsOf, namedUpline, pathsTo, standingOf, uplines } from './place-in-team.ts';

type Asked = CallInput<'agent.tree'>;
type Reader = Pick<Transaction, 'select'>;
/** The people of one page, in order, and how many there are on all pages. */
type Found = { readonly ids: readonly string[]; readonly total: number };

function pageOf(found: readonly { readonly id: string }[], { page, size }: Asked): Found {
  return { ids: found.slice((page - 1) * size, page * size).map(({ id }) => id), total: found.length };
}

/** That people were below somebody at a moment: they had joined, and had not been moved there later. */
function thereBy(id: string, asOf: number, read: Reader) {
  const later = and(eq(line.ancestorId, id), gt(line.since, asOf));
  const movedLater = read.select({ id: line.memberId }).from(line).where(later);
  return and(lte(members.createdAt, asOf), notInArray(members.id, movedLater));
}

/** The people directly below somebody. */
async function branch(id: string, asOf: number, asked: Asked, sandbox: Sandbox): Promise<Found> {
  const { read } = sandbox.db;
  const people = read
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.uplineId, id), ne(members.type, demoType), thereBy(id, asOf, read)))
    .orderBy(...inOrder(sandbox));
  return pageOf(await keptRows(sandbox.db, people), asked);
}

/** The people of a team whose names hold a text. */
async function matches(
  agentId: string,
  asOf: number,
  text: string,
  asked: Asked,
  sandbox: Sandbox,
): Promise<Found> {
  const { read } = sandbox.db;
  const people = read
    .select(named)
    .from(members)
    .where(and(teamOf(read, agentId), thereBy(agentId, asOf, read)))
    .orderBy(...inOrder(sandbox));
  const wanted = folded(text);
  const everybody = await keptRows(sandbox.db, people);
  return pageOf(
    everybody.filter((one) => namedLike(personShown(one, sandbox), wanted)),
    asked,
  );
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
  const asOf = await asOfIn(input, sandbox);
  const text = search;
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
