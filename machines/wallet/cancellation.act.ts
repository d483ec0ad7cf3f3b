import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { wallet } from '#contract/wallet.ts';
import { actForm } from '../kit/act-form.ts';
import { balances } from '../kit/act-state.rules.ts';

/** The withdrawal to cancel, and the money that comes back. */
type Wanted = Pick<Withdrawal, 'reference' | 'amount'>;

/**
 * Cancelling a pending withdrawal (spec 2, withdraw): its money comes back to the main wallet. A member who comes too late
 * sees how the withdrawal ended.
 */
export const cancellationMachine = actForm({
  id: 'cancellation',
  call: 'wallet.cancelWithdrawal',
  record: wallet['wallet.cancelWithdrawal'].output,
  fields: {},
  subject: ({ reference }: Wanted) => reference,
  problems: () => ({}),
  quote: (_, _terms: null, about) => about,
  send: ({ reference }) => ({ reference }),
  quoted: (_, { reference, amount }) => ({ reference, amount, status: 'CANCELLED' }),
  says: {
    form: 'There is nothing to fill in: the member may ask for it.',
    refused: 'The gateway said no, so nothing moved; the reason is shown, and the withdrawal is read again.',
    sure: 'The page asks for confirmation: the held money comes back, and nothing is paid out.',
    done: 'Cancelled; the money is back in the main wallet.',
  },
  moved: [...balances, 'wallet.payoutTerms', 'wallet.withdrawals', 'wallet.withdrawal'],
  refused: ['wallet.withdrawals', 'wallet.withdrawal'],
});
