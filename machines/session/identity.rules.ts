import type { CallInput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { Entrance, LoginValue } from '#contract/session.ts';

/** Whom an identity provider is asked about, and what for: to sign in, or to register under an affiliate's code. */
export type IdentityInput = {
  readonly provider: string;
  readonly purpose: 'login' | 'register';
  readonly entrance: Entrance;
  readonly affiliateCode: string;
};

/** How it ends: accepted by the gateway, or why not; neither when the person gave it up. */
export type Identified = { readonly accepted: LoginValue | null; readonly failure: Failure | null };

/** What a provider gave, for the gateway to see, and the nonce that must stand in it. */
export type Proof = { readonly idToken: string; readonly nonce: string };

/**
 * Why a provider's window brought nothing: the browser blocked it, it was closed, the provider can't be reached, or what
 * came was no answer to what was asked.
 */
export type IdentityTrouble = 'blocked' | 'closed' | 'unreachable' | 'refused';

export type IdentityContext = IdentityInput & Identified & { readonly proof: Proof | null };

/** Everything the machine may be told. */
export type IdentityEvent =
  | ({ readonly type: 'identity.proven' } & Proof)
  | { readonly type: 'identity.failed'; readonly trouble: IdentityTrouble }
  | { readonly type: 'window.wanted' }
  | { readonly type: 'closed' };

/** Milliseconds that somebody may take in the provider's window. */
export const patience = 10 * 60_000;

/** The words that a trouble is told with (spec 8). */
export function failureFrom(trouble: IdentityTrouble): Failure {
  if (trouble === 'unreachable') return { kind: 'network' };
  return { kind: 'refused', code: trouble === 'blocked' ? 'POPUP_BLOCKED' : 'IDENTITY_REFUSED' };
}

function proofOf({ provider, proof }: IdentityContext) {
  return { provider, idToken: proof?.idToken ?? '', nonce: proof?.nonce ?? '' };
}

/** What the gateway is shown to sign somebody in. */
export function signInInput(context: IdentityContext): CallInput<'session.identity'> {
  return { ...proofOf(context), entrance: context.entrance };
}

/** What the gateway is shown to register somebody, with the affiliate's code when there is one. */
export function registerInput(context: IdentityContext): CallInput<'registration.registerIdentity'> {
  const { affiliateCode } = context;
  return { ...proofOf(context), ...(affiliateCode === '' ? {} : { affiliateCode }) };
}
