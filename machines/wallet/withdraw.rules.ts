import type { CallInput, CallOutput } from '#contract/calls.ts';
import { asMinor, minus, most, signOf } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import type { PayoutAccount, Withdrawal } from '#contract/wallet/withdrawals.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { fieldsTyped } from '../kit/draft.rules.ts';
import { type AmountFault, type AmountTerms, amountFault, amountIn, feeOf } from './amount.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from './moved.rules.ts';

/** The terms of a withdrawal: limits, fee, what must still be bet, and the accounts. */
export type PayoutTerms = CallOutput<'wallet.payoutTerms'>;

/** The content of the form. */
export type WithdrawForm = {
  /** Empty until one is picked; a single account needs no picking. */
  readonly accountId: string;
  readonly typed: string;
  readonly withdrawPassword: string;
};
/** The typed or picked fields that are not secret. */
export type WithdrawField = 'accountId' | 'typed';

export type WithdrawProblems = {
  readonly account: boolean;
  readonly amount: AmountFault | null;
  readonly withdrawPassword: boolean;
  /** The member must first bet more. */
  readonly turnover: boolean;
};

/** What the last look showed; exactly that is sent. */
export type WithdrawQuote = {
  readonly account: PayoutAccount;
  readonly amount: string;
  readonly fee: string;
  readonly net: string;
};

export type WithdrawContext = WithdrawForm &
  ActState<Withdrawal> & { readonly problems: WithdrawProblems; readonly quote: WithdrawQuote | null };

const noWithdraw: WithdrawForm = { accountId: '', typed: '', withdrawPassword: '' };
export const noWithdrawProblems: WithdrawProblems = {
  account: false,
  amount: null,
  withdrawPassword: false,
  turnover: false,
};

/** The form after one field was typed in: its problem is gone. */
export function withField(
  { problems }: Pick<WithdrawContext, 'problems'>,
  { field, value }: { field: WithdrawField; value: string },
): Partial<WithdrawContext> {
  const left = {
    ...problems,
    account: problems.account && field !== 'accountId',
    amount: field === 'typed' ? null : problems.amount,
  };
  return { [field]: value, problems: left };
}

/** Nothing is filled in yet. */
export function newWithdraw(opened: Opened): WithdrawContext {
  return { ...noWithdraw, ...newAct(opened), problems: noWithdrawProblems, quote: null };
}

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
    account: accountIn(form, terms) === undefined,
    amount: amountFault(form.typed, amountTerms(terms)),
    withdrawPassword: form.withdrawPassword === '',
    turnover: signOf(minorOf(turnoverLeft(terms))) > 0,
  };
}

/** Whether the form is ready for the last look. */
export function withdrawComplete(form: WithdrawForm, terms: PayoutTerms): boolean {
  const { account, amount, withdrawPassword, turnover } = withdrawProblems(form, terms);
  return !account && amount === null && !withdrawPassword && !turnover;
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
export function quoteOf(form: WithdrawForm, terms: PayoutTerms): WithdrawQuote | null {
  const account = accountIn(form, terms);
  const price = priceOf(form.typed, terms);
  return account && price ? { account, ...price } : null;
}

/** What is sent: what was shown, and the password. */
export function withdrawInput({
  key,
  quote,
  withdrawPassword,
}: WithdrawContext): CallInput<'wallet.withdraw'> {
  const { account, amount, fee } = quote ?? { account: { accountId: '' }, amount: '0.00', fee: '0.00' };
  return { key, accountId: account.accountId, amount, fee, withdrawPassword };
}

/** What the last look showed, in the form of the gateway’s record. */
export function withdrawQuoted({ quote }: WithdrawContext): Quoted | null {
  if (!quote) return null;
  const { account, ...amounts } = quote;
  const { institution, number, holder } = account;
  return { ...amounts, account: { institution, number, holder } };
}

/** The whole thing as an act. */
export function withdrawAct(context: WithdrawContext): ActInput {
  const { key, fate } = context;
  return { call: 'wallet.withdraw', about: '', key, fate, send: withdrawInput(context) };
}

/** How the form is filled in again. */
export function withdrawDraft({ accountId, typed }: WithdrawForm) {
  return fieldsTyped({ accountId, typed });
}
