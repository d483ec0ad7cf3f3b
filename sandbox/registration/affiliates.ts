import { and, eq } from 'drizzle-orm';
import { openInvitation, typeBelow } from '#sandbox/agent/invitations.ts';
import { members } from '#sandbox/db/schema.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { accountKind } from '#sandbox/session/accounts.ts';
import type { Caller } from '#sandbox/wire/handler.ts';

const minute = 60_000;

/** The shape of invitation codes; they are compared in capitals. */
const written = /^[A-Za-z0-9_-]{1,64}$/;

/** Where an invitation puts a new member: below whom, as what account type, and by which invitation of the agent, if any. */
export type Place = {
  readonly uplineId: string;
  readonly type: number;
  readonly invitationId: string | null;
};

/**
 * Where this invitation code puts a person; null when no agent has it, or the invitation is closed. One address gets a limited number of
 * answers a minute, right or wrong and over all its browser tabs, so that nobody can guess codes one by one.
 */
export async function invitedBy(
  { db, limits, settings }: Sandbox,
  { network }: Pick<Caller, 'network'>,
  code: string,
): Promise<Place | null> {
  const count = settings.current().limits.affiliatesPerMinute;
  const from = { name: `affiliate from:${network}`, limits: [{ count, window: minute }] };
  refuseTooMany(limits.take(network, from));
  const asked = code.trim();
  if (!written.test(asked)) return null;
  const [agent] = await db.read
    .select({ id: members.id, type: members.type })
    .from(members)
    .where(and(eq(members.affiliateCode, asked.toUpperCase()), eq(members.disabled, false)));
  if (agent && accountKind(agent.type) === 'agent')
    return { uplineId: agent.id, type: 0, invitationId: null };
  const invitation = await openInvitation(db.read, asked.toUpperCase());
  if (!invitation) return null;
  const { id: invitationId, agentId: uplineId, kind } = invitation;
  // An agent could not sign in there.
  if (kind === 'agent' && settings.current().brand.entrance === 'member') return null;
  return { uplineId, type: typeBelow(invitation, kind), invitationId };
}
