import type { CallOutput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import { amountOf, minorOf } from './amount.rules.ts';

type Funds = CallOutput<'wallet.funds'>;
export type Collected = CallOutput<'wallet.collect'>;

export type CollectContext = {
  /** What the act is done once by. */
  readonly key: string;
  readonly failure: Failure | null;
  /** What came, once done; null also when the gateway does not say it as agreed. */
  readonly collected: Collected | null;
};

/** Vendors whose wallet holds money. */
export function vendorsWithMoney({ vendors }: Funds): Funds['vendors'] {
  return vendors.filter(({ amount }) => minorOf(amount) > 0);
}

/** What would come to the main wallet just now, as the wire writes it. */
export function collectable(funds: Funds): string {
  const open = vendorsWithMoney(funds).filter((vendor) => vendor.open);
  return amountOf(open.reduce((sum, { amount }) => sum + minorOf(amount), 0));
}
