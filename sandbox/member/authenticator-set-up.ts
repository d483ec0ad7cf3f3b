import { eq } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { members } from '#sandbox/db/schema.ts';
import { countFailure, forgetFailures, inTurn, standingOf } from '#sandbox/kit/attempts.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { confirmTotp, newAuthenticator, verifyTotp } from '#sandbox/verification/authenticator.ts';
import { memberShown, ownPassword } from '#sandbox/verification/own-password.ts';

type Member = typeof members.$inferSelect;

const none = { totpSecret: null, totpConfirmed: false, totpStep: null } as const;

/** Tries of a code are counted per member; otherwise somebody could try all million codes. */
async function limited(memberId: string, sandbox: Sandbox, check: () => Promise<boolean>): Promise<void> {
  const subject = `authenticator:${memberId}`;
  await inTurn(sandbox, subject, async () => {
    const { locked } = await standingOf(sandbox, subject);
    const right = !locked && (await check());
    if (right) return forgetFailures(sandbox, subject);
    if (!locked) await countFailure(sandbox, subject);
    throw new Refusal('CODE_WRONG');
  });
}

function shown(password: string, memberId: string, sandbox: Sandbox): Promise<Member> {
  return inTurn(sandbox, ownPassword(memberId), () => memberShown(password, memberId, sandbox));
}

/** Begins to set up an authenticator; beginning again gives another secret. */
export async function beginAuthenticator(
  { password }: CallInput<'member.beginAuthenticator'>,
  memberId: string,
  sandbox: Sandbox,
): Promise<CallOutput<'member.beginAuthenticator'>> {
  const { account, totpConfirmed } = await shown(password, memberId, sandbox);
  if (totpConfirmed) throw new Refusal('FUNCTION_DISABLED');
  const begun = newAuthenticator(sandbox.settings.current().brand.name, account);
  await sandbox.db.write((tx) =>
    tx
      .update(members)
      .set({ ...none, totpSecret: begun.secret })
      .where(eq(members.id, memberId)),
  );
  return begun;
}

/** Activates it with its first code. */
export async function confirmAuthenticator(code: string, member: Member, sandbox: Sandbox): Promise<void> {
  await limited(member.id, sandbox, () => confirmTotp(sandbox, member, code));
}

/** Removes it for a member who gives both the password and a code. */
export async function removeAuthenticator(
  { password, code }: CallInput<'member.removeAuthenticator'>,
  memberId: string,
  sandbox: Sandbox,
): Promise<void> {
  const member = await shown(password, memberId, sandbox);
  await limited(memberId, sandbox, () => verifyTotp(sandbox, member, code));
  await sandbox.db.write((tx) => tx.update(members).set(none).where(eq(members.id, memberId)));
}
