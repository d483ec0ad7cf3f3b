import type { CallInput, CallOutput } from '#contract/calls.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import type { PayoutAccount, Withdrawal } from '#contract/wallet/withdrawals.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type AmountFault, type AmountTerms, amountFault, amountIn, feeOf } from './amount.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from './moved.rules.ts';

/** What money is taken out on: limits, fee, what must still be bet, and where it may go. */
export type PayoutTerms = CallOutput<'wallet.payoutTerms'>;

/** What the form holds. */
export type WithdrawForm = {
  /** Empty until one is picked; the only one needs no picking. */
  readonly accountId: string;
  readonly typed: string;
  readonly withdrawPassword: string;
};
/** What is typed or picked and is no secret. */
export type WithdrawField = 'accountId' | 'typed';

export type WithdrawProblems = {
  readonly account: boolean;
  readonly amount: AmountFault | null;
  readonly withdrawPassword: boolean;
  /** Something must be bet first. */
  readonly turnover: boolean;
};

/** What was shown for the last look, and is sent as it was shown. */
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

/** The form with one field as it is typed now, whose problem is gone. */
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

/** What may be taken out at once: within the limits, today's too, what there is, and more than the fee. */
export function amountTerms({ min, max, leftToday, available, feePercent, feeFixed }: PayoutTerms) {
  const most = minorOf(leftToday) < minorOf(max) ? leftToday : max;
  return { min, max: most, available, fee: { feePercent, feeFixed } } satisfies AmountTerms;
}

/** What must still be bet before anything is paid out, as the wire writes it. */
export function turnoverLeft({ turnover: { required, done } }: PayoutTerms): string {
  return amountOf(Math.max(0, minorOf(required) - minorOf(done)));
}

/** The account that was picked, if it is still there; the only one there is counts as picked. */
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
    turnover: minorOf(turnoverLeft(terms)) > 0,
  };
}

/** Whether it may be shown for the last look. */
export function withdrawComplete(form: WithdrawForm, terms: PayoutTerms): boolean {
  const { account, amount, withdrawPassword, turnover } = withdrawProblems(form, terms);
  return !account && amount === null && !withdrawPassword && !turnover;
}

/** What an amount costs and what of it arrives; null while what was typed is no amount. */
export function priceOf(
  typed: string,
  terms: PayoutTerms,
): { readonly amount: string; readonly fee: string; readonly net: string } | null {
  const amount = amountIn(typed);
  const fee = feeOf(amount, terms);
  const net = minorOf(amount) - minorOf(fee);
  return net > 0 ? { amount, fee, net: amountOf(net) } : null;
}

/** What the last look shows; null for a form that is not complete. */
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

/** What the last look showed, as the gateway’s record has it. */
export function withdrawQuoted({ quote }: WithdrawContext): Quoted | null {
  if (!quote) return null;
  const { account, ...amounts } = quote;
  const { institution, number, holder } = account;
  return { ...amounts, account: { institution, number, holder } };
}

/** All of it, as an act. */
export function withdrawAct(context: WithdrawContext): ActInput {
  const { key, fate } = context;
  return { call: 'wallet.withdraw', about: '', key, fate, send: withdrawInput(context) };
}
