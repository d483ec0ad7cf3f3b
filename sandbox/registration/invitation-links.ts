import { and, eq, isNull } from 'drizzle-orm';
import type { PersonKind } from '#contract/agent/registration.ts';
import { invitations, invitationUses } from '#sandbox/db/agent-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';

type Reader = Pick<Transaction, 'select'>;

/** What an agent of a type (spec 6) may register and invite; nothing for everybody else. */
export function registersOf(type: number): readonly PersonKind[] {
  if (type === 1 || type === 2) return ['member', 'agent'];
  return type === 41 || type === 42 ? ['member'] : [];
}

/** The account type of somebody whom an agent brings in: an agent is of the same type as the one above. */
export function typeBelow({ type }: { readonly type: number }, kind: PersonKind): number {
  return kind === 'agent' ? type : 0;
}

/**
 * The open invitation with a code (in capitals), and the agent who made it; undefined where there is none, or where
 * the agent is blocked or may not make that kind any more.
 */
export async function openInvitation(from: Reader, code: string) {
  const [found] = await from
    .select({ id: invitations.id, kind: invitations.kind, agentId: members.id, type: members.type })
    .from(invitations)
    .innerJoin(members, eq(members.id, invitations.agentId))
    .where(and(eq(invitations.code, code), isNull(invitations.closedAt), eq(members.disabled, false)));
  return found && registersOf(found.type).includes(found.kind) ? found : undefined;
}

/** Counts a new member as a use of an invitation; refuses one that was closed while they were registering. */
export async function countUse(tx: Transaction, use: typeof invitationUses.$inferInsert): Promise<void> {
  const [open] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.id, use.invitationId), isNull(invitations.closedAt)));
  if (!open) throw new Refusal('AFFILIATE_WRONG');
  await tx.insert(invitationUses).values(use);
}
