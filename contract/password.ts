import * as z from 'zod/mini';
import { defineCall } from './call.ts';

const secret = z.string().check(z.minLength(1), z.maxLength(255));

export const password = {
  /** spec 7 [T,E]; refusals: PASSWORD_WRONG, PASSWORD_RULE, PASSWORD_SAME, PASSWORD_CONFIRMATION. Ends all other sessions. */
  'password.change': defineCall({
    method: 'POST',
    path: '/wps/member/password',
    token: true,
    sealed: true,
    input: z.object({ oldPassword: secret, newPassword: secret, confirmNewPassword: secret }),
    output: z.optional(z.null()),
    whileRestricted: true,
    realAccount: true,
  }),
  /** The rule a new password must keep; the same for a change as for registration (spec 5). */
  'password.rule': defineCall({
    method: 'GET',
    path: '/wps/system/setting/password',
    assumed: true,
    input: z.object({}),
    output: z.object({ patternId: z.string(), minLength: z.number(), maxLength: z.number() }),
    whileRestricted: true,
  }),
};
