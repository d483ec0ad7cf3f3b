import type { Withdrawal } from '#contract/wallet/withdrawals.ts';

/** As much of a withdrawal as tells where its money is. */
export type Told = Pick<Withdrawal, 'reference' | 'status'>;

/** Withdrawals whose money is held, by their references. */
export type GivenBackContext = { readonly open: readonly string[] };

const held: readonly Withdrawal['status'][] = ['PENDING', 'APPROVED', 'PAYING'];
const back: readonly Withdrawal['status'][] = ['REJECTED', 'CANCELLED'];

/** The ones that are open now: of those told as they are, of the others as they were. */
export function openAfter({ open }: GivenBackContext, told: readonly Told[]): readonly string[] {
  const others = open.filter((known) => told.every(({ reference }) => reference !== known));
  return [...others, ...told.filter(({ status }) => held.includes(status)).map(({ reference }) => reference)];
}

/** Whether the money of one that was open has come back. */
export function cameBack({ open }: GivenBackContext, told: readonly Told[]): boolean {
  return told.some(({ reference, status }) => back.includes(status) && open.includes(reference));
}
