import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { NewToken } from './envelope.ts';

/** What a solved slider captcha gives: opaque, good once, for the browser tab that solved it. */
export const VerificationData = z.string().check(z.minLength(1), z.maxLength(4_096));

const dialingCode = z.string().check(z.minLength(1), z.maxLength(8));
const nationalNumber = z.string().check(z.minLength(1), z.maxLength(32));

/** A mobile number as typed and its dialing code without the plus sign. */
export const MobileNumber = z.object({
  mobileNum: nationalNumber,
  countryDialingCode: dialingCode,
  verificationData: z.optional(VerificationData),
});

/** Minutes until another code may be sent. */
const Sent = z.object({ expiredMinutes: z.number() });

/** A base64 PNG. */
const Png = z.string().check(z.regex(/^[A-Za-z0-9+/]+=*$/), z.maxLength(400_000));

/** The ways to prove who one is when signing in from an address the account was never used from (spec 4). */
export const AddressWay = z.enum(['mobile', 'email', 'bank', 'authenticator']);
export type AddressWay = z.infer<typeof AddressWay>;

/**
 * A slider captcha: the gateway's own puzzle, drawn in CSS pixels, with a question in words for whoever can't see
 * or drag; or the script of a hosted provider, whose host must be on the brand's list.
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
    /** Where the piece stands, from the top; only its way to the right is asked for. */
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
  /** A slider captcha to be solved. A call that wants one is refused with SLIDER_NEEDED until it brings the proof. */
  'verification.slider': defineCall({
    method: 'GET',
    path: '/wps/verification/slider',
    assumed: true,
    input: z.object({}),
    output: SliderChallenge,
  }),
  /**
   * The answer to a puzzle: how far the piece was moved, in CSS pixels, or the answer in words. Good once, wrong or
   * right; refusal: SLIDER_WRONG. `verificationData` goes into the call that asked for it.
   */
  'verification.sliderAnswer': defineCall({
    method: 'POST',
    path: '/wps/verification/slider',
    assumed: true,
    input: z.object({
      id: z.string().check(z.maxLength(128)),
      moved: z.optional(z.number()),
      words: z.optional(z.string().check(z.maxLength(64))),
    }),
    output: z.object({ verificationData: VerificationData }),
  }),
  /**
   * spec 7: the SMS code for signing in. Sealed although not marked: it carries a mobile number. Refusals, as of the
   * other codes by SMS: SLIDER_NEEDED and the phone messages of spec 8.
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
      mobileNo: nationalNumber,
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
    input: z.object({}),
    output: z.object({ ways: z.array(z.object({ way: AddressWay, hint: z.string() })) }),
    whileRestricted: true,
  }),
  /** Sends a code for the way chosen. */
  'verification.addressCode': defineCall({
    method: 'POST',
    path: '/wps/verification/address/code',
    token: true,
    assumed: true,
    input: z.object({ way: z.enum(['mobile', 'email']) }),
    output: Sent,
    whileRestricted: true,
  }),
  /**
   * The code, or the name the bank account is in. The session is open to everything afterwards, under another token.
   * Refusals: CODE_WRONG, CODE_EXPIRED, ANSWER_WRONG, and FORBIDDEN where nothing is to be verified; after too many the
   * session ends.
   */
  'verification.addressAnswer': defineCall({
    method: 'POST',
    path: '/wps/verification/address',
    token: true,
    sealed: true,
    assumed: true,
    onSecret: true,
    input: z.object({ way: AddressWay, answer: z.string().check(z.minLength(1), z.maxLength(128)) }),
    output: NewToken,
    gives: 'token',
    whileRestricted: true,
  }),
};
