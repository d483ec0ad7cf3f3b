import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { Deposit } from '#contract/wallet/deposits.ts';
import { moneyMoved } from '../kit/act-state.rules.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './deposit-status.rules.ts';

/**
 * The state of one deposit (spec 2, depositv2): it waits for approval or for the cashier, and the gateway is asked
 * again and again while the page is visible, until it is over. The cashier is another window, opened from here.
 */
export const depositStatusMachine = setup({
  types: {
    input: {} as rules.DepositStatusInput,
    context: {} as rules.DepositStatusContext,
    events: {} as
      | { type: 'page.hidden' }
      | { type: 'page.shown' }
      | { type: 'look.asked' }
      | { type: 'cashier.asked' }
      | { type: 'cashier.left' }
      | { type: 'cashier.blocked' }
      | { type: 'cashier.refused' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { look: call('wallet.depositState') },
  delays: { lookAgain: rules.lookAgainAfter },
  guards: {
    waits: (_, params: { deposit: Deposit }) => rules.waits(params.deposit),
    withheld: (_, params: { error: unknown }) => rules.isWithheld(params.error),
    addressed: ({ context }) => context.deposit?.cashier != null,
  },
  actions: {
    keepDeposit: assign((_, params: { deposit: Deposit }) => ({ deposit: params.deposit, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepTrouble: assign((_, params: { trouble: rules.CashierTrouble }) => ({ trouble: params.trouble })),
    clearTrouble: assign({ trouble: null }),
    forgetAddress: assign(({ context }) => ({ deposit: rules.withoutCashier(context), trouble: null })),
    openCashier: emit(({ context }) => rules.cashierWanted(context)),
    tellMoved: emit(moneyMoved('wallet.deposits')),
  },
}).createMachine({
  id: 'depositStatus',
  context: ({ input }) => ({ ...input, failure: null, trouble: null }),
  initial: 'looking',
  on: {
    'cashier.asked': { guard: 'addressed', actions: ['clearTrouble', 'openCashier'] },
    'cashier.left': { actions: 'forgetAddress' },
    'cashier.blocked': { actions: { type: 'keepTrouble', params: { trouble: 'blocked' } } },
    'cashier.refused': { actions: { type: 'keepTrouble', params: { trouble: 'refused' } } },
  },
  states: {
    looking: {
      description: 'The gateway is asked for the deposit’s state.',
      tags: 'busy',
      on: { 'page.hidden': 'unseen' },
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => rules.lookInput(context),
        onDone: [
          {
            guard: { type: 'waits', params: ({ event }) => ({ deposit: event.output }) },
            target: 'waiting',
            actions: { type: 'keepDeposit', params: ({ event }) => ({ deposit: event.output }) },
          },
          {
            target: 'over',
            actions: { type: 'keepDeposit', params: ({ event }) => ({ deposit: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'withheld', params: ({ event }) => ({ error: event.error }) },
            target: 'missing',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'waiting',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    waiting: {
      description:
        'The deposit is pending, or the gateway could not be asked: it is asked again soon, or on request.',
      tags: 'stable',
      after: { lookAgain: 'looking' },
      on: { 'page.hidden': 'unseen', 'page.shown': 'looking', 'look.asked': 'looking' },
    },
    unseen: {
      description: 'The page is hidden: the gateway is asked when it is visible again.',
      tags: 'stable',
      on: { 'page.shown': 'looking' },
    },
    missing: {
      description: 'The gateway shows this member no such deposit.',
      tags: ['stable', 'refused'],
      on: { 'look.asked': 'looking' },
    },
    over: {
      description: 'Approved, and the money is there; rejected, with the reason; or expired.',
      type: 'final',
      entry: ['tellMoved', 'clearTrouble'],
    },
  },
});
