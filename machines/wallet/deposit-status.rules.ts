import type { CallInput } from '#contract/calls.ts';
import { type Failure, failureOf } from '#contract/errors.ts';
import type { Deposit } from '#contract/wallet/deposits.ts';

/** Why the cashier's window failed: the browser blocked it, or its address is not allowed. */
export type CashierTrouble = 'blocked' | 'refused';

/** The deposit to show, the language, and its state if that is known already. */
export type DepositStatusInput = {
  readonly reference: string;
  readonly language: string;
  readonly deposit: Deposit | null;
};

export type DepositStatusContext = DepositStatusInput & {
  /** Why the gateway did not give its state. */
  readonly failure: Failure | null;
  readonly trouble: CashierTrouble | null;
};

/** Milliseconds until a pending deposit is asked for again, while the page is visible. */
export const lookAgainAfter = 4_000;

/** The input of the call for a deposit. */
export function lookInput({ reference, language }: DepositStatusContext): CallInput<'wallet.depositState'> {
  return { reference, language };
}

/** Whether a deposit is waiting for approval, or for the cashier. */
export function waits({ status }: Deposit): boolean {
  return status === 'PENDING';
}

/** Whether the gateway refuses: it does not show this deposit to this member. */
export function isWithheld(error: unknown): boolean {
  return failureOf(error).kind === 'refused';
}

/** The event that opens the cashier's window, where the member continues the deposit. */
export function cashierWanted({ deposit }: DepositStatusContext) {
  return { type: 'cashier.opened' as const, address: deposit?.cashier ?? '' };
}

/** The deposit without the address just used: its ticket works once, and the next look brings another. */
export function withoutCashier({ deposit }: DepositStatusContext): Deposit | null {
  return deposit && { ...deposit, cashier: null };
}
