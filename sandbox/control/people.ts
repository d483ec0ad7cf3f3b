import { eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { members, sessions } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { accountKey } from '#sandbox/session/accounts.ts';
import { Refusal } from '#sandbox/wire/handler.ts';

/** What an administrator of a real gateway would change about somebody; what is not named stays. */
export const PersonChange = z.strictObject({
  account: z.string(),
  /** May not come in any more; sessions that are open are good for nothing from now on. */
  disabled: z.optional(z.boolean()),
  /** Must change the password before anything else: at the next sign-in, and at once in a session that is open. */
  mustChange: z.optional(z.boolean()),
  /** Must verify whoever comes from an address not known yet. */
  addressChecked: z.optional(z.boolean()),
});

/** What a session must do first, with the password added to it: an address still comes before. */
const withPassword = sql<
  'both' | 'password'
>`CASE ${sessions.restriction} WHEN 'ip' THEN 'both' WHEN 'both' THEN 'both' ELSE 'password' END`;

/** Changes somebody of the sandbox; NOT_FOUND when nobody has this account. */
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
