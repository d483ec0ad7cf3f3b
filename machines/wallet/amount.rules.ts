import { amountOf, feeOf as feeOfMinor, minorOf, minorRead } from '#contract/wallet/minor-units.ts';

/** How amounts are typed, in every language that has words here: the separators that they are shown with (spec 9). */
export const separators = { group: ',', decimal: '.' } as const;

/** What was typed is no amount: nothing; not written as one; parts smaller than a cent; nothing to move. */
export type AmountProblem = 'missing' | 'format' | 'decimals' | 'zero';

const plain = /^\d{1,12}$/;
const grouped = /^\d{1,3}(,\d{3}){1,3}$/;
const cents = /^\d{1,2}$/;

function problemOf(text: string): AmountProblem | null {
  if (text === '') return 'missing';
  const [whole = '', rest, ...more] = text.split(separators.decimal);
  if (!(plain.test(whole) || grouped.test(whole)) || more.length > 0) return 'format';
  if (rest !== undefined && !cents.test(rest)) return /^\d{3,}$/.test(rest) ? 'decimals' : 'format';
  return null;
}

/**
 * Reads an amount as people type it, such as '1,234.5', and gives it as the wire writes it, such as '1234.50'. What can
 * be read in two ways is a problem: nothing is rounded or guessed.
 */
export function amountTyped(
  typed: string,
): { readonly amount: string } | { readonly problem: AmountProblem } {
  const text = typed.replace(/\s/g, '');
  const problem = problemOf(text);
  if (problem) return { problem };
  const [whole = '', rest = ''] = text.replaceAll(separators.group, '').split(separators.decimal);
  const amount = `${whole.replace(/^0+(?=\d)/, '')}.${rest.padEnd(2, '0')}`;
  return amount === '0.00' ? { problem: 'zero' } : { amount };
}

/** Whether a text of the wire is an amount (contract/wallet/money.ts). */
export function isAmount(text: string): boolean {
  return minorRead(text) !== null;
}

/** Whether an amount of the wire is below zero (-1), nothing (0) or above (1). */
export function signOf(amount: string): number {
  return Math.sign(minorOf(amount));
}

/** What the gateway keeps of an amount: a share in percent and a fixed part; as on the wire. */
export type Fee = { readonly feePercent: string; readonly feeFixed: string };

/** The fee of an amount: a share in percent, rounded up to a minor unit, and a fixed part; all as on the wire. */
export function feeOf(amount: string, { feePercent, feeFixed }: Fee): string {
  return amountOf(feeOfMinor(minorOf(amount), { share: minorOf(feePercent), fixed: minorOf(feeFixed) }));
}

/** What the gateway lets be moved at once, what there is of it where that is known, and its fee; all as on the wire. */
export type AmountTerms = {
  readonly min: string;
  readonly max: string;
  readonly available?: string;
  readonly fee?: Fee;
};

/** What was typed is no amount, or not one that may be moved: outside the limits, more than there is, or all fee. */
export type AmountFault = AmountProblem | 'low' | 'high' | 'short' | 'fee';

/** What is wrong with an amount under its terms; null when nothing is. The gateway still has the last word. */
export function amountFault(typed: string, { min, max, available, fee }: AmountTerms): AmountFault | null {
  const read = amountTyped(typed);
  if ('problem' in read) return read.problem;
  const minor = minorOf(read.amount);
  if (available !== undefined && minor > minorOf(available)) return 'short';
  if (minor < minorOf(min)) return 'low';
  if (minor > minorOf(max)) return 'high';
  return fee !== undefined && minor <= minorOf(feeOf(read.amount, fee)) ? 'fee' : null;
}

/** The amount that was typed, as the wire writes it; nothing where it can't be read. */
export function amountIn(typed: string): string {
  const read = amountTyped(typed);
  return 'amount' in read ? read.amount : '0.00';
}

/** The most that may be moved: all there is, as far as the limit allows. */
export function mostOf({ max, available = max }: AmountTerms): string {
  return minorOf(available) < minorOf(max) ? available : max;
}

/** An amount of the wire as somebody would have typed it, for a button that fills it in. */
export function typedFrom(amount: string): string {
  return amountOf(minorOf(amount)).replace('.', separators.decimal);
}
