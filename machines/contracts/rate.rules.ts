import { percentRead } from '#contract/wallet/minor-units.ts';
import { numberTyped, type ReadingProblem } from '../kit/number.rules.ts';

/** The text is not a rate: no number, or zero. */
export type RateProblem = ReadingProblem | 'zero';

/** A rate as it was typed, and in hundredths of a percent: null for an empty text and for one that is no rate. */
export type TypedRate = {
  readonly text: string;
  readonly rate: number | null;
  readonly problem: RateProblem | null;
};

/** Reads a rate as people type it, such as '12.5' or '12,5'. */
export function rateTyped(text: string): TypedRate {
  const wrong = (problem: RateProblem | null) => ({ text, rate: null, problem });
  const read = numberTyped(text);
  if ('problem' in read) return wrong(read.problem === 'missing' ? null : read.problem);
  const rate = percentRead(`${read.whole}.${read.decimals.padEnd(2, '0')}`);
  return rate === 0 ? wrong('zero') : { text, rate, problem: null };
}

/** A rate in hundredths of a percent as a person would type it: '29' for 2900, '0.5' for 50. */
export function rateWritten(rate: number): string {
  const digits = String(rate).padStart(3, '0');
  const decimals = digits.slice(-2).replace(/0+$/, '');
  return decimals === '' ? digits.slice(0, -2) : `${digits.slice(0, -2)}.${decimals}`;
}
