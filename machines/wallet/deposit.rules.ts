import type { CallInput, CallOutput } from '#contract/calls.ts';
import { carriedBy, type Failure } from '#contract/errors.ts';
import type { Limit } from '#contract/protection/limits.ts';
import type { LimitPeriod } from '#contract/protection/market.ts';
import { isBlank, voucherOf } from '#contract/typed.ts';
import { minus, signOf } from '#contract/units.ts';
import type { Deposit, DepositMethod } from '#contract/wallet/deposits.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from '../kit/act-state.rules.ts';
import { type AmountFault, amountFault, amountIn, feeOf } from './amount.rules.ts';

/** The content of the form. */
export type DepositForm = {
  /** The chosen method; '' until there is one. */
  readonly methodId: string;
  readonly typed: string;
  readonly voucher: string;
};

/** The form's surroundings when it was submitted: the gateway's description of the method, the pictures, the language. */
export type DepositTerms = {
  readonly method: DepositMethod;
  readonly proofs: readonly string[];
  readonly language: string;
  /** What the tightest deposit limit leaves, as on the wire; null without a limit. */
  readonly left: string | null;
  /** A register of several operators is asked before the last look. */
  readonly joint: boolean;
};

/** What holds a deposit back: which limit, what it leaves, and when it begins again. */
export type HeldBy = {
  readonly period: LimitPeriod;
  readonly left: string;
  readonly until: number;
  /** It is the ceiling of the site, and not the member's own limit. */
  readonly site: boolean;
};

/** What the register of all operators says about an amount. */
export type RegisterAnswer = CallOutput<'protection.askRegister'>;

export type DepositProblems = {
  /** `limit`: more than a limit of the member leaves. */
  readonly amount: AmountFault | 'limit' | null;
  readonly voucher: boolean;
  readonly proofs: boolean;
};

export type DepositContext = DepositForm &
  ActState<Deposit> & {
    readonly terms: DepositTerms | null;
    readonly language: string;
    readonly problems: DepositProblems;
  };

const noDeposit: DepositForm = { methodId: '', typed: '', voucher: '' };
export const noDepositProblems: DepositProblems = { amount: null, voucher: false, proofs: false };

/** Nothing is filled in yet. */
export function newDeposit(opened: Opened): DepositContext {
  return { ...noDeposit, ...newAct(opened), terms: null, language: '', problems: noDepositProblems };
}

/** The most pictures that may prove one transfer. */
export const mostProofs = 3;

/** What is wrong with the form. The gateway still decides. */
export function depositProblems(
  { typed, voucher }: DepositForm,
  { method, proofs, left }: DepositTerms,
): DepositProblems {
  if (method.kind === 'VOUCHER') return { ...noDepositProblems, voucher: isBlank(voucher) };
  const lacking = method.kind === 'BANK' && (proofs.length === 0 || proofs.length > mostProofs);
  const fault = amountFault(typed, { ...method, fee: method });
  const above = fault === null && left !== null && minorOf(amountIn(typed)) > minorOf(left);
  return { amount: above ? 'limit' : fault, voucher: false, proofs: lacking };
}

/** Whether the form is ready for the last look. */
export function depositComplete(form: DepositForm, terms: DepositTerms): boolean {
  const { amount, voucher, proofs } = depositProblems(form, terms);
  return amount === null && !voucher && !proofs;
}

/** The payment, the fee, and what is credited; all as on the wire. */
export function quoteOf(
  typed: string,
  method: Pick<DepositMethod, 'feePercent' | 'feeFixed'>,
): { readonly amount: string; readonly fee: string; readonly credited: string } {
  const amount = amountIn(typed);
  const fee = signOf(minorOf(amount)) > 0 ? feeOf(amount, method) : '0.00';
  return { amount, fee, credited: amountOf(minus(minorOf(amount), minorOf(fee))) };
}

/** Whether the register is asked first; only the gateway knows what a voucher is worth, so it asks about one itself. */
export function asksRegister({ terms }: DepositContext): boolean {
  return terms?.joint === true && terms.method.kind !== 'VOUCHER';
}

/** Why the register does not let an amount through, as a refusal of the gateway; null when it does. */
export function registerRefusal({ answer, left }: RegisterAnswer): Failure | null {
  if (answer === 'allowed') return null;
  const rule = answer === 'refused' ? 'registerRefused' : 'registerUnreachable';
  return { kind: 'refused', code: 'PROTECTION_RULE', value: { rule, left } };
}

/** What the register said, where a failure is its no; else null. */
export function registerRuleOf(failure: Failure | null): 'registerRefused' | 'registerUnreachable' | null {
  const { rule } = carriedBy(failure);
  return rule === 'registerRefused' || rule === 'registerUnreachable' ? rule : null;
}

/** The limit of what is paid in that a refusal names, and whose it is; null for any other failure. */
export function heldBy(failure: Failure | null): HeldBy | null {
  const { rule, kind, period, left, until } = carriedBy(failure) as Partial<HeldBy> & {
    readonly rule?: string;
    readonly kind?: string;
  };
  const site = rule === 'aboveCeiling';
  if (failure?.code !== 'PROTECTION_RULE' || (rule !== 'limitReached' && !site)) return null;
  if (kind !== 'deposit' || !period || left === undefined || until === undefined) return null;
  return { period, left, until, site };
}

/** The same of a limit that the member was shown. */
export function heldByLimit({ period, left, until, value, ceiling }: Limit): HeldBy {
  const site = ceiling !== null && (value === null || minorOf(ceiling) < minorOf(value));
  return { period, left: left ?? '0', until, site };
}

/** What is sent: a voucher, or an amount with the displayed fee and the pictures. */
export function depositInput(context: DepositContext): CallInput<'wallet.deposit'> {
  const { key, methodId, typed, voucher, terms, language } = context;
  const named = { key, methodId, language };
  if (!terms || terms.method.kind === 'VOUCHER') return { ...named, voucher: voucherOf(voucher) };
  const { method, proofs } = terms;
  const { amount, fee } = quoteOf(typed, method);
  return { ...named, amount, fee, ...(method.kind === 'BANK' ? { proofs: [...proofs] } : {}) };
}

/** What the last look showed; for a voucher only the method, because the voucher sets the amount. */
export function depositQuoted({ typed, terms }: DepositContext): Quoted | null {
  if (!terms) return null;
  const { methodId, kind } = terms.method;
  return kind === 'VOUCHER' ? { methodId } : { methodId, ...quoteOf(typed, terms.method) };
}

/** The whole thing as an act. */
export function depositAct(context: DepositContext): ActInput {
  const { key, fate } = context;
  return { call: 'wallet.deposit', about: '', key, fate, send: depositInput(context) };
}

/** How the form is filled in again: a voucher is worth money, so it is typed anew. */
export function depositDraft({ methodId, typed }: DepositForm) {
  if (methodId === '') return [];
  const picked = { type: 'method.picked' as const, methodId };
  return typed === '' ? [picked] : [picked, { type: 'amount.typed' as const, typed }];
}
