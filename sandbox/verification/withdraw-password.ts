import { eq } from 'drizzle-orm';
import type { CallInput } from '#contract/calls.ts';
import { members } from '#sandbox/db/schema.ts';
import { countFailure, forgetFailures, inTurn, standingOf, startAnew } from '#sandbox/kit/attempts.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberShown, ownPassword } from './own-password.ts';

const sixDigits = /^\d{6}$/;

/** The name that counts tries of a withdraw password, for any purpose. */
function withdrawTries(memberId: string): string {
  return `withdraw:${memberId}`;
}

/** Six digits that are easy to guess: one repeated, a few repeated, or a run up or down. */
function guessable(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, at) => (10 + Number(digit) - Number(digits[at])) % 10);
  const run = new Set(steps).size === 1 && [0, 1, 9].includes(steps[0] ?? 0);
  return run || /^(\d{1,3})\1+$/.test(digits);
}

/** Sets a member's withdraw password after a check of the sign-in password; it ends no session. */
export async function setWithdrawPassword(
  { password, newPassword, confirmNewPassword }: CallInput<'member.setWithdrawPassword'>,
  memberId: string,
  sandbox: Sandbox,
): Promise<void> {
  if (newPassword !== confirmNewPassword) throw new Refusal('PASSWORD_CONFIRMATION');
  await inTurn(sandbox, ownPassword(memberId), async () => {
    const member = await memberShown(password, memberId, sandbox);
    if (!sixDigits.test(newPassword) || guessable(newPassword)) throw new Refusal('PASSWORD_RULE');
    if (await sandbox.secrets.matches(newPassword, member.withdrawHash)) throw new Refusal('PASSWORD_SAME');
    const withdrawHash = await sandbox.secrets.hash(newPassword);
    await sandbox.db.write(async (tx) => {
      await tx.update(members).set({ withdrawHash }).where(eq(members.id, memberId));
      // Wrong tries of the old password don't count for the new one.
      await startAnew(tx, withdrawTries(memberId));
    });
  });
}

async function refuseWithoutPassword(password: string, memberId: string, sandbox: Sandbox): Promise<void> {
  const subject = withdrawTries(memberId);
  const { locked } = await standingOf(sandbox, subject);
  const [member] = await sandbox.db.read
    .select({ hash: members.withdrawHash })
    .from(members)
    .where(eq(members.id, memberId));
  const hash = member?.hash ?? null;
  if (hash === null) throw new Refusal('WITHDRAW_PASSWORD_MISSING');
  const right = await sandbox.secrets.matches(password, hash);
  if (locked) throw new Refusal('WITHDRAW_PASSWORD_WRONG');
  if (right) return forgetFailures(sandbox, subject);
  await countFailure(sandbox, subject);
  throw new Refusal('WITHDRAW_PASSWORD_WRONG');
}

/**
 * Refuses a wrong withdraw password; after too many tries, for any purpose, it refuses everybody for a while,
 * with the same answer. Call this before an act begins: the count must stay when the act is refused.
 */
export function withdrawPasswordShown(password: string, memberId: string, sandbox: Sandbox): Promise<void> {
  return inTurn(sandbox, withdrawTries(memberId), () => refuseWithoutPassword(password, memberId, sandbox));
}
