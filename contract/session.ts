import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Entrance } from './session/entrance.ts';
import { AccountName, Secret, SentCode } from './typed-fields.ts';
import { ofSeconds } from './units.ts';
import { VerificationData } from './verification.ts';

/** Login payload (spec 3). For `type` 'sms' the username is the mobile number and the password the code. */
export const LoginInput = z.object({
  username: AccountName,
  password: Secret,
  type: z.enum(['username', 'sms']),
  captcha: z.optional(SentCode),
  countryDialingCode: z.optional(z.string().check(z.maxLength(8))),
  entrance: z.optional(Entrance),
  verificationData: z.optional(VerificationData),
});

/**
 * Login answer (spec 3). `mustChangePassword` is ours: the gateway, not the client, knows the default password; so is
 * `account`, the name of the account, which may be another than the one that was typed.
 */
export const LoginValue = z.object({
  token: z.string().check(z.minLength(1)),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  mustChangePassword: z.optional(z.boolean()),
  userName: z.string(),
  account: z.optional(z.string()),
});
export type LoginValue = z.infer<typeof LoginValue>;

/** An id token from an identity provider, and the nonce it must carry. */
export const IdentityProof = z.object({
  provider: z.string().check(z.maxLength(32)),
  idToken: z.string().check(z.minLength(1), z.maxLength(8_192)),
  nonce: z.string().check(z.minLength(1), z.maxLength(256)),
});

const Life = z.object({ idleSeconds: ofSeconds(z.number()), absoluteSeconds: ofSeconds(z.number()) });

export const session = {
  /**
   * spec 7 [E]; refusals: LOGIN_REFUSED, CAPTCHA_WRONG, CODE_WRONG, CODE_EXPIRED, NOT_MEMBER, NOT_AGENT,
   * ACCOUNT_DISABLED, SLIDER_NEEDED, PROTECTION_RULE (`signInClosed` with `value.until`, null where only the register knows).
   * A refusal with `value.captcha: true` asks for an image captcha from now on (spec 4).
   */
  'session.login': defineCall({
    method: 'POST',
    path: '/wps/session/login',
    sealed: true,
    input: LoginInput,
    output: LoginValue,
    gives: 'session',
  }),
  /**
   * Signs in the person that an identity provider vouches for: its id token, and the nonce it must contain.
   * Refusals: IDENTITY_REFUSED, IDENTITY_UNKNOWN (no account has this identity), and those of the entrance.
   */
  'session.identity': defineCall({
    method: 'POST',
    path: '/wps/session/login/identity',
    sealed: true,
    assumed: true,
    input: z.object({ ...IdentityProof.shape, entrance: z.optional(Entrance) }),
    output: LoginValue,
    gives: 'session',
  }),
  /** spec 7: signs in to a demo account without credentials; `random` is 32 bytes in base64url and works once. */
  'session.freePlay': defineCall({
    method: 'POST',
    path: '/wps/session/login/freeplay',
    sealed: true,
    input: z.object({
      os: z.string().check(z.maxLength(64)),
      platform: z.literal('W'),
      random: z.string().check(z.regex(/^[\w-]{43}$/)),
      gatewayVersion: z.literal(3),
    }),
    output: LoginValue,
    gives: 'session',
  }),
  /** The seconds left in the session: until it is idle too long, and until it ends however it is used. */
  'session.life': defineCall({
    method: 'GET',
    path: '/wps/session/life',
    token: true,
    assumed: true,
    quiet: true,
    polled: true,
    whileExcluded: true,
    input: z.object({}),
    output: Life,
    whileRestricted: true,
  }),
  /** "Stay signed in": counts as use of the session and does nothing else. */
  'session.stay': defineCall({
    method: 'POST',
    path: '/wps/session/life',
    token: true,
    assumed: true,
    whileExcluded: true,
    input: z.object({}),
    output: Life,
    whileRestricted: true,
  }),
  /** spec 4: made once after a first login; path and method are ours. */
  'session.firstLogin': defineCall({
    method: 'POST',
    path: '/wps/session/firstLogin',
    token: true,
    assumed: true,
    whileExcluded: true,
    input: z.object({}),
    output: z.optional(z.null()),
  }),
  /** spec 7: ends the session of the given token, which this browser has already forgotten. */
  'session.logout': defineCall({
    method: 'DELETE',
    path: '/wps/session/logout',
    token: 'given',
    leaving: true,
    whileExcluded: true,
    input: z.object({ token: z.string() }),
    output: z.optional(z.null()),
    whileRestricted: true,
  }),
};
