import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { AddressWay } from '#contract/verification.ts';

/** A way to verify, and where its code would go, mostly hidden; '' for ways without a code to send. */
export type OpenWay = CallOutput<'verification.addressWays'>['ways'][number];

/** Ways whose code the gateway sends. */
type SentWay = CallInput<'verification.addressCode'>['way'];

/** Everything the verification of an address knows. */
export type AddressContext = {
  readonly ways: readonly OpenWay[];
  readonly way: AddressWay | null;
  readonly answer: string;
  /** The form was sent without an answer (spec 5). */
  readonly missing: boolean;
  readonly failure: Failure | null;
};

export type AddressEvent =
  | { readonly type: 'retry.clicked' }
  | { readonly type: 'way.picked'; readonly way: AddressWay }
  | { readonly type: 'way.left' }
  | { readonly type: 'answer.changed'; readonly value: string }
  | { readonly type: 'code.asked' }
  | { readonly type: 'submitted' }
  | { readonly type: 'outcome.asked' };

export const newAddress: AddressContext = {
  ways: [],
  way: null,
  answer: '',
  missing: false,
  failure: null,
};

/** Milliseconds until the ways are asked for again by themselves after they did not come. */
export const waysRetry = 10_000;

/** Whether this way is open to the member. */
export function wayOpen({ ways }: AddressContext, way: AddressWay): boolean {
  return ways.some((open) => open.way === way);
}

/** The way, when it is one whose code the gateway sends. */
export function sentWay({ way }: AddressContext): SentWay | null {
  return way === 'mobile' || way === 'email' ? way : null;
}

/** Whether there is anything to send. */
export function answered({ answer }: AddressContext): boolean {
  return answer.trim() !== '';
}

/** What is sent to the gateway. */
export function answerOf({ way, answer }: AddressContext): CallInput<'verification.addressAnswer'> {
  return { way: way ?? 'bank', answer: answer.trim() };
}
