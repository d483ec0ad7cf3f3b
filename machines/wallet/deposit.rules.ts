import type { CallInput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { Deposit, DepositMethod } from '#contract/wallet/deposits.ts';
import { type AmountFault, amountFault, amountIn, amountOf, feeOf, minorOf } from './amount.rules.ts';

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

/** How it went with the window of the cashier: the browser allowed none, or its address may not be opened. */
export type CashierTrouble = 'blocked' | 'refused';

export type DepositContext = DepositForm & {
  /** What the act is done once by. */
  readonly key: string;
  readonly terms: DepositTerms | null;
  readonly language: string;
  readonly problems: DepositProblems;
  readonly failure: Failure | null;
  /** The deposit as the gateway last described it. */
  readonly deposit: Deposit | null;
  readonly trouble: CashierTrouble | null;
};

export const noDeposit: DepositForm = { methodId: '', typed: '', voucher: '' };
export const noDepositProblems: DepositProblems = { amount: null, voucher: false, proofs: false };

/** Nothing begun yet, under this key. */
export function depositBegun(key: string): DepositContext {
  const nothing = { terms: null, language: '', failure: null, deposit: null, trouble: null };
  return { ...noDeposit, ...nothing, key, problems: noDepositProblems };
}

/** Milliseconds until a deposit that waits is asked about again, while somebody looks at it. */
export const lookAgainAfter = 4_000;

/** Reads that a deposit changes, but for those of money itself. */
export const depositReads = ['wallet.deposits'] as const;

/** As many pictures prove one transfer. */
export const mostProofs = 3;

/** What is wrong with the form. The gateway still has the last word. */
export function depositProblems(
  { typed, voucher }: DepositForm,
  { method, proofs }: DepositTerms,
): DepositProblems {
  if (method.kind === 'VOUCHER') return { ...noDepositProblems, voucher: voucher.trim() === '' };
  const lacking = method.kind === 'BANK' && (proofs.length === 0 || proofs.length > mostProofs);
  return { amount: amountFault(typed, method), voucher: false, proofs: lacking };
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

/** What a deposit is asked after with. */
export function stateInput({ deposit, language }: DepositContext): CallInput<'wallet.depositState'> {
  return { reference: deposit?.reference ?? '', language };
}

/** The window of the cashier is wanted, where the deposit is gone on with. */
export function cashierWanted({ deposit }: DepositContext) {
  return { type: 'cashier.opened' as const, address: deposit?.cashier ?? '' };
}

/** The deposit without the address that was just used: its ticket is good once, and the next look brings another. */
export function withoutCashier({ deposit }: DepositContext): Deposit | null {
  return deposit && { ...deposit, cashier: null };
}
