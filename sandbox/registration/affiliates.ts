import { and, eq } from 'drizzle-orm';
import { members } from '#sandbox/db/schema.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { accountKind } from '#sandbox/session/accounts.ts';
import type { Caller } from '#sandbox/wire/handler.ts';

const minute = 60_000;

/** As invitation codes are written; they are compared in capitals. */
const written = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The agent whose invitation code this is, by id; null for what is nobody's. So many tries a minute are answered to one
 * address, right or wrong, whatever its browser tabs are called: codes can't be guessed one by one.
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
