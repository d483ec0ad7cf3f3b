import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { IdentityProof, LoginValue } from './session.ts';
import { RegisterRule } from './system.ts';
import { personName } from './typed.ts';
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

/**
 * The meaning of each pattern id in the rules. The meanings are the messages of spec 5, the ids are ours. No pattern
 * nests repetitions, so each runs in time proportional to the text. `null` accepts any text within its bounds.
 */
export const patterns = {
  length: null,
  password: null,
  alphanumeric: /^[A-Za-z0-9]+$/,
  letterFirst: /^[A-Za-z][A-Za-z0-9]*$/,
  kanji: /^[\p{Script=Han}0-9]+$/u,
  email: /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}$/,
  digits: /^[0-9]+$/,
  oneUppercase: /[A-Z]/,
  englishSpaces: /^[A-Za-z ]+$/,
  noSpaces: /^\S+$/,
  dateYmd: /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/,
  dateMdy: /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4}$/,
  korean: /^\p{Script=Hangul}+$/u,
  thai: /^\p{Script=Thai}+$/u,
  strong: /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9\s])/s,
  fullName: /^\p{L}[\p{L}\p{M}.'’·-]*(?: \p{L}[\p{L}\p{M}.'’·-]*)+$/u,
  fullWidth: /^[\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uff01-\uff60\uffe0-\uffe6]+$/,
  uppercase: /^[A-Z]+$/,
  realName: personName,
} as const satisfies Readonly<Record<string, RegExp | null>>;
export type PatternId = keyof typeof patterns;

/** No field is longer than this, whatever a rule says (spec 5: the verification code's own bound). */
const longest = 255;

function bound(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0
    ? Math.min(number, longest)
    : otherwise;
}

/** The bounds of a rule, in UTF-16 units. Both sides read bad bounds alike: swapped when crossed, ignored when invalid. */
export function boundsOf({ minLength, maxLength }: Pick<RegisterRule, 'minLength' | 'maxLength'>): {
  min: number;
  max: number;
} {
  const [min, max] = [bound(minLength, 0), bound(maxLength, longest)];
  return { min: Math.min(min, max), max: Math.max(min, max) };
}

/**
 * What a rule demands of a text besides its length: one of our patterns, the text of a pattern only the
 * gateway knows, or null for anything (spec 3: '*').
 */
export function patternOf({
  acceptedPattern,
  patternId,
}: Pick<RegisterRule, 'acceptedPattern' | 'patternId'>): RegExp | string | null {
  if (acceptedPattern === '*') return null;
  if (typeof patternId === 'string' && Object.hasOwn(patterns, patternId))
    return patterns[patternId as PatternId];
  return acceptedPattern || null;
}

/** A day yyyy-MM-dd in the format its rule wants (spec 5): some want MM-dd-yyyy. */
export function dayInRule(day: string, rule: Pick<RegisterRule, 'patternId'> | undefined): string {
  const [, year, rest] = /^(\d{4})-(\d\d-\d\d)$/.exec(day) ?? [];
  return rule?.patternId === 'dateMdy' && year ? `${rest}-${year}` : day;
}

/** The day yyyy-MM-dd that a text in the rule's format means; the text itself when it is not such a day. */
export function dayOutOfRule(text: string, rule: Pick<RegisterRule, 'patternId'> | undefined): string {
  const [, rest, year] = /^(\d\d-\d\d)-(\d{4})$/.exec(text) ?? [];
  return rule?.patternId === 'dateMdy' && year ? `${year}-${rest}` : text;
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
  }),
};
