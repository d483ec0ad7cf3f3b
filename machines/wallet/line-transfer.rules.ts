import type { CallInput, CallOutput } from '#contract/calls.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type AmountFault, type AmountTerms, amountFault, amountIn } from './amount.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from './moved.rules.ts';

/** The possible recipients, and how much may be sent. */
export type Line = CallOutput<'wallet.line'>;
export type Relative = Line['downlines'][number];

/** The content of the form. */
export type LineForm = {
  /** Empty until a recipient is picked. */
  readonly account: string;
  readonly typed: string;
  readonly withdrawPassword: string;
};
/** The typed or picked fields that are not secret. */
export type LineField = 'account' | 'typed';

export type LineProblems = {
  readonly account: boolean;
  readonly amount: AmountFault | null;
  readonly withdrawPassword: boolean;
};

/** The gateway's record of sent money. */
export type SentToLine = CallOutput<'wallet.sendToLine'>;

export type LineContext = LineForm & ActState<SentToLine> & { readonly problems: LineProblems };

export const noLineProblems: LineProblems = { account: false, amount: null, withdrawPassword: false };

/** Nothing is filled in yet. */
export function newLine(opened: Opened): LineContext {
  return { account: '', typed: '', withdrawPassword: '', ...newAct(opened), problems: noLineProblems };
}

/** The form after one field was typed in: its problem is gone. */
export function withLineField(
  { problems }: Pick<LineContext, 'problems'>,
  { field, value }: { field: LineField; value: string },
): Partial<LineContext> {
  const left = {
    ...problems,
    account: problems.account && field !== 'account',
    amount: field === 'typed' ? null : problems.amount,
  };
  return { [field]: value, problems: left };
}

/** All possible recipients, the one above first. */
export function relativesOf({ upline, downlines }: Line): readonly Relative[] {
  return upline ? [upline, ...downlines] : downlines;
}

/** How much may be sent in one act: within the limits, including today's, and what is available. */
export function lineTerms({ limits: { min, max }, leftToday, available }: Line): AmountTerms {
  return { min, max: minorOf(leftToday) < minorOf(max) ? leftToday : max, available };
}

/** What is wrong with the form. */
export function lineProblems({ account, typed, withdrawPassword }: LineForm, line: Line): LineProblems {
  return {
    account: !relativesOf(line).some((one) => one.account === account),
    amount: amountFault(typed, lineTerms(line)),
    withdrawPassword: withdrawPassword === '',
  };
}

/** Whether the form is ready for the last look. */
export function lineComplete(form: LineForm, line: Line): boolean {
  const { account, amount, withdrawPassword } = lineProblems(form, line);
  return !account && amount === null && !withdrawPassword;
}

/** What is sent. */
export function lineInput({
  key,
  account,
  typed,
  withdrawPassword,
}: LineContext): CallInput<'wallet.sendToLine'> {
  return { key, account, amount: amountIn(typed), withdrawPassword };
}

/** What the last look showed; null until a recipient is picked. */
export function lineQuoted({ account, typed }: LineForm): Quoted | null {
  return account === '' ? null : { account, amount: amountIn(typed) };
}

/** The whole thing as an act. */
export function lineAct(context: LineContext): ActInput {
  const { key, fate } = context;
  return { call: 'wallet.sendToLine', about: '', key, fate, send: lineInput(context) };
}
