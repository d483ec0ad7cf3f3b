import { assign, emit, setup } from 'xstate';
import { moneyMoved } from '../kit/act-state.rules.ts';
import type { WorldEvent } from '../world.ts';
import {
  cameBack,
  type GivenBackContext,
  openAfter,
  type WithdrawalState,
} from './returned-withdrawals.rules.ts';

/**
 * Watches the withdrawals seen on the page (spec 2, withdraw; 4): when the back office rejects one or gives back
 * what did not arrive, or it is cancelled elsewhere, its money is back, and every balance on screen is out of date.
 */
export const returnedWithdrawalsMachine = setup({
  types: {
    context: {} as GivenBackContext,
    events: {} as { type: 'withdrawals.listed'; withdrawals: readonly WithdrawalState[] },
    emitted: {} as WorldEvent,
    tags: {} as 'stable',
  },
  guards: {
    cameBack: ({ context }, params: { withdrawals: readonly WithdrawalState[] }) =>
      cameBack(context, params.withdrawals),
  },
  actions: {
    keepOpen: assign(({ context }, params: { withdrawals: readonly WithdrawalState[] }) => ({
      open: openAfter(context, params.withdrawals),
    })),
    tellMoved: emit(moneyMoved('wallet.payoutTerms')),
  },
}).createMachine({
  id: 'givenBack',
  context: { open: [] },
  initial: 'watching',
  states: {
    watching: {
      description: 'The last look tells which withdrawals hold money or may still give it back.',
      tags: 'stable',
      on: {
        'withdrawals.listed': [
          {
            guard: { type: 'cameBack', params: ({ event }) => event },
            actions: [{ type: 'keepOpen', params: ({ event }) => event }, 'tellMoved'],
          },
          { actions: { type: 'keepOpen', params: ({ event }) => event } },
        ],
      },
    },
  },
});
