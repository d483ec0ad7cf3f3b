import type { Withdrawal } from '#contract/wallet/withdrawals.ts';

/** As much of a withdrawal as tells where its money is. */
export type Told = Pick<Withdrawal, 'reference' | 'status' | 'receipt'>;

/** Withdrawals whose money is held or may still come back, by their references. */
export type GivenBackContext = { readonly open: readonly string[] };

const held: readonly Withdrawal['status'][] = ['PENDING', 'APPROVED', 'PAYING'];
const back: readonly Withdrawal['status'][] = ['REJECTED', 'CANCELLED'];
/** Of what was paid out, the back office may give back what did not arrive. */
const undecided: readonly (string | undefined)[] = ['OPEN', 'REPORTED'];

function isBack({ status, receipt }: Told): boolean {
  return back.includes(status) || receipt?.state === 'REFUNDED';
}

function isOpen(told: Told): boolean {
  return !isBack(told) && (held.includes(told.status) || undecided.includes(told.receipt?.state));
}

/** The ones that are open now: of those told as they are, of the others as they were. */
export function openAfter({ open }: GivenBackContext, told: readonly Told[]): readonly string[] {
  const others = open.filter((known) => told.every(({ reference }) => reference !== known));
  return [...others, ...told.filter(isOpen).map(({ reference }) => reference)];
}

/** Whether the money of one that was open has come back. */
export function cameBack({ open }: GivenBackContext, told: readonly Told[]): boolean {
  return told.some((one) => isBack(one) && open.includes(one.reference));
}
