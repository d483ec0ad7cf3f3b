import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import { type AmountFault, type AmountTerms, amountFault, amountIn, minorOf } from './amount.rules.ts';

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
export type LineField = keyof LineForm;

export type LineProblems = {
  readonly account: boolean;
  readonly amount: AmountFault | null;
  readonly withdrawPassword: boolean;
};

export type LineContext = LineForm & {
  /** What the act is done once by. */
  readonly key: string;
  readonly problems: LineProblems;
  readonly failure: Failure | null;
  /** What the gateway calls it, once done. */
  readonly reference: string | null;
  /** It is something sent before under this key, not what was sent last. */
  readonly earlier: boolean;
};

export const noLineProblems: LineProblems = { account: false, amount: null, withdrawPassword: false };

/** Nothing of the transfer before, but under a key of its own. */
export const newLine = {
  account: '',
  typed: '',
  withdrawPassword: '',
  problems: noLineProblems,
  failure: null,
  reference: null,
  earlier: false,
} as const satisfies Omit<LineContext, 'key'>;

/** The form with one field as it is typed now, whose problem is gone. */
export function withLineField(
  { problems }: Pick<LineContext, 'problems'>,
  { field, value }: { field: LineField; value: string },
): Partial<LineContext> {
  const left = {
    account: problems.account && field !== 'account',
    amount: field === 'typed' ? null : problems.amount,
    withdrawPassword: problems.withdrawPassword && field !== 'withdrawPassword',
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
