import type { CallInput } from '#contract/calls.ts';
import { type Failure, failureOf } from '#contract/errors.ts';
import type { Deposit } from '#contract/wallet/deposits.ts';

/** How it went with the window of the cashier: the browser allowed none, or its address may not be opened. */
export type CashierTrouble = 'blocked' | 'refused';

/** Which deposit is looked at, in which language, and how it stood when that is known already. */
export type DepositStatusInput = {
  readonly reference: string;
  readonly language: string;
  readonly deposit: Deposit | null;
};

export type DepositStatusContext = DepositStatusInput & {
  /** Why the gateway did not say how it stands. */
  readonly failure: Failure | null;
  readonly trouble: CashierTrouble | null;
};

/** Milliseconds until a deposit that waits is asked about again, while somebody looks at it. */
export const lookAgainAfter = 4_000;

/** What a deposit is asked after with. */
export function lookInput({ reference, language }: DepositStatusContext): CallInput<'wallet.depositState'> {
  return { reference, language };
}

/** Whether a deposit waits for somebody to approve it, or for the cashier. */
export function waits({ status }: Deposit): boolean {
  return status === 'PENDING';
}

/** Whether the gateway said no: it does not show this deposit to this member. */
export function withheld(error: unknown): boolean {
  return failureOf(error).kind === 'refused';
}

/** The window of the cashier is wanted, where the deposit is gone on with. */
export function cashierWanted({ deposit }: DepositStatusContext) {
  return { type: 'cashier.opened' as const, address: deposit?.cashier ?? '' };
}

/** The deposit without the address that was just used: its ticket is good once, and the next look brings another. */
export function withoutCashier({ deposit }: DepositStatusContext): Deposit | null {
  return deposit && { ...deposit, cashier: null };
}
