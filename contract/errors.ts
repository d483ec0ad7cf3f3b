import type { Seconds } from './units.ts';

/** Codes a refusal may carry. All are assumed: the specification says that server error codes are not shown. */
export const codes = [
  'LOGIN_REFUSED',
  'CAPTCHA_WRONG',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_MISSING',
  'SLIDER_NEEDED',
  'SLIDER_WRONG',
  'CHALLENGE_FAILED',
  'QUOTA_EXCEEDED',
  'UNKNOWN_ERROR',
  'ANSWER_WRONG',
  'PHONE_INVALID',
  'PHONE_MISSING',
  'NOT_MEMBER',
  'NOT_AGENT',
  'IDENTITY_REFUSED',
  'IDENTITY_UNKNOWN',
  'ACCOUNT_TAKEN',
  'MOBILE_TAKEN',
  'EMAIL_TAKEN',
  'FIELD_REFUSED',
  'AFFILIATE_WRONG',
  'TICKET_EXPIRED',
  'IMAGE_REFUSED',
  'MUST_CHANGE_PASSWORD',
  'MUST_VERIFY',
  /** Sent by a gateway that reveals which accounts exist; ours does not. */
  'ACCOUNT_UNKNOWN',
  'PASSWORD_WRONG',
  'PASSWORD_RULE',
  'PASSWORD_SAME',
  'PASSWORD_CONFIRMATION',
  'SESSION_ENDED',
  'ACCOUNT_DISABLED',
  'REAL_ACCOUNT_NEEDED',
  'FUNCTION_DISABLED',
  'GAME_MAINTENANCE',
  'GAME_UNKNOWN',
  'FAVOURITES_FULL',
  'BALANCE_SHORT',
  'AMOUNT_LIMIT',
  'QUOTE_CHANGED',
  'WALLET_UNKNOWN',
  'WALLET_CLOSED',
  'RECIPIENT_REFUSED',
  /** Nobody of the caller's line, or nobody at all: the caller does not learn which. */
  'MEMBER_UNKNOWN',
  'METHOD_CLOSED',
  'VOUCHER_REFUSED',
  'TURNOVER_MISSING',
  'ACCOUNT_LIMIT',
  'INVITATION_LIMIT',
  'WITHDRAW_PASSWORD_WRONG',
  'WITHDRAW_PASSWORD_MISSING',
  'ALREADY_SETTLED',
  'PROOF_REFUSED',
  'PROOF_QUOTA',
  'PROOF_OFFSET',
  'RANGE_REFUSED',
  'PROMOTION_RULE',
  'MISSION_RULE',
  'ALREADY_CLAIMED',
  'CLAIM_EARLY',
  'CLAIM_EXPIRED',
  'CONTRACT_RULE',
  /** Member protection: `value.rule` says which (contract/protection.ts). */
  'PROTECTION_RULE',
  'REDEEM_RULE',
  'QUANTITY_LIMIT',
  'POINTS_SHORT',
  /** The key of a money act was already used for a different one, or that act is still running. */
  'KEY_REUSED',
  'KEY_BUSY',
  /** The gateway said of this key that nothing was done under it: nothing ever will be. */
  'KEY_VOID',
  'TOO_MANY_REQUESTS',
  'MAINTENANCE',
  'REGION_RESTRICTED',
  'INPUT_INVALID',
  'SEAL_REFUSED',
  /** There is no row of this name. */
  'NOT_FOUND',
  /** There is no such call: nothing was done by it. */
  'CALL_UNKNOWN',
  'METHOD_NOT_ALLOWED',
  'MEDIA_TYPE',
  'TOO_LARGE',
  'FORBIDDEN',
  'INTERNAL',
] as const;
export type Code = (typeof codes)[number];

/**
 * How a call failed, as the machines see it: `refused` the gateway said no (with its code and message);
 * `unauthorized` the token is no longer valid; `restricted` the session must first change its password or
 * verify; `unavailable` maintenance or region; `limited` too many requests; `timeout` no answer in time;
 * `network` no usable answer; `drift` the answer breaks the contract.
 */
export type FailureKind =
  | 'refused'
  | 'unauthorized'
  | 'restricted'
  | 'unavailable'
  | 'limited'
  | 'timeout'
  | 'network'
  | 'drift';

/**
 * The plain description of a failure. `message` is the gateway's own text: show it as plain text, clipped. `absent`: the
 * answer was that there is no such call: for `sure` (405, 501, or known from before), or `perhaps` (404), because some answer so
 * where there is no such row.
 */
export type Failure = {
  kind: FailureKind;
  absent?: 'sure' | 'perhaps';
  code?: string;
  message?: string;
  value?: unknown;
  retryAfterSeconds?: Seconds;
};

/** The only error the gateway client throws. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(`${failure.kind}${failure.code ? ` ${failure.code}` : ''}`);
    this.failure = failure;
  }
}

/** Turns any thrown error into a failure; anything but a `CallFailure` counts as a network failure. */
export function failureOf(error: unknown): Failure {
  return error instanceof CallFailure ? error.failure : { kind: 'network' };
}

/** The details that a refusal carries besides its code, by name; empty when there are none. */
export function carriedBy(failure: Failure | null): Readonly<Record<string, unknown>> {
  const value = failure?.value;
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
