import { failureOf } from '#contract/errors.ts';
import type { MemberInfo } from '#contract/member.ts';
import { isUnheard } from '../kit/meaning.rules.ts';

/**
 * How it ends for someone who came with a token: `arrived` with member info, `restricted` until the password
 * is changed, `unverified` until a new address is verified (spec 4), `turnedAway` because the token is no good, or
 * `givenUp` by a person who waited no longer.
 */
export type Arrival = {
  readonly outcome: 'arrived' | 'restricted' | 'unverified' | 'turnedAway' | 'givenUp';
  readonly member: MemberInfo | null;
};

/** Milliseconds until member info is asked for again by itself after it failed. */
export const arrivalRetry = 10_000;

/** Whether nobody knows what came of a call: a page that is left gives its calls up so too. */
export function unheard(error: unknown): boolean {
  return isUnheard(failureOf(error));
}

/** Whether the session itself is no longer good. */
export function refusedToken(error: unknown): boolean {
  return failureOf(error).kind === 'unauthorized';
}

/** Whether the gateway first wants the password changed. */
export function restrictedToChange(error: unknown): boolean {
  const { kind, code } = failureOf(error);
  return kind === 'restricted' && code === 'MUST_CHANGE_PASSWORD';
}

/** Whether the gateway first wants the address verified that the person came from. */
export function restrictedToVerify(error: unknown): boolean {
  const { kind, code } = failureOf(error);
  return kind === 'restricted' && code === 'MUST_VERIFY';
}

/** Whether somebody may hold the token: it was not refused, and who came with it did wait. */
export function admitted({ outcome }: Arrival): boolean {
  return outcome !== 'turnedAway' && outcome !== 'givenUp';
}
