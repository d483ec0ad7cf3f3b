import type { CallOutput } from '#contract/calls.ts';
import { actForm } from '../kit/act-form.ts';
import { moneyMoved } from '../kit/act-state.rules.ts';

/** Moving all money from vendors to the main wallet (spec 7, wallets). */
export const collectFundsMachine = actForm<CallOutput<'wallet.collect'>>()({
  id: 'collectFunds',
  call: 'wallet.collect',
  fields: {},
  secret: false,
  subject: () => '',
  problems: () => ({}),
  quote: (_, { comes }: { readonly comes: string }) => ({ collected: comes }),
  send: () => ({}),
  quoted: (quote) => quote,
  moved: moneyMoved(),
  refused: [],
});
