import { and, asc, eq, gt, inArray, lte, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Person } from '#contract/agent/person.ts';
import { demoType } from '#contract/session/account-types.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { line, members } from '#sandbox/db/schema.ts';
import { accountKind } from './accounts.ts';
import { hiddenAccount } from './masking.ts';
import type { Sandbox } from './services.ts';
import { folded } from './text-match.ts';

type Reader = Pick<Transaction, 'select'>;
type Member = typeof members.$inferSelect;

/** The ids of everybody below a member at any depth: a subquery, for `inArray`. */
export function idsBelow(from: Reader, id: string) {
  const below = and(eq(line.ancestorId, id), gt(line.depth, 0));
  return from.select({ id: line.memberId }).from(line).where(below);
}

/** The ids of everybody who is above a member and was it at a moment: a subquery, for `inArray`. */
export function idsAbove(from: Reader, id: string, at: number) {
  const above = and(eq(line.memberId, id), gt(line.depth, 0), lte(line.since, at));
  return from.select({ id: line.ancestorId }).from(line).where(above);
}

/**
 * That something was done while its member was in the line of an agent: nobody reads what people did before they were moved
 * there. `at` is when it was done. Most are in the line from the beginning, and are found in one look.
 */
export function sinceMoved(agentId: string, memberId: SQLWrapper, at: SQLWrapper): SQL {
  const mine = sql`${line.ancestorId} = ${agentId}`;
  const moved = sql`select ${line.memberId} from ${line} where ${mine} and ${line.since} > 0`;
  const since = sql`select ${line.since} from ${line} where ${mine} and ${line.memberId} = ${memberId}`;
  return sql`(${memberId} not in (${moved}) or ${at} >= (${since}))`;
}

/** The team of an agent: everybody below, without trial accounts. */
export function teamOf(from: Reader, agentId: string) {
  return and(ne(members.type, demoType), inArray(members.id, idsBelow(from, agentId)));
}

/** Somebody of the team as the agent may see them: masked where the market asks for it. */
export function personShown(
  { id, account, nickname, type }: Pick<Member, 'id' | 'account' | 'nickname' | 'type'>,
  { settings }: Pick<Sandbox, 'settings'>,
): Person {
  const name = settings.current().agents.masked ? hiddenAccount : (text: string) => text;
  const kind = accountKind(type) === 'agent' ? 'agent' : 'member';
  return { id, account: name(account), nickname: name(nickname), kind };
}

type Names = Pick<typeof members, 'id' | 'account' | 'nickname' | 'type'>;

/** What a query selects of a member, or of a name for the members, to show who they are. */
export function namesIn({ id, account, nickname, type }: Names) {
  return { id, account, nickname, type };
}

/** What a query selects of a member to show who they are. */
export const named = namesIn(members);

/** The order of every list of people; where names are masked it tells nothing that is not shown. */
export function inOrder({ settings }: Pick<Sandbox, 'settings'>): readonly SQL[] {
  if (!settings.current().agents.masked) return [asc(members.accountKey)];
  return [sql`substr(${members.accountKey}, 1, 2)`, asc(members.id)];
}

/** Whether somebody's account or nickname, as it is shown, holds a folded text. SQLite folds no accents. */
export function namedLike({ account, nickname }: Person, wanted: string): boolean {
  return folded(account).includes(wanted) || folded(nickname).includes(wanted);
}

/** Whether a member may send money along their line (spec 3, toUpline): agents, where the brand allows it. */
export function sendsInLine(
  { type }: Pick<Member, 'type'>,
  { settings }: Pick<Sandbox, 'settings'>,
): boolean {
  return accountKind(type) === 'agent' && settings.current().whitelabel.LINETRANSFER === true;
}
