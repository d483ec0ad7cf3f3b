import type { CallOutput } from '#contract/calls.ts';
import { asMinor, minus, most, signOf } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import type { PayoutAccount } from '#contract/wallet/withdrawals.ts';
import type { Quoted } from '../kit/act-state.rules.ts';
import { type AmountFault, type AmountTerms, amountFault, amountIn, feeOf } from './amount.rules.ts';

/** The terms of a withdrawal: limits, fee, what must still be bet, and the accounts. */
export type PayoutTerms = CallOutput<'wallet.payoutTerms'>;

/** What is filled in. */
export type WithdrawForm = {
  /** Empty until one is picked; a single account needs no picking. */
  readonly accountId: string;
  readonly typed: string;
};

export type WithdrawProblems = {
  readonly accountId: boolean;
  readonly typed: AmountFault | null;
  /** The member must first bet more. */
  readonly turnover: boolean;
};

/** What the last look shows; exactly that is sent. */
export type WithdrawQuote = {
  readonly account: PayoutAccount;
  readonly amount: string;
  readonly fee: string;
  readonly net: string;
};

export const noWithdraw: WithdrawForm = { accountId: '', typed: '' };

/** How much may be withdrawn in one act: within the limits, including today's, what is available, and more than the fee. */
export function amountTerms({ min, max, leftToday, available, feePercent, feeFixed }: PayoutTerms) {
  const highest = minorOf(leftToday) < minorOf(max) ? leftToday : max;
  return { min, max: highest, available, fee: { feePercent, feeFixed } } satisfies AmountTerms;
}

/** What must still be bet before anything is paid out, as on the wire. */
export function turnoverLeft({ turnover: { required, done } }: PayoutTerms): string {
  return amountOf(most(asMinor(0), minus(minorOf(required), minorOf(done))));
}

/** The chosen account, if it still exists; a single account counts as chosen. */
export function accountIn({ accountId }: WithdrawForm, { accounts }: PayoutTerms): PayoutAccount | undefined {
  const only = accounts.length === 1 && accountId === '' ? accounts[0] : undefined;
  return only ?? accounts.find((account) => account.accountId === accountId);
}

/** What is wrong with the form. */
export function withdrawProblems(form: WithdrawForm, terms: PayoutTerms): WithdrawProblems {
  return {
    accountId: accountIn(form, terms) === undefined,
    typed: amountFault(form.typed, amountTerms(terms)),
    turnover: signOf(minorOf(turnoverLeft(terms))) > 0,
  };
}

/** The fee on an amount and what arrives; null while the typed text is not an amount. */
export function priceOf(
  typed: string,
  terms: PayoutTerms,
): { readonly amount: string; readonly fee: string; readonly net: string } | null {
  const amount = amountIn(typed);
  const fee = feeOf(amount, terms);
  const net = minus(minorOf(amount), minorOf(fee));
  return signOf(net) > 0 ? { amount, fee, net: amountOf(net) } : null;
}

/** What the last look shows; null for an incomplete form. */
export function withdrawQuote(form: WithdrawForm, terms: PayoutTerms): WithdrawQuote | null {
  const account = accountIn(form, terms);
  const price = priceOf(form.typed, terms);
  return account && price ? { account, ...price } : null;
}

/** What is sent: what was shown. */
export function withdrawSent({ account, amount, fee }: WithdrawQuote) {
  return { accountId: account.accountId, amount, fee };
}

/** What the last look showed, in the form of the gateway’s record. */
export function withdrawQuoted(quote: WithdrawQuote | null): Quoted | null {
  if (!quote) return null;
  const { account, ...amounts } = quote;
  const { institution, number, holder } = account;
  return { ...amounts, account: { institution, number, holder } };
}
