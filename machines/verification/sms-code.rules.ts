import type { PromiseActorLogic } from 'xstate';
import type { CallInput } from '#contract/calls.ts';
import { type Failure, failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';

/** A send is not repeated within this time, whatever came of it (spec 9); milliseconds. */
export const sendThrottle = 1_000;

/** The calls that send a code, by what the code is for. */
type Sends = {
  login: 'verification.smsLogin';
  register: 'verification.smsRegister';
  forgot: 'verification.smsForgot';
  binding: 'member.sendBindingCode';
  address: 'verification.addressCode';
};
export type CodePurpose = keyof Sends;
export type CodeInput = CallInput<Sends[CodePurpose]>;

/** A code that is wanted for something, with what its call is to be given. */
export type CodeWanted = {
  [Purpose in CodePurpose]: { readonly purpose: Purpose; readonly input: CallInput<Sends[Purpose]> };
}[CodePurpose];

/** What the calls answer: minutes until another code may be sent, or the moment of it, in epoch milliseconds. */
export type CodeSent = { readonly expiredMinutes: number } | { readonly expirationTime: number };

export type CodeContext = {
  readonly input: CodeInput;
  /** The proof of a solved slider, for the next send. */
  readonly verificationData: string | null;
  /** Codes are sent by an identity provider. */
  readonly byProvider: boolean;
  readonly seconds: number;
  /** The moment the gateway named, by its clock. */
  readonly until: number | null;
  /** The moment by this device's clock. */
  readonly endsAt: number | null;
  readonly failure: Failure | null;
};

const noInput: CodeInput = { mobileNum: '', countryDialingCode: '' };

/** A call that sends a code, in the one shape that the machine of all of them starts it in. */
export function sendBy(name: Sends[CodePurpose]): PromiseActorLogic<CodeSent, CodeInput> {
  return call(name) as unknown as PromiseActorLogic<CodeSent, CodeInput>;
}

/** All but what was learned of the product. */
export const noCode = {
  input: noInput,
  verificationData: null,
  seconds: 0,
  until: null,
  endsAt: null,
  failure: null,
} as const satisfies Partial<CodeContext>;

export const newCode: CodeContext = { ...noCode, byProvider: false };

const secondsAMinute = 60;
const longest = 60 * secondsAMinute;

/** The countdown in seconds for an answer's minutes (spec 4): never negative, never endless, never NaN. */
export function countdownSeconds(expiredMinutes: number): number {
  const seconds = Math.round(expiredMinutes * secondsAMinute);
  return Number.isFinite(seconds) ? Math.min(longest, Math.max(0, seconds)) : secondsAMinute;
}

/** The seconds from `now` to a moment (epoch milliseconds), with the same bounds: a moment that has passed is over. */
export function secondsUntil(moment: number, now: number): number {
  return countdownSeconds((moment - now) / (secondsAMinute * 1_000));
}

/** Seconds to wait, where none were answered too: another send would be too soon. */
function atLeast(seconds: number): number {
  return Math.max(sendThrottle / 1_000, seconds);
}

/**
 * How long to wait after a send (spec 4): one minute whatever is answered when an identity provider sends the codes,
 * else the minutes answered, or until the moment answered.
 */
export function waitAfter(sent: CodeSent, byProvider: boolean): Pick<CodeContext, 'seconds' | 'until'> {
  if (byProvider) return { seconds: secondsAMinute, until: null };
  if ('expiredMinutes' in sent)
    return { seconds: atLeast(countdownSeconds(sent.expiredMinutes)), until: null };
  return { seconds: longest, until: sent.expirationTime };
}

/** A number to which a code was sent, and its country's dialing code. */
export type CodeNumber = { readonly mobileNum: string; readonly countryDialingCode: string };

/** The number that a code was sent to, for as long as the wait for another runs; null when there is none. */
export function numberWaiting({ input, endsAt }: CodeContext): CodeNumber | null {
  if (endsAt === null) return null;
  if ('mobileNo' in input) return { mobileNum: input.mobileNo, countryDialingCode: input.countryDialingCode };
  if ('mobileNum' in input)
    return { mobileNum: input.mobileNum, countryDialingCode: input.countryDialingCode };
  return null;
}

/** What the world is told of a countdown. */
export function countdownOf({ seconds, until }: CodeContext) {
  return { type: 'countdown.started' as const, seconds, until };
}

/** A countdown in seconds as a chart's delay, in milliseconds: never so short that another send would be too soon. */
export function countdownDelay(seconds: number): number {
  return atLeast(seconds) * 1_000;
}

/** What the call is given: its own input, and the proof of a slider when one was solved for it. */
export function sendInput({ input, verificationData }: CodeContext): CodeInput {
  return verificationData === null ? input : ({ ...input, verificationData } as CodeInput);
}

/** A slider is wanted before anything is sent. */
export function sliderNeeded(error: unknown): boolean {
  return failureOf(error).code === 'SLIDER_NEEDED';
}
