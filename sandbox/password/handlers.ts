import { eq } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { sessions } from '#sandbox/db/schema.ts';
import { inTurn } from '#sandbox/kit/attempts.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { playSentinel } from '#sandbox/kit/sentinels.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberShown, ownPassword } from '#sandbox/verification/own-password.ts';
import { sessionOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers, LiveSession } from '#sandbox/wire/handler.ts';
import { renewToken } from '#sandbox/wire/sessions.ts';
import { keepPassword, newPasswordOf } from './new-password.ts';
import { mailTicket, setByPhone, setByTicket, ticketUsable } from './recovery.ts';

/**
 * Saves the new password, ends every other session, lifts this one's restriction and gives it another token,
 * all or nothing. The session may do more now, so a stolen old token must not open it.
 */
async function change(
  input: CallInput<'password.change'>,
  { memberId, tokenHash }: LiveSession,
  sandbox: Sandbox,
): Promise<CallOutput<'password.change'>> {
  const member = await memberShown(input.oldPassword, memberId, sandbox);
  const made = await newPasswordOf(input.newPassword, member, sandbox);
  const token = await sandbox.db.write(async (tx) => {
    // Another request has changed the password since the old one was checked.
    if (!(await keepPassword(tx, made, sandbox, tokenHash))) throw new Refusal('PASSWORD_WRONG');
    await tx.update(sessions).set({ restriction: null }).where(eq(sessions.tokenHash, tokenHash));
    return renewToken(tx, sandbox, tokenHash);
  });
  return { token };
}

export const password = {
  'password.change': async (input, caller, sandbox) => {
    const session = sessionOf(caller);
    if (input.newPassword !== input.confirmNewPassword) throw new Refusal('PASSWORD_CONFIRMATION');
    return inTurn(sandbox, ownPassword(session.memberId), () => change(input, session, sandbox));
  },
  'password.rule': (_, __, { settings }) => settings.current().passwordRule,
  'password.forgotByEmail': async (input, caller, sandbox) => {
    await playSentinel(input.username);
    await mailTicket(input, caller, sandbox);
    return null;
  },
  'password.ticket': async ({ ticket }, caller, sandbox) => ({
    usable: await ticketUsable(ticket, caller, sandbox),
  }),
  'password.resetByTicket': async (input, _, sandbox) => {
    await setByTicket(input, sandbox);
    return null;
  },
  'password.resetByPhone': async (input, caller, sandbox) => {
    await playSentinel(input.mobileNum);
    return setByPhone(input, caller, sandbox);
  },
} satisfies Partial<Handlers>;
