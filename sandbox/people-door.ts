import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { accountKey } from './accounts.ts';
import { members } from './db/schema.ts';
import { Refusal } from './handler.ts';
import type { Sandbox } from './sandbox.ts';

/** What an administrator of a real gateway would change about somebody; what is not named stays. */
export const PersonChange = z.strictObject({
  account: z.string(),
  /** May not come in any more; sessions that are open are good for nothing from now on. */
  disabled: z.optional(z.boolean()),
  /** Must change the password at the next sign-in. */
  mustChange: z.optional(z.boolean()),
  /** Must verify whoever comes from an address not known yet. */
  addressChecked: z.optional(z.boolean()),
});

/** Changes somebody of the sandbox; NOT_FOUND when nobody has this account. */
export async function changePerson(
  { db }: Sandbox,
  { account, ...changes }: z.infer<typeof PersonChange>,
): Promise<void> {
  if (Object.keys(changes).length === 0) throw new Refusal('INPUT_INVALID', { message: 'Nothing to change' });
  const changed = await db.write((tx) =>
    tx
      .update(members)
      .set(changes)
      .where(eq(members.accountKey, accountKey(account) ?? ''))
      .returning({ id: members.id }),
  );
  if (changed.length === 0) throw new Refusal('NOT_FOUND', { message: `Nobody is called ${account}` });
}
