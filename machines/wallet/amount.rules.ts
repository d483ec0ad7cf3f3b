import { isBlank } from '#contract/typed.ts';
import { mostMinutes, signOf as signOfMinor } from '#contract/units.ts';
import { amountOf, feeOf as feeOfMinor, minorOf, percentOf } from '#contract/wallet/minor-units.ts';
import { type NumberProblem, numberTyped, wholeTyped } from '../kit/number.rules.ts';

/** The text is not an amount: no number (machines/kit/number.rules.ts), or zero. */
export type AmountProblem = NumberProblem | 'zero';

/** Reads an amount as people type it, such as '1,234.5', and returns it as on the wire, such as '1234.50'. */
export function amountTyped(
  typed: string,
): { readonly amount: string } | { readonly problem: AmountProblem } {
  const read = numberTyped(typed);
  if ('problem' in read) return read;
  const amount = `${read.whole}.${read.decimals.padEnd(2, '0')}`;
  return amount === '0.00' ? { problem: 'zero' } : { amount };
}

/** The text is no limit: no amount, or no whole minutes of one month at most. A limit of nothing is a limit. */
export type LimitTypedProblem = NumberProblem | 'minutes';

/** Reads a limit as people type it, an amount or minutes, and returns it as on the wire. */
export function limitTyped(
  unit: 'money' | 'minutes',
  typed: string,
): { readonly value: string } | { readonly problem: LimitTypedProblem } {
  if (unit === 'money') {
    const read = amountTyped(typed);
    if ('amount' in read) return { value: read.amount };
    return read.problem === 'zero' ? { value: '0.00' } : { problem: read.problem };
  }
  if (isBlank(typed)) return { problem: 'missing' };
  const minutes = wholeTyped(typed);
  return minutes === null || minutes > mostMinutes ? { problem: 'minutes' } : { value: String(minutes) };
}

/** Whether an amount on the wire is negative (-1), zero (0) or positive (1). */
export function signOf(amount: string): number {
  return signOfMinor(minorOf(amount));
}

/** The gateway's fee on an amount: a share in percent and a fixed part; as on the wire. */
export type Fee = { readonly feePercent: string; readonly feeFixed: string };

/** The fee on an amount: a share in percent, rounded up to a minor unit, and a fixed part; all as on the wire. */
export function feeOf(amount: string, { feePercent, feeFixed }: Fee): string {
  return amountOf(feeOfMinor(minorOf(amount), { share: percentOf(feePercent), fixed: minorOf(feeFixed) }));
}

/** The limits of one act, the money available if known, and the fee; all as on the wire. */
export type AmountTerms = {
  readonly min: string;
  readonly max: string;
  readonly available?: string;
  readonly fee?: Fee;
};

/** The typed text is not an amount, or not an allowed one: outside the limits, more than is available, or all fee. */
export type AmountFault = AmountProblem | 'low' | 'high' | 'short' | 'fee';

/** What is wrong with an amount under its terms; null for nothing. The gateway still decides. */
export function amountFault(typed: string, { min, max, available, fee }: AmountTerms): AmountFault | null {
  const read = amountTyped(typed);
  if ('problem' in read) return read.problem;
  const minor = minorOf(read.amount);
  if (available !== undefined && minor > minorOf(available)) return 'short';
  if (minor < minorOf(min)) return 'low';
  if (minor > minorOf(max)) return 'high';
  return fee !== undefined && minor <= minorOf(feeOf(read.amount, fee)) ? 'fee' : null;
}

/** The typed amount as on the wire; nothing when it can't be read. */
export function amountIn(typed: string): string {
  const read = amountTyped(typed);
  return 'amount' in read ? read.amount : '0.00';
}

/** The most that may be moved: everything available, up to the limit. */
export function mostOf({ max, available = max }: AmountTerms): string {
  return minorOf(available) < minorOf(max) ? available : max;
}

/** An amount from the wire as a machine holds a typed one, for a button that fills it in. */
export function typedFrom(amount: string): string {
  return amountOf(minorOf(amount));
}
