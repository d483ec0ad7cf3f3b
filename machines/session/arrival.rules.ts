import { carriedBy, failureOf } from '#contract/errors.ts';
import type { MemberInfo } from '#contract/member.ts';

/**
 * How it ends for someone who came with a token: `arrived` with member info, `restricted` until the password
 * is changed, `unverified` until a new address is verified (spec 4), `turnedAway` because the token is no good, or
 * `givenUp` by a person who waited no longer. `account` is the one name that sessions are told apart by: the gateway
 * says it of whoever may be here, also of whom it restricts; '' where it does not.
 */
export type Arrival = {
  readonly outcome: 'arrived' | 'restricted' | 'unverified' | 'turnedAway' | 'givenUp';
  readonly member: MemberInfo | null;
  readonly account: string;
};

/** Nothing is known yet of who came. */
export const nobodyYet: Arrival = { outcome: 'turnedAway', member: null, account: '' };

/** A member the gateway knows, and lets in. */
export function arrivedWith(member: MemberInfo): Arrival {
  return { outcome: 'arrived', member, account: member.account };
}

/** Whoever must do something first, by the name that the refusal says (contract/member.ts, member.info). */
export function restrictedAs(outcome: 'restricted' | 'unverified', error: unknown): Arrival {
  const { account = '' } = carriedBy(failureOf(error));
  return { outcome, member: null, account: String(account) };
}

/** Milliseconds until member info is asked for again by itself after it failed. */
export const arrivalRetry = 10_000;

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
export function admitted({ outcome }: Pick<Arrival, 'outcome'>): boolean {
  return outcome !== 'turnedAway' && outcome !== 'givenUp';
}

/** How it ended, from what the machine knows at its end. */
export function arrivalOutput({ outcome, member, account }: Arrival): Arrival {
  return { outcome, member, account };
}
