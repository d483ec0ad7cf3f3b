import { carriedBy, failureOf } from '#contract/errors.ts';
import type { MemberInfo } from '#contract/member.ts';

/**
 * How it ends for a person with a token: `arrived` with member info, `restricted` until the password is
 * changed, `unverified` until a new address is verified (spec 4), `turnedAway` because the token is not
 * valid, or `givenUp` by a person who stopped waiting. `account` is the name that distinguishes sessions: the
 * gateway gives it for everyone it lets in, restricted or not; '' when it does not.
 */
export type Arrival = {
  readonly outcome: 'arrived' | 'restricted' | 'unverified' | 'turnedAway' | 'givenUp';
  readonly member: MemberInfo | null;
  readonly account: string;
  /** The first login is still to be announced: the gateway does not hear of it before the password is changed. */
  readonly unannounced?: true;
};

/** Nothing is known yet of the person. */
export const nobodyYet: Arrival = { outcome: 'turnedAway', member: null, account: '' };

/** A member that the gateway knows and lets in. */
export function arrivedWith(member: MemberInfo): Arrival {
  return { outcome: 'arrived', member, account: member.account };
}

/** A person who must do something first, with the account named in the refusal (contract/member.ts, member.info). */
export function restrictedAs(outcome: 'restricted' | 'unverified', error: unknown): Arrival {
  const { account = '' } = carriedBy(failureOf(error));
  return { outcome, member: null, account: String(account) };
}

/** Milliseconds until member info is retried by itself after a failure. */
export const arrivalRetry = 10_000;

/** Whether the session itself is no longer valid. */
export function refusedToken(error: unknown): boolean {
  return failureOf(error).kind === 'unauthorized';
}

/** Whether the gateway hears of nothing before something else was done. */
export function restrictedFirst(error: unknown): boolean {
  return failureOf(error).kind === 'restricted';
}

/** Whether the gateway wants the password changed first. */
export function restrictedToChange(error: unknown): boolean {
  const { kind, code } = failureOf(error);
  return kind === 'restricted' && code === 'MUST_CHANGE_PASSWORD';
}

/** Whether the gateway wants the person's address verified first. */
export function restrictedToVerify(error: unknown): boolean {
  const { kind, code } = failureOf(error);
  return kind === 'restricted' && code === 'MUST_VERIFY';
}

/** Whether the token may be used: it was not refused, and the person did wait. */
export function mayEnter({ outcome }: Pick<Arrival, 'outcome'>): boolean {
  return outcome !== 'turnedAway' && outcome !== 'givenUp';
}

/** The output of the machine. */
export function arrivalOutput({
  outcome,
  member,
  account,
  firstTime,
}: Arrival & { readonly firstTime: boolean }): Arrival {
  return { outcome, member, account, ...(firstTime && { unannounced: true }) };
}
