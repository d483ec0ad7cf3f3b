import type { CallInput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { Invited } from '../registration/register-form.rules.ts';

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

/** The question whether the code is valid for this domain (spec 7). */
export function codeQuestion({ code, domain }: LandingContext): CallInput<'registration.affiliate'> {
  return { code, domain };
}

/** Whether the gateway said that there is no such code; any other failure leaves it open. */
export function saysWrong({ code }: Failure): boolean {
  return code === 'AFFILIATE_WRONG';
}
