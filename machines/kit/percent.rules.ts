import { whole } from '#contract/contracts/terms.ts';

/** The text is not a share in percent: empty; malformed; with more than two decimals; or more than all there is. */
export type PercentProblem = 'missing' | 'format' | 'decimals' | 'high';

const written = /^(\d{1,3})(?:[.,](\d+))?$/;

/**
 * Reads a share as people type it, such as "29", "0,5" or "12.25 %", in whole hundredths of a percent: 2900, 50, 1225.
 * The digits themselves are moved, and nothing is multiplied: a product of a fraction would lose a hundredth here and there.
 */
export function percentTyped(
  typed: string,
): { readonly rate: number } | { readonly problem: PercentProblem } {
  const text = typed.replace(/\s|%\s*$/g, '');
  if (text === '') return { problem: 'missing' };
  const [, units, rest = ''] = written.exec(text) ?? [];
  if (units === undefined) return { problem: 'format' };
  if (rest.length > 2) return { problem: 'decimals' };
  const rate = Number(`${units}${rest.padEnd(2, '0')}`);
  return rate > whole ? { problem: 'high' } : { rate };
}

/** A share in whole hundredths of a percent as a person would type it: "29" for 2900, "0.5" for 50. */
export function percentWritten(rate: number): string {
  const digits = String(rate).padStart(3, '0');
  const rest = digits.slice(-2).replace(/0+$/, '');
  return rest === '' ? digits.slice(0, -2) : `${digits.slice(0, -2)}.${rest}`;
}
