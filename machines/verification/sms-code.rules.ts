import type { PromiseActorLogic } from 'xstate';
import type { CallInput } from '#contract/calls.ts';
import { type Failure, failureOf } from '#contract/errors.ts';
import { bareNumber, countryIn, type Dialing, mobileOf } from '#contract/mobile-numbers.ts';
import { dialingCodeOf, emailOf } from '#contract/typed.ts';
import { asMilliseconds, type Minutes, most, type Seconds, secondsOf } from '#contract/units.ts';
import { call } from '../kit/call.ts';
import {
  type CodeInput,
  type CodePurpose,
  type CodeWait,
  countdownSeconds,
  longest,
  minute,
  numberIn,
  type Sends,
} from './code-waits.rules.ts';

/** A send is not repeated within this time, whatever its result (spec 9); milliseconds. */
export const sendThrottle = 1_000;

/** A request for a code, with the input of its call. */
export type CodeWanted = {
  [Purpose in CodePurpose]: { readonly purpose: Purpose; readonly input: CallInput<Sends[Purpose]> };
}[CodePurpose];

/** The answers of the calls: minutes until another code may be sent, or the time of it, in epoch milliseconds. */
export type CodeSent = { readonly expiredMinutes: Minutes } | { readonly expirationTime: number };

export type CodeContext = {
  /** The input for the code being sent. */
  readonly input: CodeInput;
  /** The proof of a solved slider, for the next send. */
  readonly verificationData: string | null;
  /** An identity provider sends the codes. */
  readonly byProvider: boolean;
  /** The owner of these waits: the signed-in account, or '' for a visitor. */
  readonly person: string;
  /** One per number or address that got a code, newest last. */
  readonly waits: readonly CodeWait[];
  readonly failure: Failure | null;
};

/** The person here from now on: an account, or '' for a visitor. */
export type Person = { readonly username: string };

/** The end of the wait of one place. */
export type CodeEnd = { readonly of: string; readonly endsAt: number };

const noInput: CodeInput = { mobileNum: '', countryDialingCode: '' };

/** A call that sends a code, in the one shape that all these machines use. */
export function sendBy(name: Sends[CodePurpose]): PromiseActorLogic<CodeSent, CodeInput> {
  return call(name) as unknown as PromiseActorLogic<CodeSent, CodeInput>;
}

/** No code is being sent. */
export const noSend = { input: noInput, verificationData: null, failure: null } as const;

/** Everything except the product's settings. */
export const noCode = { ...noSend, waits: [] } as const satisfies Partial<CodeContext>;

export const newCode: CodeContext = { ...noCode, byProvider: false, person: '' };

/** Where a code goes; however a number is written, it is one place. */
export function placeOf(input: CodeInput): string {
  if ('way' in input) return input.way;
  if ('kind' in input && input.kind === 'email') return emailOf(input.target).toLowerCase();
  return `+${input.countryDialingCode} ${bareNumber(numberIn(input))}`;
}

/** When this place may get another code, by this device's clock; null when it may now, as from a sender still to come. */
export function endsAtOf({ waits }: Partial<Pick<CodeContext, 'waits'>>, place: string): number | null {
  return waits?.find(({ input }) => placeOf(input) === place)?.endsAt ?? null;
}

/** Whether this place got a code and must wait for another. */
export function mustWait({ waits }: CodeContext, input: CodeInput): boolean {
  return waits.some((wait) => placeOf(wait.input) === placeOf(input));
}

/** The waits, including the code just sent. */
export function withWait(context: CodeContext): Partial<CodeContext> {
  const { input } = context;
  const { waits } = withoutWait(context, { of: placeOf(input) });
  return { waits: [...waits, { input, endsAt: null }] };
}

/** The waits, with the end that the browser computed for one of them. */
export function withEnd({ waits }: CodeContext, { of, endsAt }: CodeEnd): Partial<CodeContext> {
  return { waits: waits.map((wait) => (placeOf(wait.input) === of ? { ...wait, endsAt } : wait)) };
}

/** The waits without one that is over: its place is forgotten. */
export function withoutWait({ waits }: CodeContext, { of }: Pick<CodeEnd, 'of'>): Pick<CodeContext, 'waits'> {
  return { waits: waits.filter(({ input }) => placeOf(input) !== of) };
}

/** At least one second, even if the answer says zero: sending again at once would be too soon. */
function atLeast(seconds: Seconds): Seconds {
  return most(secondsOf(asMilliseconds(sendThrottle)), seconds);
}

/**
 * How long to wait after a send (spec 4): one minute, whatever the answer, when an identity provider sends
 * the codes; otherwise the minutes, or until the moment, in the answer.
 */
export function waitAfter(sent: CodeSent, byProvider: boolean): { seconds: Seconds; until: number | null } {
  if (byProvider) return { seconds: minute, until: null };
  if ('expiredMinutes' in sent)
    return { seconds: atLeast(countdownSeconds(sent.expiredMinutes)), until: null };
  return { seconds: longest, until: sent.expirationTime };
}

/** The event that tells the browser about the wait for a code just sent. */
export function countdownOf({ input, byProvider }: CodeContext, sent: CodeSent) {
  return { type: 'countdown.started' as const, ...waitAfter(sent, byProvider), of: placeOf(input) };
}

/** The input of the call, with the proof of a slider if one was solved for it. */
export function sendInput({ input, verificationData }: CodeContext): CodeInput {
  return verificationData === null ? input : ({ ...input, verificationData } as CodeInput);
}

/** The gateway wants a slider solved before it sends anything. */
export function sliderNeeded(error: unknown): boolean {
  return failureOf(error).code === 'SLIDER_NEEDED';
}

/** Where a code for a number that is being typed goes. */
export function placeOfNumber(typed: string, dialing: Dialing): string {
  return placeOf({ mobileNum: mobileOf(typed, dialing), countryDialingCode: dialing.code });
}

/** The dialing code that was typed, where the gateway has no list of countries. */
export const dialingTyped = dialingCodeOf;

/** The country that a number was typed with; undefined for a national one. */
export function countryTyped<Country extends { readonly countryDialingCode: string }>(
  typed: string,
  countries: readonly Country[] | undefined,
): Country | undefined {
  return countries && countryIn(typed, countries);
}
