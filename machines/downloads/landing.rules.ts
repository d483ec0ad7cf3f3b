import type { Failure } from '#contract/errors.ts';
import type { Invited } from '../registration/invitation.rules.ts';

/** What the landing page knows of the invitation that it was opened with; `code` is '' without one. */
export type LandingContext = {
  readonly code: string;
  readonly domain: string;
  readonly failure: Failure | null;
};

/** The beginning, with the invitation as the page keeps it. */
export function arrivedBy({ code, domain }: Invited): LandingContext {
  return { code: code ?? '', domain, failure: null };
}
