import type { CallInput } from '#contract/calls.ts';
import { failureOf } from '#contract/errors.ts';

/**
 * The address that opened the page, and its invitation (spec 3, referralCode, domain and registerUrl); `unread` where the
 * link had one that can't be read. `vetted` is the gateway's word on it: a `wrong` one has no code any more.
 */
export type Invited = {
  readonly code: string | null;
  readonly domain: string;
  readonly url: string;
  readonly unread?: true;
  readonly vetted?: 'good' | 'wrong';
};

/** The question whether a code is valid for this domain (spec 7). */
export function codeQuestion({
  code,
  domain,
}: Pick<Invited, 'code' | 'domain'>): CallInput<'registration.affiliate'> {
  return { code: code ?? '', domain };
}

/** Whether the gateway said that there is no such code; any other failure leaves it open. */
export function saysWrong(error: unknown): boolean {
  return failureOf(error).code === 'AFFILIATE_WRONG';
}
