import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { NewToken } from './envelope.ts';
import { LoginValue } from './session.ts';
import { AccountName, Email, Secret, SentCode, Signs } from './typed-fields.ts';
import { VerificationData } from './verification.ts';

const ticket = z.string().check(z.minLength(1), z.maxLength(128));

export const password = {
  /**
   * spec 7 [T,E]; refusals: PASSWORD_WRONG, PASSWORD_RULE, PASSWORD_SAME, PASSWORD_CONFIRMATION. Ends all
   * other sessions, and the token the call was made with.
   */
  'password.change': defineCall({
    method: 'POST',
    path: '/wps/member/password',
    token: true,
    sealed: true,
    onSecret: true,
    whileExcluded: true,
    input: z.object({ oldPassword: Secret, newPassword: Secret, confirmNewPassword: Secret }),
    output: NewToken,
    gives: 'token',
    // A thief who signs in from a new address with a stolen password must not be able to lock the owner out.
    whileRestricted: 'password',
    realAccount: true,
  }),
  /** The rule for new passwords; the same for a change as for registration (spec 5). */
  'password.rule': defineCall({
    method: 'GET',
    path: '/wps/system/setting/password',
    assumed: true,
    kept: 'everybody',
    input: z.object({}),
    output: z.object({ patternId: z.string(), minLength: z.number(), maxLength: z.number() }),
    whileRestricted: true,
  }),
  /**
   * spec 7 [E]: sets a forgotten password with the code from `verification.smsForgot`, and signs in; every
   * older session ends (decision: sessions). Refusals: SLIDER_NEEDED, CODE_WRONG, CODE_EXPIRED,
   * PHONE_INVALID, PASSWORD_RULE, PASSWORD_SAME, FUNCTION_DISABLED, and those of the entrance.
   */
  'password.resetByPhone': defineCall({
    method: 'POST',
    path: '/wps/member/password/verification',
    sealed: true,
    onSecret: true,
    input: z.object({
      newPassword: Secret,
      mobileNum: Signs,
      countryDialingCode: z.string().check(z.minLength(1), z.maxLength(8)),
      verificationCode: SentCode,
      /** The proof of a solved slider, for gateways that ask for one here too (spec 3). */
      verificationData: z.optional(VerificationData),
    }),
    output: LoginValue,
    gives: 'session',
  }),
  /**
   * spec 7: asks for an e-mail with a link to set a new password. The answer is the same whether or not
   * account and address match. We seal it although the specification does not, because it carries an address.
   */
  'password.forgotByEmail': defineCall({
    method: 'POST',
    path: '/wps/member/password/email',
    sealed: true,
    input: z.object({
      username: AccountName.check(z.minLength(1)),
      email: Email.check(z.minLength(1)),
    }),
    output: z.optional(z.null()),
  }),
  /**
   * Says whether the ticket of that message still works. Asking uses nothing up; an unknown ticket gets the
   * same answer as a used or expired one. The ticket is a secret, so it travels in a sealed body.
   */
  'password.ticket': defineCall({
    method: 'POST',
    path: '/wps/member/password/ticket/standing',
    sealed: true,
    assumed: true,
    input: z.object({ ticket }),
    output: z.object({ usable: z.boolean() }),
    row: true,
  }),
  /**
   * Sets the password with the ticket of that message; it signs nobody in. Refusals: TICKET_EXPIRED,
   * PASSWORD_RULE, PASSWORD_SAME.
   */
  'password.resetByTicket': defineCall({
    method: 'POST',
    path: '/wps/member/password/ticket',
    sealed: true,
    assumed: true,
    onSecret: true,
    input: z.object({ ticket, newPassword: Secret }),
    output: z.optional(z.null()),
    row: true,
  }),
};
