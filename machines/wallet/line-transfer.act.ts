import { actForm } from '../kit/act-form.ts';
import { moneyMoved } from '../kit/act-state.rules.ts';
import * as rules from './line-transfer.rules.ts';

/** Sending money within an agent's own line (spec 2, transferUpline; 6, agents). */
export const lineTransferMachine = actForm<rules.SentToLine>()({
  id: 'lineTransfer',
  call: 'wallet.sendToLine',
  fields: rules.nobodyPicked,
  secret: true,
  subject: () => '',
  problems: rules.lineProblems,
  quote: rules.lineQuote,
  send: ({ to, amount }) => ({ memberId: to.id, amount }),
  quoted: (quote) => quote && { to: { id: quote.to.id }, amount: quote.amount },
  moved: moneyMoved('wallet.line'),
  refused: ['wallet.line', 'wallet.recipients'],
});
