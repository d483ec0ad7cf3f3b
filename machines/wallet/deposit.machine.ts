import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { Deposit } from '#contract/wallet/deposits.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import { answerOf, askAgainAfter, moneyMoved, type Outcome, unsure } from './act.rules.ts';
import * as rules from './deposit.rules.ts';

/**
 * Bringing money (spec 2, depositv2): a way is picked, the form filled in, looked at once more and sent once under its
 * key, as machines/wallet/transfer.machine.ts tells.
 */
export const depositMachine = setup({
  types: {
    input: {} as { key: string },
    context: {} as rules.DepositContext,
    events: {} as
      | { type: 'method.picked'; methodId: string }
      | { type: 'method.left' }
      | { type: 'amount.typed'; typed: string }
      | { type: 'voucher.typed'; typed: string }
      | ({ type: 'submitted' } & rules.DepositTerms)
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'sent.again' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused' | 'audited',
  },
  actors: {
    deposit: call('wallet.deposit'),
    outcome: call('wallet.outcome'),
  },
  delays: { askAgain: askAgainAfter },
  guards: {
    complete: ({ context }, params: { terms: rules.DepositTerms }) =>
      rules.depositComplete(context, params.terms),
    unsure: (_, params: { error: unknown }) => unsure(failureOf(params.error)),
    happened: (_, params: { outcome: Outcome }) => params.outcome.state === 'done',
    neverHappened: (_, params: { outcome: Outcome }) => params.outcome.state === 'none',
  },
  actions: {
    keepMethod: assign((_, params: { methodId: string }) => ({ methodId: params.methodId })),
    keepAmount: assign(({ context }, params: { typed: string }) => ({
      typed: params.typed,
      problems: { ...context.problems, amount: null },
    })),
    keepVoucher: assign(({ context }, params: { typed: string }) => ({
      voucher: params.typed,
      problems: { ...context.problems, voucher: false },
    })),
    keepTerms: assign((_, params: { terms: rules.DepositTerms }) => ({
      terms: params.terms,
      language: params.terms.language,
    })),
    showProblems: assign(({ context }, params: { terms: rules.DepositTerms }) => ({
      problems: rules.depositProblems(context, params.terms),
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null, problems: rules.noDepositProblems }),
    keepDeposit: assign((_, params: { deposit: Deposit | null }) => ({
      deposit: params.deposit,
      failure: null,
    })),
    beginAnew: assign((_, params: { key: string }) => rules.depositBegun(params.key)),
    tellMoved: emit(moneyMoved('wallet.deposits')),
    tellTerms: emit({ type: 'stale', reads: ['wallet.depositMethods'], again: true }),
  },
}).createMachine({
  id: 'deposit',
  tags: 'audited',
  context: ({ input }) => rules.depositBegun(input.key),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The ways to bring money, with limits, fee and how long each takes.',
      tags: 'stable',
      on: {
        'method.picked': { target: 'form', actions: { type: 'keepMethod', params: ({ event }) => event } },
      },
    },
    form: {
      description: 'How much, or which voucher; a transfer with the pictures that prove it.',
      initial: 'editing',
      tags: 'stable',
      on: {
        'method.left': { target: 'choosing', actions: 'clearFailure' },
        'amount.typed': { actions: { type: 'keepAmount', params: ({ event }) => event } },
        'voucher.typed': { actions: { type: 'keepVoucher', params: ({ event }) => event } },
        submitted: [
          {
            guard: { type: 'complete', params: ({ event }) => ({ terms: event }) },
            target: 'sure',
            actions: [
              'clearFailure',
              { type: 'keepTerms', params: ({ event: { type: _, ...terms } }) => ({ terms }) },
            ],
          },
          { actions: { type: 'showProblems', params: ({ event }) => ({ terms: event }) } },
        ],
      },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description:
            'The gateway said no, so nothing is asked for; what was typed is kept, the reason is shown.',
          tags: 'refused',
        },
      },
    },
    sure: {
      description: 'What will be paid, the fee, what is credited, and how, for a last look.',
      tags: 'stable',
      on: { edited: 'form', confirmed: 'sending' },
    },
    sending: {
      description: 'The deposit is asked for, under its key.',
      tags: 'busy',
      invoke: {
        id: 'deposit',
        src: 'deposit',
        input: ({ context }) => rules.depositInput(context),
        onDone: {
          target: 'done',
          actions: { type: 'keepDeposit', params: ({ event }) => ({ deposit: event.output }) },
        },
        onError: [
          {
            guard: { type: 'unsure', params: ({ event }) => ({ error: event.error }) },
            target: 'checking',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'form.refused',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'tellTerms'],
          },
        ],
      },
    },
    checking: {
      description: 'Nobody knows whether the deposit was taken: the gateway is asked by the key.',
      tags: 'busy',
      invoke: {
        id: 'outcome',
        src: 'outcome',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          {
            guard: { type: 'happened', params: ({ event }) => ({ outcome: event.output }) },
            target: 'done',
            actions: {
              type: 'keepDeposit',
              params: ({ event }) => ({ deposit: answerOf('wallet.deposit', event.output) }),
            },
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
      description: 'The gateway knows of no such act; it may be sent again under the same key.',
      tags: 'stable',
      on: { 'sent.again': { target: 'sending', actions: 'clearFailure' } },
    },
    done: {
      description:
        'The gateway has the deposit: from here on it is looked at (machines/wallet/standing.machine.ts).',
      tags: 'stable',
      entry: 'tellMoved',
      on: {
        'again.asked': { target: 'choosing', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
