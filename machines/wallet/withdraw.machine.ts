import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import { answerOf, askAgainAfter, isEarlier, moneyMoved, type Outcome, unsure } from './act.rules.ts';
import {
  newWithdraw,
  noWithdrawProblems,
  type PayoutTerms,
  quoteOf,
  type WithdrawContext,
  type WithdrawField,
  withdrawComplete,
  withdrawInput,
  withdrawProblems,
  withField,
} from './withdraw.rules.ts';

/**
 * Taking money out (spec 2, withdraw; 4, withdrawal): an act of money as machines/wallet/transfer.machine.ts tells. The
 * fee that was shown is sent along, so that no other one is taken; the withdraw password is forgotten as soon as it was
 * sent, so that sending again asks for it again.
 */
export const withdrawMachine = setup({
  types: {
    input: {} as { key: string },
    context: {} as WithdrawContext,
    events: {} as
      | { type: 'field.changed'; field: WithdrawField; value: string }
      | { type: 'submitted'; terms: PayoutTerms }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'sent.again' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused' | 'audited',
  },
  actors: { withdraw: call('wallet.withdraw'), outcome: call('wallet.outcome') },
  delays: { askAgain: askAgainAfter },
  guards: {
    complete: ({ context }, params: { terms: PayoutTerms }) => withdrawComplete(context, params.terms),
    unsure: (_, params: { error: unknown }) => unsure(failureOf(params.error)),
    happened: (_, params: { outcome: Outcome }) => params.outcome.state === 'done',
    neverHappened: (_, params: { outcome: Outcome }) => params.outcome.state === 'none',
  },
  actions: {
    keepField: assign(({ context }, params: { field: WithdrawField; value: string }) =>
      withField(context, params),
    ),
    showProblems: assign(({ context }, params: { terms: PayoutTerms }) => ({
      problems: withdrawProblems(context, params.terms),
    })),
    keepQuote: assign(({ context }, params: { terms: PayoutTerms }) => ({
      quote: quoteOf(context, params.terms),
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null, problems: noWithdrawProblems }),
    forgetPassword: assign({ withdrawPassword: '' }),
    askPassword: assign({ problems: { ...noWithdrawProblems, withdrawPassword: true } }),
    keepWithdrawal: assign(({ context }, params: { withdrawal: Withdrawal | null }) => ({
      withdrawal: params.withdrawal,
      earlier: isEarlier(context.failure),
      failure: null,
    })),
    beginAnew: assign((_, params: { key: string }) => ({ ...newWithdraw, key: params.key })),
    tellMoved: emit(moneyMoved('wallet.payoutTerms', 'wallet.withdrawals')),
    tellTermsStale: emit({ type: 'stale', reads: ['wallet.payoutTerms'], again: true }),
  },
}).createMachine({
  id: 'withdraw',
  tags: 'audited',
  context: ({ input }) => ({ ...newWithdraw, key: input.key }),
  initial: 'form',
  states: {
    form: {
      description: 'Where to, how much, and the withdraw password.',
      initial: 'editing',
      tags: 'stable',
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        submitted: [
          {
            guard: { type: 'complete', params: ({ event }) => event },
            target: 'sure',
            actions: ['clearFailure', { type: 'keepQuote', params: ({ event }) => event }],
          },
          { actions: { type: 'showProblems', params: ({ event }) => event } },
        ],
      },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description:
            'The gateway said no, so nothing moved; account and amount are kept, the reason is shown, the terms are asked anew.',
          tags: 'refused',
          entry: 'tellTermsStale',
        },
      },
    },
    sure: {
      description: 'The amount, the fee, what arrives and where, for a last look.',
      tags: 'stable',
      on: { edited: 'form', confirmed: 'sending' },
    },
    sending: {
      description: 'The withdrawal is sent, under its key; the password with it, and then it is forgotten.',
      tags: 'busy',
      exit: 'forgetPassword',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context }) => withdrawInput(context),
        onDone: {
          target: 'done',
          actions: [
            { type: 'keepWithdrawal', params: ({ event }) => ({ withdrawal: event.output }) },
            'tellMoved',
          ],
        },
        onError: [
          {
            guard: { type: 'unsure', params: ({ event }) => ({ error: event.error }) },
            target: 'checking',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'form.refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    checking: {
      description: 'Nobody knows whether it was taken: the gateway is asked by the key.',
      tags: 'busy',
      invoke: {
        id: 'outcome',
        src: 'outcome',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          {
            guard: { type: 'happened', params: ({ event }) => ({ outcome: event.output }) },
            target: 'done',
            actions: [
              {
                type: 'keepWithdrawal',
                params: ({ event }) => ({ withdrawal: answerOf('wallet.withdraw', event.output) }),
              },
              'tellMoved',
            ],
          },
          {
            guard: { type: 'neverHappened', params: ({ event }) => ({ outcome: event.output }) },
            target: 'notDone',
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
    },
    waiting: {
      description: 'The gateway is still at it, or can’t be asked; it is asked again soon, or now.',
      tags: 'stable',
      after: { askAgain: 'checking' },
      on: { 'check.asked': 'checking' },
    },
    notDone: {
      description:
        'The gateway knows of no such withdrawal; it may be sent again under the same key, with the password.',
      tags: 'stable',
      on: { 'sent.again': { target: 'form', actions: ['clearFailure', 'askPassword'] } },
    },
    done: {
      description: 'It waits to be paid out; its money is held.',
      tags: 'stable',
      on: {
        'again.asked': { target: 'form', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
