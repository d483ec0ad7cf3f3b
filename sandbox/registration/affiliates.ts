import { and, eq } from 'drizzle-orm';
import { members } from '#sandbox/db/schema.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { accountKind } from '#sandbox/session/accounts.ts';
import type { Caller } from '#sandbox/wire/handler.ts';

const minute = 60_000;

/** The shape of invitation codes; they are compared in capitals. */
const written = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The id of the agent with this invitation code; null when no agent has it. One address gets a limited number of
 * answers a minute, right or wrong and over all its browser tabs, so that nobody can guess codes one by one.
 */
export async function invitedBy(
  { db, limits, settings }: Sandbox,
  { network }: Pick<Caller, 'network'>,
  code: string,
): Promise<string | null> {
  const count = settings.current().limits.affiliatesPerMinute;
  const from = { name: `affiliate from:${network}`, limits: [{ count, window: minute }] };
  refuseTooMany(limits.take(network, from));
  const asked = code.trim();
  if (!written.test(asked)) return null;
  const [agent] = await db.read
    .select({ id: members.id, type: members.type })
    .from(members)
    .where(and(eq(members.affiliateCode, asked.toUpperCase()), eq(members.disabled, false)));
  return agent && accountKind(agent.type) === 'agent' ? agent.id : null;
}
