import { eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { members, sessions } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { accountKey } from '#sandbox/session/accounts.ts';
import { Refusal } from '#sandbox/wire/handler.ts';

/** The changes that an administrator of a real gateway could make to a person; a field left out stays as it is. */
export const PersonChange = z.strictObject({
  account: z.string(),
  /** The person can't sign in any more, and open sessions stop working. */
  disabled: z.optional(z.boolean()),
  /** The person must change the password before anything else: at the next sign-in, and at once in an open session. */
  mustChange: z.optional(z.boolean()),
  /** A sign-in from an unknown address must be verified. */
  addressChecked: z.optional(z.boolean()),
});

/** Adds the password to the things a session must do first; verifying an address still comes before it. */
const withPassword = sql<
  'both' | 'password'
>`CASE ${sessions.restriction} WHEN 'ip' THEN 'both' WHEN 'both' THEN 'both' ELSE 'password' END`;

/** Changes a person of the sandbox; NOT_FOUND when nobody has this account. */
export async function changePerson(
  { db }: Sandbox,
  { account, ...changes }: z.infer<typeof PersonChange>,
): Promise<void> {
  if (Object.keys(changes).length === 0) throw new Refusal('INPUT_INVALID', { message: 'Nothing to change' });
  const changed = await db.write(async (tx) => {
    const found = await tx
      .update(members)
      .set(changes)
      .where(eq(members.accountKey, accountKey(account) ?? ''))
      .returning({ id: members.id });
    if (changes.mustChange) {
      const ids = found.map(({ id }) => id);
      await tx.update(sessions).set({ restriction: withPassword }).where(inArray(sessions.memberId, ids));
    }
    return found;
  });
  if (changed.length === 0) throw new Refusal('NOT_FOUND', { message: `Nobody is called ${account}` });
}
