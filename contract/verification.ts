import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { NewToken } from './envelope.ts';
import { Line, Signs } from './typed-fields.ts';
import { ofMinutes } from './units.ts';

/** The proof of a solved slider captcha: opaque, valid once, for the browser tab that solved it. */
export const VerificationData = z.string().check(z.minLength(1), z.maxLength(4_096));

const dialingCode = z.string().check(z.minLength(1), z.maxLength(8));

/** A mobile number as typed, and its dialing code without the plus sign. */
export const MobileNumber = z.object({
  mobileNum: Signs,
  countryDialingCode: dialingCode,
  verificationData: z.optional(VerificationData),
});

/** Minutes until another code may be sent. */
const Sent = z.object({ expiredMinutes: ofMinutes(z.number()) });

/** A base64 PNG. */
const Png = z.string().check(z.regex(/^[A-Za-z0-9+/]+=*$/), z.maxLength(400_000));

/** The ways to prove one's identity when signing in from an address new to the account (spec 4). */
export const AddressWay = z.enum(['mobile', 'email', 'bank', 'authenticator']);
export type AddressWay = z.infer<typeof AddressWay>;

/**
 * A slider captcha: the gateway's own puzzle, drawn in CSS pixels, with a question in words for people who
 * can't see or drag; or the script of a hosted provider, whose host must be on the brand's list.
 */
export const SliderChallenge = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('puzzle'),
    id: z.string(),
    background: Png,
    piece: Png,
    width: z.number(),
    height: z.number(),
    pieceSize: z.number(),
    /** The piece's distance from the top; the person only finds how far right it goes. */
    pieceTop: z.number(),
    question: z.string(),
  }),
  z.object({ kind: z.literal('hosted'), script: z.string(), siteKey: z.string() }),
]);
export type SliderChallenge = z.infer<typeof SliderChallenge>;

export const verification = {
  /** spec 7: `value` is a base64 PNG; the image is bound to the `Client-Id` header. */
  'verification.captcha': defineCall({
    method: 'GET',
    path: '/wps/captcha',
    input: z.object({}),
    output: z.string().check(z.regex(/^[A-Za-z0-9+/]+=*$/), z.maxLength(200_000)),
  }),
  /** Asks for a slider captcha to solve. A call that needs one is refused with SLIDER_NEEDED until it carries the proof. */
  'verification.slider': defineCall({
    method: 'GET',
    path: '/wps/verification/slider',
    assumed: true,
    input: z.object({}),
    output: SliderChallenge,
  }),
  /**
   * The answer to a puzzle: how far the piece was moved, in CSS pixels, or the answer in words. Each puzzle takes
   * one answer, right or wrong; refusal: SLIDER_WRONG. `verificationData` goes into the call that needed it.
   */
  'verification.sliderAnswer': defineCall({
    method: 'POST',
    path: '/wps/verification/slider',
    assumed: true,
    input: z.object({
      id: z.string().check(z.maxLength(128)),
      moved: z.optional(z.number()),
      words: z.optional(Line),
    }),
    output: z.object({ verificationData: VerificationData }),
    row: true,
  }),
  /**
   * spec 7: the SMS code for signing in. We seal it although the specification does not, because it carries a
   * mobile number. Refusals, like the other SMS codes: SLIDER_NEEDED and the phone messages of spec 8.
   */
  'verification.smsLogin': defineCall({
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    sealed: true,
    input: MobileNumber,
    output: Sent,
  }),
  /** spec 7: the SMS code for registering, by user name or mobile number. */
  'verification.smsRegister': defineCall({
    method: 'POST',
    path: '/wps/verification/sms/register',
    sealed: true,
    input: z.object({
      mobileNo: Signs,
      countryDialingCode: dialingCode,
      verificationData: z.optional(VerificationData),
    }),
    output: Sent,
  }),
  /** spec 7: the SMS code for a forgotten password; `expirationTime` in epoch milliseconds. The path is ours. */
  'verification.smsForgot': defineCall({
    method: 'POST',
    path: '/wps/verification/sms/forgot',
    sealed: true,
    assumed: true,
    input: MobileNumber,
    output: z.object({ expirationTime: z.number() }),
  }),
  /** The ways open to this member; `hint` shows where a code would go, mostly hidden ('•••4321'). */
  'verification.addressWays': defineCall({
    method: 'GET',
    path: '/wps/verification/address',
    token: true,
    assumed: true,
    whileExcluded: true,
    input: z.object({}),
    output: z.object({ ways: z.array(z.object({ way: AddressWay, hint: z.string() })) }),
    whileRestricted: true,
  }),
  /** Sends a code by the chosen way. */
  'verification.addressCode': defineCall({
    method: 'POST',
    path: '/wps/verification/address/code',
    token: true,
    assumed: true,
    whileExcluded: true,
    input: z.object({ way: z.enum(['mobile', 'email']) }),
    output: Sent,
    whileRestricted: true,
  }),
  /**
   * The code, or the name of the bank account's holder. Afterwards the session is unrestricted and has a new
   * token. Refusals: CODE_WRONG, CODE_EXPIRED, ANSWER_WRONG, and FORBIDDEN when there is nothing to verify;
   * too many wrong answers end the session.
   */
  'verification.addressAnswer': defineCall({
    method: 'POST',
    path: '/wps/verification/address',
    token: true,
    sealed: true,
    assumed: true,
    onSecret: true,
    whileExcluded: true,
    input: z.object({ way: AddressWay, answer: Line }),
    output: NewToken,
    gives: 'token',
    whileRestricted: true,
  }),
};
