import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { actForm } from '../kit/act-form.ts';
import { moneyMoved } from '../kit/act-state.rules.ts';
import * as rules from './withdraw.rules.ts';

/**
 * Withdrawing money (spec 2, withdraw; 4, withdrawal): the displayed fee is sent along, so that no other fee is charged. It
 * waits to be paid out, its money held.
 */
export const withdrawMachine = actForm<Withdrawal>()({
  id: 'withdraw',
  call: 'wallet.withdraw',
  fields: rules.noWithdraw,
  secret: true,
  subject: () => '',
  problems: rules.withdrawProblems,
  quote: rules.withdrawQuote,
  send: rules.withdrawSent,
  quoted: rules.withdrawQuoted,
  moved: moneyMoved('wallet.payoutTerms', 'wallet.withdrawals'),
  refused: ['wallet.payoutTerms'],
});
