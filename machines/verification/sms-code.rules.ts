import type { PromiseActorLogic } from 'xstate';
import type { CallInput } from '#contract/calls.ts';
import { type Failure, failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { Features } from '../system/features.rules.ts';
import { digitsOf } from './mobile.rules.ts';

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

/** A code that was sent: until the wait is over none is sent to the same place again. */
export type CodeWait = {
  readonly input: CodeInput;
  /** The moment by this device's clock; null until the world has worked it out. */
  readonly endsAt: number | null;
};

export type CodeContext = {
  /** What the code on its way is asked for with. */
  readonly input: CodeInput;
  /** The proof of a solved slider, for the next send. */
  readonly verificationData: string | null;
  /** Codes are sent by an identity provider. */
  readonly byProvider: boolean;
  /** Whose waits these are: the account that is signed in, or '' for a visitor. */
  readonly person: string;
  /** One for each number or address that a code went to, the newest last. */
  readonly waits: readonly CodeWait[];
  readonly failure: Failure | null;
};

/** Who is here from now on: an account, or '' for a visitor. */
export type Person = { readonly username: string };

/** The moment at which the wait of a place ends. */
export type CodeEnd = { readonly of: string; readonly endsAt: number };

export type CodeEvent =
  | ({ readonly type: 'code.wanted' } & CodeWanted)
  | { readonly type: 'features.learned'; readonly features: Features }
  | ({ readonly type: 'account.changed' } & Person)
  | ({ readonly type: 'countdown.set' } & CodeEnd)
  | ({ readonly type: 'countdown.passed' } & Pick<CodeEnd, 'of'>)
  | { readonly type: 'failure.seen' };

const noInput: CodeInput = { mobileNum: '', countryDialingCode: '' };

/** A call that sends a code, in the one shape that the machine of all of them starts it in. */
export function sendBy(name: Sends[CodePurpose]): PromiseActorLogic<CodeSent, CodeInput> {
  return call(name) as unknown as PromiseActorLogic<CodeSent, CodeInput>;
}

/** Nothing is on its way. */
export const noSend = { input: noInput, verificationData: null, failure: null } as const;

/** All but what was learned of the product. */
export const noCode = { ...noSend, waits: [] } as const satisfies Partial<CodeContext>;

export const newCode: CodeContext = { ...noCode, byProvider: false, person: '' };

/** Where a code goes: the same number, however it is written, is one place. */
export function placeOf(input: CodeInput): string {
  if ('way' in input) return input.way;
  if ('kind' in input && input.kind === 'email') return input.target.trim().toLowerCase();
  return `+${input.countryDialingCode} ${digitsOf(numberIn(input))}`;
}

/** The number in what a call is given. */
function numberIn(input: Exclude<CodeInput, { way: unknown }>): string {
  if ('mobileNo' in input) return input.mobileNo;
  return 'target' in input ? input.target : input.mobileNum;
}

/** When another code may go to this place, by this device's clock; null when one may now. */
export function endsAtOf({ waits }: Pick<CodeContext, 'waits'>, place: string): number | null {
  return waits.find(({ input }) => placeOf(input) === place)?.endsAt ?? null;
}

/** Whether a code went there, and another must wait. */
export function awaited({ waits }: CodeContext, input: CodeInput): boolean {
  return waits.some((wait) => placeOf(wait.input) === placeOf(input));
}

/** The waits, with that for the code that was sent just now. */
export function withWait(context: CodeContext): Partial<CodeContext> {
  const { input } = context;
  const { waits } = withoutWait(context, { of: placeOf(input) });
  return { waits: [...waits, { input, endsAt: null }] };
}

/** The waits, with the end that the world worked out for one of them. */
export function withEnd({ waits }: CodeContext, { of, endsAt }: CodeEnd): Partial<CodeContext> {
  return { waits: waits.map((wait) => (placeOf(wait.input) === of ? { ...wait, endsAt } : wait)) };
}

/** The waits but one, which is over: where its code went is forgotten. */
export function withoutWait({ waits }: CodeContext, { of }: Pick<CodeEnd, 'of'>): Pick<CodeContext, 'waits'> {
  return { waits: waits.filter(({ input }) => placeOf(input) !== of) };
}

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
export function waitAfter(sent: CodeSent, byProvider: boolean): { seconds: number; until: number | null } {
  if (byProvider) return { seconds: secondsAMinute, until: null };
  if ('expiredMinutes' in sent)
    return { seconds: atLeast(countdownSeconds(sent.expiredMinutes)), until: null };
  return { seconds: longest, until: sent.expirationTime };
}

/** A number to which a code was sent, and its country's dialing code. */
export type CodeNumber = { readonly mobileNum: string; readonly countryDialingCode: string };

/** The number that the last code was sent to, for as long as the wait for another runs; null when there is none. */
export function numberWaiting({ waits }: Pick<CodeContext, 'waits'>): CodeNumber | null {
  const last = waits.at(-1);
  if (!last || last.endsAt === null || 'way' in last.input || 'kind' in last.input) return null;
  return { mobileNum: numberIn(last.input), countryDialingCode: last.input.countryDialingCode };
}

/** What the world is told of the wait for a code that was sent just now. */
export function countdownOf({ input, byProvider }: CodeContext, sent: CodeSent) {
  return { type: 'countdown.started' as const, ...waitAfter(sent, byProvider), of: placeOf(input) };
}

/** What the call is given: its own input, and the proof of a slider when one was solved for it. */
export function sendInput({ input, verificationData }: CodeContext): CodeInput {
  return verificationData === null ? input : ({ ...input, verificationData } as CodeInput);
}

/** A slider is wanted before anything is sent. */
export function sliderNeeded(error: unknown): boolean {
  return failureOf(error).code === 'SLIDER_NEEDED';
}
