import { memberId } from '#contract/agent/member-id.ts';
import type { Person } from '#contract/agent/person.ts';
import type { CallOutput } from '#contract/calls.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { type AmountFault, type AmountTerms, amountFault, amountIn } from './amount.rules.ts';

/** The upline, how many are below, and how much may be sent. */
export type Line = CallOutput<'wallet.line'>;

/** What is filled in. */
export type LineForm = {
  /** Null until somebody is picked. */
  readonly to: Person | null;
  readonly typed: string;
};

export type LineProblems = { readonly to: boolean; readonly typed: AmountFault | null };

/** What the last look shows; exactly that is sent. */
export type LineQuote = { readonly to: Person; readonly amount: string };

export const nobodyPicked: LineForm = { to: null, typed: '' };

/** The id of the recipient that an address asks for, if it can be one. */
export function recipientIn(search: string): string | null {
  const id = new URLSearchParams(search).get('to') ?? '';
  return memberId.test(id) ? id : null;
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
export function lineProblems({ to, typed }: LineForm, line: Line): LineProblems {
  return { to: to === null, typed: amountFault(typed, lineTerms(line)) };
}

/** What the last look shows; null until a recipient is picked. */
export function lineQuote({ to, typed }: LineForm): LineQuote | null {
  return to && { to, amount: amountIn(typed) };
}
