import { eq } from 'drizzle-orm';
import { members } from '#sandbox/db/schema.ts';
import { countFailure, forgetFailures, standingOf } from '#sandbox/kit/attempts.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

/** The name that counts tries of a member's own sign-in password, for any purpose; tries run `inTurn`. */
export function ownPassword(memberId: string): string {
  return `change:${memberId}`;
}

/**
 * Checks the sign-in password of a member who is already signed in, and returns the member. Refuses a wrong
 * password, and after too many tries refuses everybody for a while.
 */
export async function memberShown(
  password: string,
  memberId: string,
  sandbox: Sandbox,
): Promise<typeof members.$inferSelect> {
  const subject = ownPassword(memberId);
  const { locked } = await standingOf(sandbox, subject);
  const [member] = await sandbox.db.read.select().from(members).where(eq(members.id, memberId));
  const right = await sandbox.secrets.matches(password, member?.passwordHash ?? null);
  if (!locked && member && right) {
    await forgetFailures(sandbox, subject);
    return member;
  }
  if (!locked) await countFailure(sandbox, subject);
  throw new Refusal('PASSWORD_WRONG');
}
