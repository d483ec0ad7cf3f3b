import { and, eq } from 'drizzle-orm';
import { plausibleInvitation } from '#contract/typed.ts';
import { members } from '#sandbox/db/schema.ts';
import { accountKind } from '#sandbox/kit/accounts.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { openInvitation, typeBelow } from './invitation-links.ts';

const minute = 60_000;

/** Where an invitation puts a new member: below whom, as what account type, by which link of an agent, and as whose friend; an agent makes no friends. */
export type Invitation = {
  readonly uplineId: string | null;
  readonly type: number;
  readonly invitationId: string | null;
  readonly inviterId: string | null;
};

/** The place of a person whom nobody invited. */
export const nobodyInvited: Invitation = {
  uplineId: null,
  type: 0,
  invitationId: null,
  inviterId: null,
};

/**
 * Whose invitation code this is: one stands below an agent, and beside a member; null when nobody has it, or its link is closed. One address gets a limited number of
 * answers a minute, right or wrong and over all its browser tabs, so that nobody can guess codes one by one.
 */
export async function invitedBy(
  { db, limits, settings }: Sandbox,
  { network }: Pick<Caller, 'network'>,
  code: string,
): Promise<Invitation | null> {
  const count = settings.current().limits.affiliatesPerMinute;
  const from = { name: `affiliate from:${network}`, limits: [{ count, window: minute }] };
  refuseTooMany(limits.take(network, from));
  if (!plausibleInvitation.test(code)) return null;
  const asked = code.toUpperCase();
  const [owner] = await db.read
    .select({ id: members.id, type: members.type, uplineId: members.uplineId })
    .from(members)
    .where(and(eq(members.affiliateCode, asked), eq(members.disabled, false)));
  if (owner) {
    const kind = accountKind(owner.type);
    if (kind === 'demo') return null;
    return kind === 'agent'
      ? { ...nobodyInvited, uplineId: owner.id }
      : { ...nobodyInvited, uplineId: owner.uplineId, inviterId: owner.id };
  }
  const link = await openInvitation(db.read, asked);
  if (!link) return null;
  // An agent could not sign in there.
  if (link.kind === 'agent' && settings.current().brand.entrance === 'member') return null;
  const type = typeBelow(link, link.kind);
  return { ...nobodyInvited, uplineId: link.agentId, type, invitationId: link.id };
}
