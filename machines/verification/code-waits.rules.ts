import type { CallInput } from '#contract/calls.ts';
import {
  asMilliseconds,
  asMinutes,
  asSeconds,
  least,
  type Minutes,
  most,
  plain,
  type Seconds,
  secondsIn,
  secondsOf,
  times,
} from '#contract/units.ts';

/** The calls that send a code, by purpose. */
export type Sends = {
  login: 'verification.smsLogin';
  register: 'verification.smsRegister';
  forgot: 'verification.smsForgot';
  binding: 'member.sendBindingCode';
  address: 'verification.addressCode';
};
export type CodePurpose = keyof Sends;
export type CodeInput = CallInput<Sends[CodePurpose]>;

/** A code that was sent: the same place gets no other until the wait is over. */
export type CodeWait = {
  readonly input: CodeInput;
  /** The end by this device's clock; null until the browser has computed it. */
  readonly endsAt: number | null;
};

export const minute = secondsIn(asMinutes(1));

/** No wait is longer. */
export const longest = times(60, minute);

/** A countdown in whole seconds: never negative, never endless, never NaN. */
function countdown(time: Seconds): Seconds {
  const seconds = asSeconds(Math.round(plain(time)));
  return Number.isFinite(plain(seconds)) ? least(longest, most(asSeconds(0), seconds)) : minute;
}

/** The countdown for an answer in minutes (spec 4). */
export function countdownSeconds(expiredMinutes: Minutes): Seconds {
  return countdown(secondsIn(expiredMinutes));
}

/** The time from `now` to a moment (epoch milliseconds), with the same bounds; zero for a moment that has passed. */
export function secondsUntil(moment: number, now: number): Seconds {
  return countdown(secondsOf(asMilliseconds(moment - now)));
}

/** The number in a call's input. */
export function numberIn(input: Exclude<CodeInput, { way: unknown }>): string {
  if ('mobileNo' in input) return input.mobileNo;
  return 'target' in input ? input.target : input.mobileNum;
}

/** A number that got a code, and its country's dialing code. */
export type CodeNumber = { readonly mobileNum: string; readonly countryDialingCode: string };

/** The number that got the last code, while its wait runs; null when there is none, as in a sender still to come. */
export function numberWaiting({
  waits,
}: {
  readonly waits?: readonly CodeWait[] | undefined;
}): CodeNumber | null {
  const last = waits?.at(-1);
  if (!last || last.endsAt === null || 'way' in last.input || 'kind' in last.input) return null;
  return { mobileNum: numberIn(last.input), countryDialingCode: last.input.countryDialingCode };
}
