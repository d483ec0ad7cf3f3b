import type { Withdrawal } from '#contract/wallet/withdrawals.ts';

/** The part of a withdrawal that tells where its money is. */
export type WithdrawalState = Pick<Withdrawal, 'reference' | 'status' | 'receipt'>;

/** Withdrawals whose money is held or may still come back, by their references. */
export type GivenBackContext = { readonly open: readonly string[] };

const held: readonly Withdrawal['status'][] = ['PENDING', 'APPROVED', 'PAYING'];
const back: readonly Withdrawal['status'][] = ['REJECTED', 'CANCELLED'];
/** Receipts after which the back office may still give money back. */
const undecided: readonly (string | undefined)[] = ['OPEN', 'REPORTED'];

function isBack({ status, receipt }: WithdrawalState): boolean {
  return back.includes(status) || receipt?.state === 'REFUNDED';
}

function isOpen(listed: WithdrawalState): boolean {
  return !isBack(listed) && (held.includes(listed.status) || undecided.includes(listed.receipt?.state));
}

/** The withdrawals open now: those just read as they are, the others as they were. */
export function openAfter({ open }: GivenBackContext, listed: readonly WithdrawalState[]): readonly string[] {
  const others = open.filter((known) => listed.every(({ reference }) => reference !== known));
  return [...others, ...listed.filter(isOpen).map(({ reference }) => reference)];
}

/** Whether the money of an open one has come back. */
export function cameBack({ open }: GivenBackContext, listed: readonly WithdrawalState[]): boolean {
  return listed.some((one) => isBack(one) && open.includes(one.reference));
}
