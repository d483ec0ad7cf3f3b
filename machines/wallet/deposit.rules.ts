import type { CallInput } from '#contract/calls.ts';
import type { Deposit, DepositMethod } from '#contract/wallet/deposits.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type AmountFault, amountFault, amountIn, feeOf } from './amount.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from './moved.rules.ts';

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
};

export type DepositProblems = {
  readonly amount: AmountFault | null;
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
  { method, proofs }: DepositTerms,
): DepositProblems {
  if (method.kind === 'VOUCHER') return { ...noDepositProblems, voucher: voucher.trim() === '' };
  const lacking = method.kind === 'BANK' && (proofs.length === 0 || proofs.length > mostProofs);
  return { amount: amountFault(typed, { ...method, fee: method }), voucher: false, proofs: lacking };
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
  const fee = minorOf(amount) > 0 ? feeOf(amount, method) : '0.00';
  return { amount, fee, credited: amountOf(minorOf(amount) - minorOf(fee)) };
}

/** What is sent: a voucher, or an amount with the displayed fee and the pictures. */
export function depositInput(context: DepositContext): CallInput<'wallet.deposit'> {
  const { key, methodId, typed, voucher, terms, language } = context;
  const named = { key, methodId, language };
  if (!terms || terms.method.kind === 'VOUCHER') return { ...named, voucher: voucher.trim() };
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
