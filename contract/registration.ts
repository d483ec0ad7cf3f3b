import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { IdentityProof, LoginValue } from './session.ts';
import { RegisterRule } from './system.ts';
import { VerificationData } from './verification.ts';

/** Longer than any rule allows: what a field may hold is for the rules to say, and for the gateway. */
const text = z.string().check(z.maxLength(1_000));
const field = z.optional(text);

/** The registration user (spec 3). What is not shown or not filled in is left out. */
export const RegistrationUser = z.object({
  username: text,
  password: text,
  confirmPassword: text,
  payeeName: field,
  email: field,
  qqNum: field,
  mobileNum: field,
  countryDialingCode: field,
  recommenderId: field,
  captcha: field,
  verificationCode: field,
  affiliateCode: field,
  paymentPassword: field,
  line: field,
  whatsapp: field,
  facebook: field,
  wechat: field,
  idNumber: field,
  referralCode: field,
  domain: field,
  login: z.literal(true),
  registerUrl: text,
  registerMethod: z.literal('WEB'),
  verificationData: z.optional(VerificationData),
});
export type RegistrationUser = z.infer<typeof RegistrationUser>;

export const registration = {
  /** spec 7: which fields there are, which are required, and what each must keep (spec 5). */
  'registration.settings': defineCall({
    method: 'GET',
    path: '/wps/system/setting/register',
    input: z.object({}),
    output: z.object({ rules: z.array(RegisterRule) }),
  }),
  /**
   * spec 7 [E]. Answers as a login does: registering signs in. Refusals: ACCOUNT_TAKEN, MOBILE_TAKEN, EMAIL_TAKEN,
   * FIELD_REFUSED (`value.field`), PASSWORD_RULE, PASSWORD_CONFIRMATION, AFFILIATE_WRONG, CAPTCHA_WRONG (with the
   * captcha flag), CODE_WRONG, CODE_EXPIRED, SLIDER_NEEDED, FUNCTION_DISABLED.
   */
  'registration.register': defineCall({
    method: 'PUT',
    path: '/wps/member/register',
    sealed: true,
    input: RegistrationUser,
    output: LoginValue,
  }),
  /** spec 7 [E]: the user name is the mobile number. Refusals as above. */
  'registration.registerMobile': defineCall({
    method: 'PUT',
    path: '/wps/member/register/mobile',
    sealed: true,
    input: RegistrationUser,
    output: LoginValue,
  }),
  /** Registers whoever an identity provider vouches for; signs in who has registered so before. Refusals: IDENTITY_REFUSED, AFFILIATE_WRONG. */
  'registration.registerIdentity': defineCall({
    method: 'PUT',
    path: '/wps/member/register/identity',
    sealed: true,
    assumed: true,
    input: z.object({ ...IdentityProof.shape, affiliateCode: field }),
    output: LoginValue,
  }),
  /** spec 7: whether an affiliate code is good for this domain; says no more than that. Refusal: AFFILIATE_WRONG. */
  'registration.affiliate': defineCall({
    method: 'GET',
    path: '/wps/agent/affiliate',
    input: z.object({ code: z.string().check(z.maxLength(64)), domain: z.string().check(z.maxLength(255)) }),
    output: z.optional(z.null()),
  }),
};
