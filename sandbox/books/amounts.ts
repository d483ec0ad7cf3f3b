import type { Minor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';

/** Limits of one act. */
export type Limits = { readonly min: Minor; readonly max: Minor };

function outside({ min, max }: Limits): Refusal {
  return new Refusal('AMOUNT_LIMIT', { value: { min: amountOf(min), max: amountOf(max) } });
}

/** Refuses an amount outside the limits, and names them. */
export function refuseOutside(minor: Minor, limits: Limits): void {
  if (minor < limits.min || minor > limits.max) throw outside(limits);
}

/** Refuses an amount that the fee uses up. */
export function refuseAllFee(minor: Minor, fee: Minor, limits: Limits): void {
  if (minor <= fee) throw outside(limits);
}
