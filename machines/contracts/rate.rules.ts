import { percentRead } from '#contract/wallet/minor-units.ts';

/** The text is not a rate: malformed; with fractions of a hundredth; or zero. */
export type RateProblem = 'FORMAT' | 'DECIMALS' | 'ZERO';

/** A rate as it was typed, and in hundredths of a percent: null for an empty text and for one that is no rate. */
export type TypedRate = {
  readonly text: string;
  readonly rate: number | null;
  readonly problem: RateProblem | null;
};

const written = /^\d{1,12}(?:[.,](\d+))?$/;

/** Reads a rate as people type it, such as '12.5', '12,5' or '12.5 %': nothing is rounded or guessed. */
export function rateTyped(text: string): TypedRate {
  const wrong = (problem: RateProblem) => ({ text, rate: null, problem });
  const bare = text.trim().replace(/\s*%$/, '');
  if (bare === '') return { text, rate: null, problem: null };
  const [whole, decimals = ''] = written.exec(bare) ?? [];
  if (whole === undefined) return wrong('FORMAT');
  if (decimals.length > 2) return wrong('DECIMALS');
  const rate = percentRead(bare.replace(',', '.'));
  return rate === 0 ? wrong('ZERO') : { text, rate, problem: null };
}

/** A rate in hundredths of a percent as a person would type it: '29' for 2900, '0.5' for 50. */
export function rateWritten(rate: number): string {
  const digits = String(rate).padStart(3, '0');
  const decimals = digits.slice(-2).replace(/0+$/, '');
  return decimals === '' ? digits.slice(0, -2) : `${digits.slice(0, -2)}.${decimals}`;
}
