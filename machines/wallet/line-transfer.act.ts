import { wallet } from '#contract/wallet.ts';
import { actForm } from '../kit/act-form.ts';
import { balances } from '../kit/act-state.rules.ts';
import * as rules from './line-transfer.rules.ts';

/** Sending money within an agent's own line (spec 2, transferUpline; 6, agents). */
export const lineTransferMachine = actForm({
  id: 'lineTransfer',
  call: 'wallet.sendToLine',
  record: wallet['wallet.sendToLine'].output,
  fields: rules.nobodyPicked,
  secret: true,
  subject: () => '',
  problems: rules.lineProblems,
  quote: rules.lineQuote,
  send: ({ to, amount }) => ({ memberId: to.id, amount }),
  quoted: (quote) => quote && { to: { id: quote.to.id }, amount: quote.amount },
  says: {
    form: 'The recipient, the amount, and the withdraw password.',
    refused:
      'The gateway said no, so nothing moved; recipient and amount are kept, the reason is shown, and the line is fetched again.',
    sure: 'The recipient and the amount, for a last look.',
    done: 'The recipient has the money, once.',
  },
  moved: [...balances, 'wallet.line'],
  refused: ['wallet.line', 'wallet.recipients'],
});
