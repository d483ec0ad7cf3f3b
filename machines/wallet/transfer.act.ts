import { actForm } from '../kit/act-form.ts';
import { moneyMoved } from '../kit/act-state.rules.ts';
import * as rules from './transfer.rules.ts';

/** Moving money between the main wallet and a vendor's (spec 7, wallets). */
export const transferMachine = actForm<rules.Transferred>()({
  id: 'transfer',
  call: 'wallet.transfer',
  fields: rules.noTransfer,
  secret: false,
  subject: () => '',
  problems: rules.transferProblems,
  quote: rules.transferQuote,
  send: (quote) => quote,
  quoted: (quote) => quote,
  moved: moneyMoved(),
  refused: [],
});
