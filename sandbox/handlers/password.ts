import { and, eq } from 'drizzle-orm';
import type { CallInput } from '#contract/calls.ts';
import { inTurn } from '../attempts.ts';
import { members, sessions } from '../db/schema.ts';
import { type Handlers, Refusal } from '../handler.ts';
import { memberShown, ownPassword } from '../own-password.ts';
import { hashSecret, passwordAllowed } from '../passwords.ts';
import type { Sandbox } from '../sandbox.ts';
import { endAllSessions, type LiveSession } from '../sessions.ts';
import { sessionOf } from '../whose.ts';

type PasswordHandlers = Pick<Handlers, 'password.change' | 'password.rule'>;
type Change = CallInput<'password.change'>;

/** A password must be changed after so long; milliseconds. */
const goodFor = 90 * 24 * 60 * 60_000;

function refuseBad({ oldPassword, newPassword }: Change, account: string, { settings }: Sandbox): void {
  if (newPassword.normalize('NFKC') === oldPassword.normalize('NFKC')) throw new Refusal('PASSWORD_SAME');
  const { minLength, maxLength } = settings.current().passwordRule;
  if (!passwordAllowed(newPassword, { minLength, maxLength, account })) throw new Refusal('PASSWORD_RULE');
}

/** Keeps the new password, ends every other session and lifts this one's restriction, all or nothing. */
async function keep(newPassword: string, shown: string, session: LiveSession, { db, clock }: Sandbox) {
  const passwordHash = await hashSecret(newPassword);
  const passwordChangedAt = clock.now();
  const passwordExpiresAt = passwordChangedAt + goodFor;
  await db.write(async (tx) => {
    const kept = await tx
      .update(members)
      .set({ passwordHash, passwordChangedAt, passwordExpiresAt, mustChange: false })
      .where(and(eq(members.id, session.memberId), eq(members.passwordHash, shown)))
      .returning({ id: members.id });
    // Somebody else has changed it since the old one was shown.
    if (kept.length === 0) throw new Refusal('PASSWORD_WRONG');
    await endAllSessions(tx, session.memberId, session.tokenHash);
    await tx.update(sessions).set({ restriction: null }).where(eq(sessions.tokenHash, session.tokenHash));
  });
}

export const password: PasswordHandlers = {
  'password.change': async (input, caller, sandbox) => {
    const session = sessionOf(caller);
    // Whoever signs in from an unknown address with a stolen password must not be able to lock its owner out.
    if (session.restriction === 'ip') throw new Refusal('MUST_VERIFY');
    if (input.newPassword !== input.confirmNewPassword) throw new Refusal('PASSWORD_CONFIRMATION');
    return inTurn(sandbox, ownPassword(session.memberId), async () => {
      const { passwordHash } = await memberShown(input.oldPassword, session.memberId, sandbox);
      refuseBad(input, session.account, sandbox);
      await keep(input.newPassword, passwordHash, session, sandbox);
      return null;
    });
  },
  'password.rule': (_, __, { settings }) => settings.current().passwordRule,
};
