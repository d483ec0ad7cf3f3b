import { eq } from 'drizzle-orm';
import type { CallInput } from '#contract/calls.ts';
import { inTurn } from '../attempts.ts';
import { sessions } from '../db/schema.ts';
import { type Handlers, Refusal } from '../handler.ts';
import { keepPassword, newPasswordOf } from '../new-password.ts';
import { memberShown, ownPassword } from '../own-password.ts';
import { mailTicket, setByPhone, setByTicket } from '../recovery.ts';
import type { Sandbox } from '../sandbox.ts';
import { playSentinel } from '../sentinels.ts';
import type { LiveSession } from '../sessions.ts';
import { sessionOf } from '../whose.ts';

type PasswordHandlers = Pick<
  Handlers,
  | 'password.change'
  | 'password.rule'
  | 'password.forgotByEmail'
  | 'password.resetByTicket'
  | 'password.resetByPhone'
>;

/** Keeps the new password, ends every other session and lifts this one's restriction, all or nothing. */
async function change(input: CallInput<'password.change'>, session: LiveSession, sandbox: Sandbox) {
  const member = await memberShown(input.oldPassword, session.memberId, sandbox);
  const made = await newPasswordOf(input.newPassword, member, sandbox);
  await sandbox.db.write(async (tx) => {
    // Somebody else has changed it since the old one was shown.
    if (!(await keepPassword(tx, made, sandbox, session.tokenHash))) throw new Refusal('PASSWORD_WRONG');
    await tx.update(sessions).set({ restriction: null }).where(eq(sessions.tokenHash, session.tokenHash));
  });
}

export const password: PasswordHandlers = {
  'password.change': async (input, caller, sandbox) => {
    const session = sessionOf(caller);
    // Whoever signs in from an unknown address with a stolen password must not be able to lock its owner out.
    if (session.restriction === 'ip') throw new Refusal('MUST_VERIFY');
    if (input.newPassword !== input.confirmNewPassword) throw new Refusal('PASSWORD_CONFIRMATION');
    await inTurn(sandbox, ownPassword(session.memberId), () => change(input, session, sandbox));
    return null;
  },
  'password.rule': (_, __, { settings }) => settings.current().passwordRule,
  'password.forgotByEmail': async (input, caller, sandbox) => {
    await playSentinel(input.username);
    await mailTicket(input, caller, sandbox);
    return null;
  },
  'password.resetByTicket': async (input, _, sandbox) => {
    await setByTicket(input, sandbox);
    return null;
  },
  'password.resetByPhone': async (input, caller, sandbox) => {
    await playSentinel(input.mobileNum);
    return setByPhone(input, caller, sandbox);
  },
};
