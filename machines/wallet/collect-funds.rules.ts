import type { CallOutput } from '#contract/calls.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened } from './moved.rules.ts';

type Funds = CallOutput<'wallet.funds'>;
export type Collected = CallOutput<'wallet.collect'>;

/** `comes` is what the last look says will come, as on the wire; null while nothing was asked for. */
export type CollectContext = ActState<Collected> & { readonly comes: string | null };

/** Nothing is asked for yet. */
export function newCollect(opened: Opened): CollectContext {
  return { ...newAct(opened), comes: null };
}

/** Vendors whose wallet holds money. */
export function vendorsWithMoney({ vendors }: Funds): Funds['vendors'] {
  return vendors.filter(({ amount }) => minorOf(amount) > 0);
}

/** What would come to the main wallet just now, as the wire writes it. */
export function collectable(funds: Funds): string {
  const open = vendorsWithMoney(funds).filter((vendor) => vendor.open);
  return amountOf(open.reduce((sum, { amount }) => sum + minorOf(amount), 0));
}

/** All of it, as an act. */
export function collectAct({ key, fate }: CollectContext): ActInput {
  return { call: 'wallet.collect', about: '', key, fate, send: { key } };
}
