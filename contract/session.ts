import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Who may use this entrance (spec 6): a member-only or agent-only front end refuses the other kind. */
export const Entrance = z.enum(['any', 'member', 'agent']);
export type Entrance = z.infer<typeof Entrance>;

/** Login payload (spec 3). For `type` 'sms' the username is the mobile number and the password the code. */
export const LoginInput = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(128)),
  password: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.enum(['username', 'sms']),
  captcha: z.optional(z.string().check(z.maxLength(16))),
  countryDialingCode: z.optional(z.string().check(z.maxLength(8))),
  entrance: z.optional(Entrance),
});

/** Login answer (spec 3). `mustChangePassword` is ours: the gateway, not the client, knows the default password. */
export const LoginValue = z.object({
  token: z.string().check(z.minLength(1)),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  mustChangePassword: z.optional(z.boolean()),
  userName: z.string(),
});
export type LoginValue = z.infer<typeof LoginValue>;

export const session = {
  /**
   * spec 7 [E]; refusals: LOGIN_REFUSED, CAPTCHA_WRONG, CODE_WRONG, CODE_EXPIRED, NOT_MEMBER, NOT_AGENT. A refusal with
   * `value.captcha: true` asks for an image captcha from now on (spec 4).
   */
  'session.login': defineCall({
    method: 'POST',
    path: '/wps/session/login',
    sealed: true,
    input: LoginInput,
    output: LoginValue,
  }),
  /** spec 4: made once after a first login; path and method are ours. */
  'session.firstLogin': defineCall({
    method: 'POST',
    path: '/wps/session/firstLogin',
    token: true,
    assumed: true,
    input: z.object({}),
    output: z.optional(z.null()),
  }),
  /** spec 7: ends the session of the given token, which this browser has already forgotten. */
  'session.logout': defineCall({
    method: 'DELETE',
    path: '/wps/session/logout',
    token: 'given',
    input: z.object({ token: z.string() }),
    output: z.optional(z.null()),
    whileRestricted: true,
  }),
};
