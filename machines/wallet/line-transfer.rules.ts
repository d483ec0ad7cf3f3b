import { memberId } from '#contract/agent/member-id.ts';
import type { Person } from '#contract/agent/person.ts';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type AmountFault, type AmountTerms, amountFault, amountIn } from './amount.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from './moved.rules.ts';

/** The upline, how many are below, and how much may be sent. */
export type Line = CallOutput<'wallet.line'>;

/** How the page opens: with a recipient when it was reached from theirs, unless money may not be sent there. */
export type LineOpened = Opened & { readonly to?: Person | null };

/** The content of the form. */
export type LineForm = {
  /** Null until somebody is picked. */
  readonly to: Person | null;
  readonly typed: string;
  readonly withdrawPassword: string;
};

export type LineProblems = {
  readonly to: boolean;
  readonly amount: AmountFault | null;
  readonly withdrawPassword: boolean;
};

/** The gateway's record of sent money. */
export type SentToLine = CallOutput<'wallet.sendToLine'>;

export type LineContext = LineForm & ActState<SentToLine> & { readonly problems: LineProblems };

export const noLineProblems: LineProblems = { to: false, amount: null, withdrawPassword: false };

/** The id of the recipient that an address asks for, if it can be one. */
export function recipientIn(search: string): string | null {
  const id = new URLSearchParams(search).get('to') ?? '';
  return memberId.test(id) ? id : null;
}

/** Nothing is filled in yet, but perhaps the recipient. */
export function newLine({ to = null, ...opened }: LineOpened): LineContext {
  return { to, typed: '', withdrawPassword: '', ...newAct(opened), problems: noLineProblems };
}

/** The people to pick from: the upline first, then those found below, and the one picked even when no longer among them. */
export function offeredIn(
  { upline }: Pick<Line, 'upline'>,
  found: readonly Person[],
  picked: Person | null,
): readonly Person[] {
  const offered = upline ? [upline, ...found] : found;
  return picked && !offered.some(({ id }) => id === picked.id) ? [picked, ...offered] : offered;
}

/** Whether there is anybody to send money to. */
export function anybodyIn({ upline, downlines }: Pick<Line, 'upline' | 'downlines'>): boolean {
  return upline !== null || downlines > 0;
}

/** How much may be sent in one act: within the limits, including today's, and what is available. */
export function lineTerms({ limits: { min, max }, leftToday, available }: Line): AmountTerms {
  return { min, max: minorOf(leftToday) < minorOf(max) ? leftToday : max, available };
}

/** What is wrong with the form. Whether the recipient is still of the line, only the gateway knows. */
export function lineProblems({ to, typed, withdrawPassword }: LineForm, line: Line): LineProblems {
  return {
    to: to === null,
    amount: amountFault(typed, lineTerms(line)),
    withdrawPassword: withdrawPassword === '',
  };
}

/** Whether the form is ready for the last look. */
export function lineComplete(form: LineForm, line: Line): boolean {
  const { to, amount, withdrawPassword } = lineProblems(form, line);
  return !to && amount === null && !withdrawPassword;
}

/** What is sent. */
export function lineInput({ key, to, typed, withdrawPassword }: LineContext): CallInput<'wallet.sendToLine'> {
  return { key, memberId: to?.id ?? '', amount: amountIn(typed), withdrawPassword };
}

/** What the last look showed; null until a recipient is picked. */
export function lineQuoted({ to, typed }: LineForm): Quoted | null {
  return to && { to: { id: to.id }, amount: amountIn(typed) };
}

/** The whole thing as an act. */
export function lineAct(context: LineContext): ActInput {
  const { key, fate } = context;
  return { call: 'wallet.sendToLine', about: '', key, fate, send: lineInput(context) };
}

/** How the form is filled in again. */
export function lineDraft({ to, typed }: LineForm) {
  return [
    ...(to === null ? [] : [{ type: 'recipient.picked' as const, to }]),
    ...(typed === '' ? [] : [{ type: 'amount.typed' as const, typed }]),
  ];
}
