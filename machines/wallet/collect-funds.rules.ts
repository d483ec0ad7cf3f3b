import type { CallOutput } from '#contract/calls.ts';
import { asMinor, signOf, sumOf } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';

type Funds = CallOutput<'wallet.funds'>;

/** Vendors whose wallet holds money. */
export function vendorsWithMoney({ vendors }: Funds): Funds['vendors'] {
  return vendors.filter(({ amount }) => signOf(minorOf(amount)) > 0);
}

/** What would come to the main wallet right now, as on the wire. */
export function collectable(funds: Funds): string {
  const open = vendorsWithMoney(funds).filter((vendor) => vendor.open);
  return amountOf(
    sumOf(
      asMinor(0),
      open.map(({ amount }) => minorOf(amount)),
    ),
  );
}
