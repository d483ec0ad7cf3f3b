import { wallet } from '#contract/wallet.ts';
import { actForm } from '../kit/act-form.ts';
import { balances } from '../kit/act-state.rules.ts';

/** Moving all money from vendors to the main wallet (spec 7, wallets). */
export const collectFundsMachine = actForm({
  id: 'collectFunds',
  call: 'wallet.collect',
  record: wallet['wallet.collect'].output,
  fields: {},
  subject: () => '',
  problems: () => ({}),
  quote: (_, { comes }: { readonly comes: string }) => ({ collected: comes }),
  send: () => ({}),
  quoted: (quote) => quote,
  says: {
    form: 'There is nothing to fill in: the member may ask for it.',
    refused: 'The gateway said no, so nothing moved; the reason is shown.',
    sure: 'How much will come and from where, for a last look.',
    done: 'The money has come, once.',
  },
  moved: balances,
  refused: balances,
});
