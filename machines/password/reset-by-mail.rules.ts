import { type Failure, failureOf } from '#contract/errors.ts';
import { type Form, nothingWrong } from '../kit/form.rules.ts';
import type { Doubt } from '../kit/unsure-secret.rules.ts';
import {
  type NewPassword,
  type NewPasswordProblem,
  noNewPassword,
  type PasswordRule,
} from './new-password.rules.ts';

/** Where the person goes next: to sign in, to ask for another link, or nowhere. */
export type Renewal = { readonly next: 'login' | 'forgot' | 'none' };

/** Everything the machine knows. */
export type RenewalContext = Renewal &
  Doubt &
  Form<keyof NewPassword, NewPasswordProblem> & {
    readonly ticket: string;
    /** Whether the gateway was asked if the link still works. */
    readonly lookedUp: boolean;
    readonly rule: PasswordRule | null;
  };

/** An untouched form, for a link's ticket. */
export function newRenewal(ticket: string): RenewalContext {
  return {
    ticket,
    lookedUp: false,
    fields: noNewPassword,
    rule: null,
    ...nothingWrong,
    doubted: false,
    next: 'none',
  };
}

/** The failure shown when the gateway says beforehand that the link no longer works. */
export const ticketExpired: Failure = { kind: 'refused', code: 'TICKET_EXPIRED' };

/** How the gateway refuses a used link: the first sending may be the one that used it. */
export const renewalEchoes = ['TICKET_EXPIRED', 'PASSWORD_SAME'];

/** Whether the link no longer works. */
export function ticketRefused(error: unknown): boolean {
  return failureOf(error).code === ticketExpired.code;
}
