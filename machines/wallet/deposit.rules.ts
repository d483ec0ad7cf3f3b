import type { CallInput } from '#contract/calls.ts';
import type { Deposit, DepositMethod } from '#contract/wallet/deposits.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type AmountFault, amountFault, amountIn, feeOf } from './amount.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from './moved.rules.ts';

/** What the form holds. */
export type DepositForm = {
  /** The way that was picked; '' until one is. */
  readonly methodId: string;
  readonly typed: string;
  readonly voucher: string;
};

/** What the form was handed in with: the way as the gateway describes it, the pictures it has, the language. */
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

/** As many pictures prove one transfer. */
export const mostProofs = 3;

/** What is wrong with the form. The gateway still has the last word. */
export function depositProblems(
  { typed, voucher }: DepositForm,
  { method, proofs }: DepositTerms,
): DepositProblems {
  if (method.kind === 'VOUCHER') return { ...noDepositProblems, voucher: voucher.trim() === '' };
  const lacking = method.kind === 'BANK' && (proofs.length === 0 || proofs.length > mostProofs);
  return { amount: amountFault(typed, { ...method, fee: method }), voucher: false, proofs: lacking };
}

/** Whether it may be shown for the last look. */
export function depositComplete(form: DepositForm, terms: DepositTerms): boolean {
  const { amount, voucher, proofs } = depositProblems(form, terms);
  return amount === null && !voucher && !proofs;
}

/** What will be paid, what is taken of it, and what is credited; all as on the wire. */
export function quoteOf(
  typed: string,
  method: Pick<DepositMethod, 'feePercent' | 'feeFixed'>,
): { readonly amount: string; readonly fee: string; readonly credited: string } {
  const amount = amountIn(typed);
  const fee = minorOf(amount) > 0 ? feeOf(amount, method) : '0.00';
  return { amount, fee, credited: amountOf(minorOf(amount) - minorOf(fee)) };
}

/** What is sent: a voucher, or an amount with the fee that was shown and the pictures. */
export function depositInput(context: DepositContext): CallInput<'wallet.deposit'> {
  const { key, methodId, typed, voucher, terms, language } = context;
  const named = { key, methodId, language };
  if (!terms || terms.method.kind === 'VOUCHER') return { ...named, voucher: voucher.trim() };
  const { method, proofs } = terms;
  const { amount, fee } = quoteOf(typed, method);
  return { ...named, amount, fee, ...(method.kind === 'BANK' ? { proofs: [...proofs] } : {}) };
}

/** What the last look showed; of a voucher only the way, for its amount is its own. */
export function depositQuoted({ typed, terms }: DepositContext): Quoted | null {
  if (!terms) return null;
  const { methodId, kind } = terms.method;
  return kind === 'VOUCHER' ? { methodId } : { methodId, ...quoteOf(typed, terms.method) };
}

/** All of it, as an act. */
export function depositAct(context: DepositContext): ActInput {
  const { key, fate } = context;
  return { call: 'wallet.deposit', about: '', key, fate, send: depositInput(context) };
}
