import { wallet } from '#contract/wallet.ts';
import { actForm } from '../kit/act-form.ts';
import { balances } from '../kit/act-state.rules.ts';
import * as rules from './withdraw.rules.ts';

/**
 * Withdrawing money (spec 2, withdraw; 4, withdrawal): the displayed fee is sent along, so that no other fee is charged. It
 * waits to be paid out, its money held.
 */
export const withdrawMachine = actForm({
  id: 'withdraw',
  call: 'wallet.withdraw',
  record: wallet['wallet.withdraw'].output,
  fields: rules.noWithdraw,
  secret: true,
  subject: () => '',
  problems: rules.withdrawProblems,
  quote: rules.withdrawQuote,
  send: rules.withdrawSent,
  quoted: rules.withdrawQuoted,
  says: {
    form: 'The account, the amount, and the withdraw password.',
    refused:
      'The gateway said no, so nothing moved; account and amount are kept, the reason is shown, and the terms are fetched again.',
    sure: 'The amount, the fee, what arrives and where, for a last look.',
    done: 'It waits to be paid out; its money is held.',
  },
  moved: [...balances, 'wallet.payoutTerms', 'wallet.withdrawals'],
  refused: ['wallet.payoutTerms'],
});
