import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** A mobile number as typed and its dialing code without the plus sign. */
export const MobileNumber = z.object({
  mobileNum: z.string().check(z.minLength(1), z.maxLength(32)),
  countryDialingCode: z.string().check(z.minLength(1), z.maxLength(8)),
});

export const verification = {
  /** spec 7: `value` is a base64 PNG; the image is bound to the `Client-Id` header. */
  'verification.captcha': defineCall({
    method: 'GET',
    path: '/wps/captcha',
    input: z.object({}),
    output: z.string().check(z.regex(/^[A-Za-z0-9+/]+=*$/), z.maxLength(200_000)),
  }),
  /** spec 7: the SMS code for signing in. Sealed although not marked: it carries a mobile number. */
  'verification.smsLogin': defineCall({
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    sealed: true,
    input: MobileNumber,
    output: z.object({ expiredMinutes: z.number() }),
  }),
};
