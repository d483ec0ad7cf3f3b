import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import { isBlank, wordsOf } from '#contract/typed.ts';
import type { AddressWay } from '#contract/verification.ts';

/** A way to verify, and where its code goes, mostly hidden; '' for ways without a code to send. */
export type OpenWay = CallOutput<'verification.addressWays'>['ways'][number];

/** Ways for which the gateway sends a code. */
type SentWay = CallInput<'verification.addressCode'>['way'];

/** Everything the machine knows. */
export type AddressContext = {
  readonly ways: readonly OpenWay[];
  readonly way: AddressWay | null;
  readonly answer: string;
  /** The form was submitted without an answer (spec 5). */
  readonly missing: boolean;
  readonly failure: Failure | null;
};

export const newAddress: AddressContext = {
  ways: [],
  way: null,
  answer: '',
  missing: false,
  failure: null,
};

/** Milliseconds until the ways are retried by themselves after a failure. */
export const waysRetry = 10_000;

/** Whether this way is open to the member. */
export function wayOpen({ ways }: AddressContext, way: AddressWay): boolean {
  return ways.some((open) => open.way === way);
}

/** The chosen way, if the gateway sends a code for it. */
export function sentWay({ way }: AddressContext): SentWay | null {
  return way === 'mobile' || way === 'email' ? way : null;
}

/** Whether the member typed an answer. */
export function hasAnswer({ answer }: AddressContext): boolean {
  return !isBlank(answer);
}

/** The input of the call with the answer. */
export function answerOf({ way, answer }: AddressContext): CallInput<'verification.addressAnswer'> {
  return { way: way ?? 'bank', answer: wordsOf(answer) };
}
