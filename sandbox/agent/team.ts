import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Person } from '#contract/agent/person.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { line, members } from '#sandbox/db/schema.ts';
import { hiddenAccount } from '#sandbox/kit/hidden.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { accountKind, demoType } from '#sandbox/session/accounts.ts';

type Reader = Pick<Transaction, 'select'>;
type Member = typeof members.$inferSelect;

/** The ids of everybody below a member at any depth: a subquery, for `inArray`. */
export function idsBelow(from: Reader, id: string) {
  const below = and(eq(line.ancestorId, id), gt(line.depth, 0));
  return from.select({ id: line.memberId }).from(line).where(below);
}

/** The ids of everybody above a member: a subquery, for `inArray`. */
export function idsAbove(from: Reader, id: string) {
  const above = and(eq(line.memberId, id), gt(line.depth, 0));
  return from.select({ id: line.ancestorId }).from(line).where(above);
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
