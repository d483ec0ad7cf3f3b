import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { referral } from './member/referral.ts';
import { Line, PersonName, Secret, SentCode, Signs, WithdrawPassword } from './typed-fields.ts';
import { ofMinutes } from './units.ts';
import { VerificationData } from './verification.ts';

/**
 * Member info (spec 3). `type` is the account type: 1, 2, 41, 42 agent, 4 demo, anything else a member. `toUpline`
 * says whether the account may send money within its own line (`wallet.line`) and sees that menu entry.
 */
export const MemberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  userName: z.string(),
  type: z.unknown(),
  toUpline: z.optional(z.boolean()),
  clubLabel: z.optional(
    z.nullable(z.object({ labelName: z.optional(z.string()), rankLevel: z.optional(z.unknown()) })),
  ),
  /** A break or an exclusion is in force: the session can only withdraw, read statements and get help. */
  away: z.optional(z.boolean()),
  /** The market wants a break of one day at hand on every page. */
  breakButton: z.optional(z.boolean()),
  /** False: VIP service is closed to this member, whatever the rank; the chat serves them. */
  vip: z.optional(z.boolean()),
  memberLabel: z.optional(z.array(z.object({ labelName: z.string() }))),
});
export type MemberInfo = z.infer<typeof MemberInfo>;

/** The content of the security centre. Anything not set is null. */
export const Profile = z.object({
  account: z.string(),
  nickname: z.string(),
  payeeName: z.nullable(z.string()),
  /** yyyy-MM-dd. */
  birthday: z.nullable(z.string()),
  /** As '+51 •••4321' and 'a•••@example.com'. */
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  withdrawPasswordSet: z.boolean(),
  authenticatorSet: z.boolean(),
  /** Epoch milliseconds. */
  passwordChangedAt: z.nullable(z.number()),
});
export type Profile = z.infer<typeof Profile>;

/** The product's own pictures for members; `avatar` names one of them when it is STATIC. */
export const staticAvatars = [
  'avatar-1',
  'avatar-2',
  'avatar-3',
  'avatar-4',
  'avatar-5',
  'avatar-6',
  'avatar-7',
  'avatar-8',
] as const;

/** A contact to bind: a mobile number with its dialing code, or an e-mail address with an empty one. */
const Binding = z.object({
  kind: z.enum(['mobile', 'email']),
  target: Signs,
  countryDialingCode: z.string().check(z.maxLength(8)),
});

