import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { actForm } from '../kit/act-form.ts';
import { moneyMoved } from '../kit/act-state.rules.ts';

/** The withdrawal to cancel, and the money that comes back. */
type Wanted = Pick<Withdrawal, 'reference' | 'amount'>;

/**
 * Cancelling a pending withdrawal (spec 2, withdraw): its money comes back to the main wallet. A member who comes too late
 * sees how the withdrawal ended.
 */
export const cancellationMachine = actForm<Withdrawal>()({
  id: 'cancellation',
  call: 'wallet.cancelWithdrawal',
  fields: {},
  secret: false,
  subject: ({ reference }: Wanted) => reference,
  problems: () => ({}),
  quote: (_, _terms: null, about) => about,
  send: ({ reference }) => ({ reference }),
  quoted: (_, { reference, amount }) => ({ reference, amount, status: 'CANCELLED' }),
  moved: moneyMoved('wallet.payoutTerms', 'wallet.withdrawals', 'wallet.withdrawal'),
  refused: ['wallet.withdrawals', 'wallet.withdrawal'],
});
