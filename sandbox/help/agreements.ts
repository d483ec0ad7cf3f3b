import { desc, eq } from 'drizzle-orm';
import { agreements } from '#sandbox/db/help-schema.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handler } from '#sandbox/wire/handler.ts';

/** Tells the member which agreement is in force, and which one they accepted last. */
export const agreement: Handler<'help.agreement'> = async (_, caller, { db, settings }) => {
  const [accepted] = await db.read
    .select({ version: agreements.version, at: agreements.at })
    .from(agreements)
    .where(eq(agreements.memberId, memberIdOf(caller)))
    .orderBy(desc(agreements.at))
    .limit(1);
  return {
    ...settings.current().agreement,
    accepted: accepted ? { ...accepted, at: new Date(accepted.at).toISOString() } : null,
  };
};
