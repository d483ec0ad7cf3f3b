import { Refusal } from '../handler.ts';
import { amountOf } from '../money.ts';

const written = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/** Whole minor units of money as a client may write it, such as "5", "5.5" or "5.50" (contract/wallet/money.ts, Sum). */
export function minorAsked(amount: string): number {
  const [, units, rest = ''] = written.exec(amount) ?? [];
  if (units === undefined) throw new Refusal('INPUT_INVALID');
  return Number(units) * 100 + Number(rest.padEnd(2, '0'));
}

/** Limits of one act, in minor units. */
export type Limits = { readonly min: number; readonly max: number };

function outside({ min, max }: Limits): Refusal {
  return new Refusal('AMOUNT_LIMIT', { value: { min: amountOf(min), max: amountOf(max) } });
}

/** Refuses an amount outside the limits, and says them. */
export function refuseOutside(minor: number, limits: Limits): void {
  if (minor < limits.min || minor > limits.max) throw outside(limits);
}

/** Refuses an amount of which the fee leaves nothing. */
export function refuseAllFee(minor: number, fee: number, limits: Limits): void {
  if (minor <= fee) throw outside(limits);
}

/** The fee of an amount: a share in hundredths of a percent, rounded up to a minor unit, and a fixed part. */
export function feeOf(minor: number, fee: { readonly share: number; readonly fixed: number }): number {
  return Math.ceil((minor * fee.share) / 10_000) + fee.fixed;
}
