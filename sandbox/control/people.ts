import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '#sandbox/db/database.ts';
import { line, members, sessions } from '#sandbox/db/schema.ts';
import { accountKey } from '#sandbox/kit/accounts.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { sayCare } from '#sandbox/protection/care-office.ts';

/** The changes that an administrator of a real gateway could make to a person; a field left out stays as it is. */
export const PersonChange = z.strictObject({
  account: z.string(),
  /** The person can't sign in any more, and open sessions stop working. */
  disabled: z.optional(z.boolean()),
  /** The person must change the password before anything else: at the next sign-in, and at once in an open session. */
  mustChange: z.optional(z.boolean()),
  /** A sign-in from an unknown address must be verified. */
  addressChecked: z.optional(z.boolean()),
  nickname: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  /** The account of the agent whose line the person moves to, with all below; null for none. */
  upline: z.optional(z.nullable(z.string())),
  /** The level of the rank, which also names it. */
  rank: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
  /** yyyy-MM-dd; null for nobody knows. */
  birthday: z.optional(z.nullable(z.iso.date())),
  /** What the administrator's systems say of the person; the message that belongs to it is sent. */
  care: z.optional(z.enum(['NONE', 'INTENSIVE', 'AT_RISK', 'YOUNG'])),
  /** Assessed for VIP service, where the market asks for that. */
  vipAssessed: z.optional(z.boolean()),
});

/** Adds the password to the things a session must do first; verifying an address still comes before it. */
const withPassword = sql<
  'both' | 'password'
>`CASE ${sessions.restriction} WHEN 'ip' THEN 'both' WHEN 'both' THEN 'both' ELSE 'password' END`;

type Change = z.infer<typeof PersonChange>;

function circleSaid(upline: string, depth: number): string {
  const where = depth === 0 ? 'is the person who would move' : 'is below the person who would move';
  return `${upline} ${where}: nobody is in their own line`;
}

/** Where a person moves to; NOT_FOUND when there is no such upline, INPUT_INVALID when it is the person, or below them. */
async function movedTo(
  tx: Transaction,
  { key, upline }: { readonly key: string } & Pick<Change, 'upline'>,
  movedAt: number,
) {
  if (upline === undefined) return {};
  if (upline === null) return { uplineId: null, movedAt };
  const [found] = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.accountKey, accountKey(upline) ?? ''));
  if (!found) throw new Refusal('NOT_FOUND', { message: `Nobody is called ${upline}` });
  const [circle] = await tx
    .select({ depth: line.depth })
    .from(line)
    .innerJoin(members, eq(members.id, line.ancestorId))
    .where(and(eq(members.accountKey, key), eq(line.memberId, found.id)));
  if (circle) throw new Refusal('INPUT_INVALID', { message: circleSaid(upline, circle.depth) });
  return { uplineId: found.id, movedAt };
}

/**
 * Changes a person of the sandbox; NOT_FOUND when nobody has this account, INPUT_INVALID for a line that would be a circle,
 * which the database refuses too.
 */
export async function changePerson(sandbox: Sandbox, change: Change): Promise<void> {
  const { account, upline, rank, care, vipAssessed, ...own } = change;
  if (Object.keys(change).length === 1) throw new Refusal('INPUT_INVALID', { message: 'Nothing to change' });
  const key = accountKey(account) ?? '';
  const changed = await sandbox.db.write(async (tx) => {
    const ranked = rank === undefined ? {} : { rankLevel: rank, rankName: `VIP ${rank}` };
    // The key is set to itself, so that a change of what is kept elsewhere finds the person too.
    const changes = {
      accountKey: key,
      ...own,
      ...ranked,
      ...(await movedTo(tx, { key, upline }, sandbox.clock.now())),
    };
    const found = await tx
      .update(members)
      .set(changes)
      .where(eq(members.accountKey, key))
      .returning({ id: members.id });
    for (const { id } of found) await sayCare(tx, id, { care, vipAssessed }, sandbox);
    if (changes.mustChange) {
      const ids = found.map(({ id }) => id);
      await tx.update(sessions).set({ restriction: withPassword }).where(inArray(sessions.memberId, ids));
    }
    return found;
  });
  if (changed.length === 0) throw new Refusal('NOT_FOUND', { message: `Nobody is called ${account}` });
}
