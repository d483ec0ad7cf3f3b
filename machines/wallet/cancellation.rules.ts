import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from './moved.rules.ts';

/** The withdrawal to cancel, and the money that comes back. */
type Wanted = { readonly reference: string; readonly amount: string };

export type CancellationInput = Opened & Wanted;
export type CancellationContext = Wanted & ActState<Withdrawal>;

/** Nothing has been requested yet. */
export function newCancellation({ reference, amount, ...opened }: CancellationInput): CancellationContext {
  return { reference, amount, ...newAct(opened) };
}

/** What the gateway’s record must say. */
export function cancellationQuoted({ reference, amount }: CancellationContext): Quoted {
  return { reference, amount, status: 'CANCELLED' };
}

/** The whole thing as an act. */
export function cancellationAct({ key, fate, reference }: CancellationContext): ActInput {
  return { call: 'wallet.cancelWithdrawal', about: reference, key, fate, send: { key, reference } };
}
