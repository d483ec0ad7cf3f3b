import { wallet } from '#contract/wallet.ts';
import { actForm } from '../kit/act-form.ts';
import { balances } from '../kit/act-state.rules.ts';
import * as rules from './transfer.rules.ts';

/** Moving money between the main wallet and a vendor's (spec 7, wallets). */
export const transferMachine = actForm({
  id: 'transfer',
  call: 'wallet.transfer',
  record: wallet['wallet.transfer'].output,
  fields: rules.noTransfer,
  subject: () => '',
  problems: rules.transferProblems,
  quote: rules.transferQuote,
  send: (quote) => quote,
  quoted: (quote) => quote,
  says: {
    form: 'The source, the target, and the amount.',
    refused: 'The gateway said no, so nothing moved; typed text is kept and the reason is shown.',
    sure: 'Everything that will happen, for a last look.',
    done: 'The money has moved, once.',
  },
  moved: balances,
  refused: balances,
});
