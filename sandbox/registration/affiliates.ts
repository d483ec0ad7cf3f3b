import { and, eq } from 'drizzle-orm';
import { members } from '#sandbox/db/schema.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { accountKind } from '#sandbox/session/accounts.ts';
import type { Caller } from '#sandbox/wire/handler.ts';

const minute = 60_000;

/** The shape of invitation codes; they are compared in capitals. */
const written = /^[A-Za-z0-9_-]{1,64}$/;

/** Where an invitation leads: the line to stand in, and the member whose friend one becomes; an agent makes no friends. */
export type Invitation = { readonly uplineId: string | null; readonly inviterId: string | null };

/**
 * Whose invitation code this is: one stands below an agent, and beside a member; null when nobody has it. One address gets a limited number of
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
  const asked = code.trim();
  if (!written.test(asked)) return null;
  const [owner] = await db.read
    .select({ id: members.id, type: members.type, uplineId: members.uplineId })
    .from(members)
    .where(and(eq(members.affiliateCode, asked.toUpperCase()), eq(members.disabled, false)));
  const kind = owner && accountKind(owner.type);
  if (!owner || kind === 'demo') return null;
  return kind === 'agent'
    ? { uplineId: owner.id, inviterId: null }
    : { uplineId: owner.uplineId, inviterId: owner.id };
}
