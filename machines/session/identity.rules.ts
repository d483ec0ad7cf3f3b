import type { Failure } from '#contract/errors.ts';
import type { Entrance, LoginValue } from '#contract/session.ts';

/** Whom an identity provider is asked about, and what for: to sign in, or to register under an affiliate's code. */
export type IdentityInput = {
  readonly provider: string;
  readonly purpose: 'login' | 'register';
  readonly entrance: Entrance;
  readonly affiliateCode: string;
};

/** How it ends: accepted by the gateway, or why not. */
export type Identified = { readonly accepted: LoginValue | null; readonly failure: Failure | null };
