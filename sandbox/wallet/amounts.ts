import { amountOf } from '#contract/wallet/minor-units.ts';
import { Refusal } from '#sandbox/wire/handler.ts';

/** Limits of one act, in minor units. */
export type Limits = { readonly min: number; readonly max: number };

function outside({ min, max }: Limits): Refusal {
  return new Refusal('AMOUNT_LIMIT', { value: { min: amountOf(min), max: amountOf(max) } });
}

/** Refuses an amount outside the limits, and names them. */
export function refuseOutside(minor: number, limits: Limits): void {
  if (minor < limits.min || minor > limits.max) throw outside(limits);
}

/** Refuses an amount that the fee uses up. */
export function refuseAllFee(minor: number, fee: number, limits: Limits): void {
  if (minor <= fee) throw outside(limits);
}
