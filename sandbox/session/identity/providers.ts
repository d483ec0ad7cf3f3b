import type { Configuration } from '#contract/configuration.ts';
import { brands, clientId, issuersRoot } from './brands.ts';

export type IdentityProvider = Configuration['identityProviders'][number];

/** The sandbox's own two, at its own origin. */
function ownProviders(origin: string): IdentityProvider[] {
  return brands.map(({ id, name }) => ({ id, name, authority: `${origin}${issuersRoot}/${id}`, clientId }));
}

/** The current identity providers: the operator's, or else the sandbox's own. */
export function providersOf(settings: {
  readonly identityProviders: readonly IdentityProvider[] | null;
  readonly origin: string;
}): IdentityProvider[] {
  return [...(settings.identityProviders ?? ownProviders(settings.origin))];
}