export const member = {
  ...referral,
  /**
   * spec 7 [T]. A session that must first change its password or verify an address is refused with
   * MUST_CHANGE_PASSWORD or MUST_VERIFY; `value.account` names its account, as `account` does in an answer.
   */
  'member.info': defineCall({
    method: 'GET',
    path: '/wps/member/info',
    token: true,
    whileExcluded: true,
    input: z.object({}),
    output: MemberInfo,
    sections: [['clubLabel'], ['memberLabel'], ['toUpline'], ['away'], ['breakButton'], ['vip']],
  }),
  /** spec 7 [T]: the address of the member's badge image, when there is one. */
  'member.icon': defineCall({
    method: 'GET',
    path: '/wps/member/info/icon',
    token: true,
    whileExcluded: true,
    input: z.object({}),
    output: z.object({ icon: z.nullable(z.string()) }),
  }),
  /** spec 7 [T]: `avatar` is an image address for CUSTOM and a name for STATIC. */
  'member.avatar': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getPlayerAvatar',
    token: true,
    whileExcluded: true,
    input: z.object({}),
    output: z.object({ avatar: z.string(), avatarType: z.enum(['CUSTOM', 'STATIC']) }),
  }),
  /** The member's profile for the security centre; addresses and numbers are mostly hidden. */
  'member.profile': defineCall({
    method: 'GET',
    path: '/wps/member/profile',
    token: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({}),
    output: Profile,
  }),
  /** Refusals: FIELD_REFUSED (`value.field`). Once given, only customer service can change a real name. */
  'member.saveProfile': defineCall({
    method: 'PUT',
    path: '/wps/member/profile',
    token: true,
    sealed: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({
      nickname: Line,
      payeeName: z.optional(PersonName),
      birthday: z.optional(z.string().check(z.maxLength(10))),
    }),
    output: z.optional(z.null()),
  }),
  /** Sets the picture: one of the product's by its name, or the member's own as a base64 PNG. Refusal: IMAGE_REFUSED. */
  'member.setAvatar': defineCall({
    method: 'PUT',
    path: '/wps/member/avatar',
    token: true,
    assumed: true,
    realAccount: true,
    longest: 420_000,
    input: z.discriminatedUnion('avatarType', [
      z.object({ avatarType: z.literal('STATIC'), avatar: z.string().check(z.maxLength(64)) }),
      z.object({ avatarType: z.literal('CUSTOM'), image: z.string().check(z.maxLength(400_000)) }),
    ]),
    output: z.object({ avatar: z.string(), avatarType: z.enum(['CUSTOM', 'STATIC']) }),
  }),
  /**
   * Sets or changes the six-digit withdraw password. `password` is the sign-in password. Refusals:
   * PASSWORD_WRONG, PASSWORD_RULE, PASSWORD_CONFIRMATION, PASSWORD_SAME.
   */
  'member.setWithdrawPassword': defineCall({
    method: 'POST',
    path: '/wps/member/withdrawPassword',
    token: true,
    sealed: true,
    assumed: true,
    realAccount: true,
    onSecret: true,
    whileExcluded: true,
    input: z.object({
      password: Secret,
      newPassword: WithdrawPassword,
      confirmNewPassword: WithdrawPassword,
    }),
    output: z.optional(z.null()),
  }),
  /**
   * Sends a code to the number or address to bind. One that belongs to another account gets the same answer
   * but no code. Refusals: PHONE_INVALID, FIELD_REFUSED.
   */
  'member.sendBindingCode': defineCall({
    method: 'POST',
    path: '/wps/member/binding/code',
    token: true,
    sealed: true,
    assumed: true,
    realAccount: true,
    input: z.object({ ...Binding.shape, verificationData: z.optional(VerificationData) }),
    output: z.object({ expiredMinutes: ofMinutes(z.number()) }),
  }),
  /**
   * Binds it with the code. `password` is the sign-in password. Refusals: CODE_WRONG, CODE_EXPIRED,
   * PASSWORD_WRONG; and, only after the right code, MOBILE_TAKEN and EMAIL_TAKEN.
   */
  'member.bind': defineCall({
    method: 'POST',
    path: '/wps/member/binding',
    token: true,
    sealed: true,
    assumed: true,
    realAccount: true,
    onSecret: true,
    input: z.object({
      ...Binding.shape,
      code: SentCode,
      password: Secret,
    }),
    output: z.optional(z.null()),
  }),
  /**
   * Starts setting up an authenticator: its secret, also as an `otpauth:` address for a QR code. Refusals:
   * PASSWORD_WRONG; FUNCTION_DISABLED while one is active.
   */
  'member.beginAuthenticator': defineCall({
    method: 'POST',
    path: '/wps/member/authenticator',
    token: true,
    sealed: true,
    assumed: true,
    realAccount: true,
    input: z.object({ password: Secret }),
    output: z.object({ secret: z.string(), uri: z.string().check(z.regex(/^otpauth:\/\//)) }),
  }),
  /** Finishes the set-up with a first code. Refusal: CODE_WRONG. */
  'member.confirmAuthenticator': defineCall({
    method: 'PUT',
    path: '/wps/member/authenticator',
    token: true,
    sealed: true,
    assumed: true,
    realAccount: true,
    onSecret: true,
    input: z.object({ code: SentCode }),
    output: z.optional(z.null()),
  }),
  /** Removes the authenticator. Refusals: PASSWORD_WRONG, CODE_WRONG. */
  'member.removeAuthenticator': defineCall({
    method: 'POST',
    path: '/wps/member/authenticator/removal',
    token: true,
    sealed: true,
    assumed: true,
    realAccount: true,
    onSecret: true,
    input: z.object({ password: Secret, code: SentCode }),
    output: z.optional(z.null()),
  }),
  /** Recent sign-ins, newest first; `open` while that session lives, `current` for the calling session. `at` is epoch ms. */
  'member.signIns': defineCall({
    method: 'GET',
    path: '/wps/member/signIns',
    token: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({}),
    output: z.array(
      z.object({
        id: z.string(),
        at: z.number(),
        address: z.string(),
        device: z.string(),
        open: z.boolean(),
        current: z.boolean(),
      }),
    ),
  }),
  /** Ends every session of the member except the calling one; answers how many it ended. */
  'member.endOthers': defineCall({
    method: 'POST',
    path: '/wps/member/signIns/others',
    token: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({}),
    output: z.object({ ended: z.number() }),
  }),
};
