import type { CallInput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { Entrance } from '#contract/session/entrance.ts';
import type { LoginValue } from '#contract/session.ts';

/** The provider to ask, and the purpose: to sign in, or to register under an affiliate's code. */
export type IdentityInput = {
  readonly provider: string;
  readonly purpose: 'login' | 'register';
  readonly entrance: Entrance;
  readonly affiliateCode: string;
};

/** How it ends: accepted by the gateway, or why not; neither when the person gave up. */
export type Identified = { readonly accepted: LoginValue | null; readonly failure: Failure | null };

/** The provider's proof for the gateway, and the nonce it must contain. */
export type Proof = { readonly idToken: string; readonly nonce: string };

/**
 * Why a provider's window brought nothing: the page did not come over https, the browser blocked the window, the provider
 * can't be reached, or its answer does not match the question.
 */
export type IdentityTrouble = 'insecure' | 'blocked' | 'unreachable' | 'refused';

export type IdentityContext = IdentityInput &
  Identified & {
    readonly proof: Proof | null;
    /** The window looks closed; one whose provider isolates its pages looks so too, and may still answer. */
    readonly unseen: boolean;
  };

/** How long the person may take in the provider's window; milliseconds. */
export const patience = 10 * 60_000;

/** The failure that a trouble is shown as (spec 8). */
export function failureFrom(trouble: IdentityTrouble): Failure {
  if (trouble === 'unreachable') return { kind: 'network' };
  const codes = { insecure: 'PAGE_INSECURE', blocked: 'POPUP_BLOCKED', refused: 'IDENTITY_REFUSED' } as const;
  return { kind: 'refused', code: codes[trouble] };
}

function proofOf({ provider, proof }: IdentityContext) {
  return { provider, idToken: proof?.idToken ?? '', nonce: proof?.nonce ?? '' };
}

/** The input of the call that signs in. */
export function signInInput(context: IdentityContext): CallInput<'session.identity'> {
  return { ...proofOf(context), entrance: context.entrance };
}

/** The input of the call that registers, with the affiliate's code if there is one. */
export function registerInput(context: IdentityContext): CallInput<'registration.registerIdentity'> {
  const { affiliateCode } = context;
  return { ...proofOf(context), ...(affiliateCode === '' ? {} : { affiliateCode }) };
}
