import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { IdentityProof, LoginValue } from './session.ts';
import { RegisterRule } from './system.ts';
import {
  AccountName,
  Email,
  InvitationCode,
  Line,
  PersonName,
  Secret,
  SentCode,
  Signs,
  WithdrawPassword,
} from './typed-fields.ts';
import { VerificationData } from './verification.ts';
import { Sum } from './wallet/money.ts';

/** Whole minutes, in figures. */
const MinutesText = z.string().check(z.regex(/^[1-9]\d{0,4}$/));

/** The first limits, where the market asks for them: what to pay in a month, minutes of play a day, minutes between two checks. */
export const firstLimits = ['depositLimit', 'timeLimit', 'checkEvery'] as const;
export type FirstLimit = (typeof firstLimits)[number];

/** Made by the page, not typed. */
const field = z.optional(z.string().check(z.maxLength(1_000)));
const line = z.optional(Line);

/** The registration user (spec 3). Fields that are hidden or empty are left out. */
export const RegistrationUser = z.object({
  username: AccountName,
  password: Secret,
  confirmPassword: Secret,
  payeeName: z.optional(PersonName),
  email: z.optional(Email),
  qqNum: z.optional(Signs),
  mobileNum: z.optional(Signs),
  countryDialingCode: field,
  recommenderId: z.optional(InvitationCode),
  captcha: z.optional(SentCode),
  verificationCode: z.optional(SentCode),
  affiliateCode: z.optional(InvitationCode),
  paymentPassword: z.optional(WithdrawPassword),
  line: z.optional(Signs),
  whatsapp: z.optional(Signs),
  facebook: z.optional(Signs),
  wechat: z.optional(Signs),
  idNumber: z.optional(Signs),
  referralCode: z.optional(InvitationCode),
  domain: field,
  // Labels of spec 3 that have no field there: these names are assumed, and the rules decide what they may
  // hold.
  nickname: line,
  fullname: z.optional(PersonName),
  telegram: z.optional(Signs),
  zalo: z.optional(Signs),
  /** A day in the format of its rule, see `dayInRule`. */
  birthday: field,
  address: line,
  /** The `countryCode` of a country of `system.countries`. */
  nationality: field,
  occupation: line,
  sourceOfIncome: line,
  placeOfBirth: line,
  /**
   * The first limits, where the rules ask for them (no call of spec has them): the most to pay in during a month as an amount,
   * the most minutes of play a day, and the minutes between two messages of a session of play.
   */
  depositLimit: z.optional(Sum),
  timeLimit: z.optional(MinutesText),
  checkEvery: z.optional(MinutesText),
  login: z.literal(true),
  registerUrl: z.string().check(z.maxLength(1_000)),
  registerMethod: z.literal('WEB'),
  verificationData: z.optional(VerificationData),
});
export type RegistrationUser = z.infer<typeof RegistrationUser>;

/** What somebody typed into a field, as both sides read it; a text that is too long for any field stays. */
export function readField(field: keyof RegistrationUser, text: string): string {
  const read = z.safeParse(RegistrationUser.shape[field], text);
  return read.success && typeof read.data === 'string' ? read.data : text;
}

export const registration = {
  /**
   * spec 7: the fields, which are required, and the rule of each (spec 5). `latestBirthday` (assumed) is the
   * last birthday yyyy-MM-dd of a person old enough today, by the gateway's clock.
   */
  'registration.settings': defineCall({
    method: 'GET',
    path: '/wps/system/setting/register',
    kept: 'everybody',
    input: z.object({}),
    output: z.object({ rules: z.array(RegisterRule), latestBirthday: z.optional(z.nullable(z.string())) }),
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
    gives: 'session',
  }),
  /** spec 7 [E]: the user name is the mobile number. Refusals as above. */
  'registration.registerMobile': defineCall({
    method: 'PUT',
    path: '/wps/member/register/mobile',
    sealed: true,
    input: RegistrationUser,
    output: LoginValue,
    gives: 'session',
  }),
  /**
   * Registers the person that an identity provider vouches for, or signs in a person who registered that way
   * before. Refusals: IDENTITY_REFUSED, AFFILIATE_WRONG.
   */
  'registration.registerIdentity': defineCall({
    method: 'PUT',
    path: '/wps/member/register/identity',
    sealed: true,
    assumed: true,
    input: z.object({ ...IdentityProof.shape, affiliateCode: z.optional(InvitationCode) }),
    output: LoginValue,
    gives: 'session',
  }),
  /** spec 7: whether an affiliate code is valid for this domain, and nothing more. Refusal: AFFILIATE_WRONG. */
  'registration.affiliate': defineCall({
    method: 'GET',
    path: '/wps/agent/affiliate',
    input: z.object({ code: InvitationCode, domain: z.string().check(z.maxLength(255)) }),
    output: z.optional(z.null()),
    row: true,
  }),
};
