import type { CallOutput } from '#contract/calls.ts';
import { asMinor, signOf, sumOf } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened } from './moved.rules.ts';

type Funds = CallOutput<'wallet.funds'>;
export type Collected = CallOutput<'wallet.collect'>;

/** `comes` is the amount that the last look shows, as on the wire; null until the member asks. */
export type CollectContext = ActState<Collected> & { readonly comes: string | null };

/** Nothing has been requested yet. */
export function newCollect(opened: Opened): CollectContext {
  return { ...newAct(opened), comes: null };
}

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

/** The whole thing as an act. */
export function collectAct({ key, fate }: CollectContext): ActInput {
  return { call: 'wallet.collect', about: '', key, fate, send: { key } };
}
