import type { CallInput, CallOutput } from '#contract/calls.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type AmountFault, type AmountTerms, amountFault, amountIn } from './amount.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from './moved.rules.ts';

/** To whom one may send, and how much. */
export type Line = CallOutput<'wallet.line'>;
export type Relative = Line['downlines'][number];

/** What the form holds. */
export type LineForm = {
  /** Empty until somebody is picked. */
  readonly account: string;
  readonly typed: string;
  readonly withdrawPassword: string;
};
/** What is typed or picked and is no secret. */
export type LineField = 'account' | 'typed';

export type LineProblems = {
  readonly account: boolean;
  readonly amount: AmountFault | null;
  readonly withdrawPassword: boolean;
};

/** What the gateway keeps of money that was sent. */
export type SentToLine = CallOutput<'wallet.sendToLine'>;

export type LineContext = LineForm & ActState<SentToLine> & { readonly problems: LineProblems };

export const noLineProblems: LineProblems = { account: false, amount: null, withdrawPassword: false };

/** Nothing is filled in yet. */
export function newLine(opened: Opened): LineContext {
  return { account: '', typed: '', withdrawPassword: '', ...newAct(opened), problems: noLineProblems };
}

/** The form with one field as it is typed now, whose problem is gone. */
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

/** Everybody whom one may send to: first who stands above. */
export function relativesOf({ upline, downlines }: Line): readonly Relative[] {
  return upline ? [upline, ...downlines] : downlines;
}

/** What may be sent at once: within the limits, today's too, and what there is. */
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

/** Whether it may be shown for the last look. */
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

/** What the last look showed; null while nobody is picked. */
export function lineQuoted({ account, typed }: LineForm): Quoted | null {
  return account === '' ? null : { account, amount: amountIn(typed) };
}

/** All of it, as an act. */
export function lineAct(context: LineContext): ActInput {
  const { key, fate } = context;
  return { call: 'wallet.sendToLine', about: '', key, fate, send: lineInput(context) };
}
