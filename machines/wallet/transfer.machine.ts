import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import { answerOf, askAgainAfter, isEarlier, moneyMoved, type Outcome, unsure } from './act.rules.ts';
import type { AmountTerms } from './amount.rules.ts';
import {
  type Direction,
  noProblems,
  noTransfer,
  nothingMoved,
  type TransferContext,
  transferComplete,
  transferInput,
  transferProblems,
} from './transfer.rules.ts';

/**
 * Moving money between the main wallet and a vendor's (spec 7, wallets). Every act of money has this anatomy:
 * `form` is filled in, `sure` shows everything that will happen, `sending` sends it once under the key that came with
 * the form. An answer that never came is asked after: `checking`, and `waiting` until the next time; what was not done
 * may be sent again, under the same key. A new key comes only with `again.asked`, when the act is known to be done.
 */
export const transferMachine = setup({
  types: {
    input: {} as { key: string },
    context: {} as TransferContext,
    events: {} as
      | { type: 'wallet.picked'; wallet: string; direction: Direction }
      | { type: 'amount.typed'; typed: string }
      | { type: 'submitted'; terms: AmountTerms }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'sent.again' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused' | 'audited',
  },
  actors: { transfer: call('wallet.transfer'), outcome: call('wallet.outcome') },
  delays: { askAgain: askAgainAfter },
  guards: {
    complete: ({ context }, params: { terms: AmountTerms }) => transferComplete(context, params.terms),
    unsure: (_, params: { error: unknown }) => unsure(failureOf(params.error)),
    happened: (_, params: { outcome: Outcome }) => params.outcome.state === 'done',
    neverHappened: (_, params: { outcome: Outcome }) => params.outcome.state === 'none',
  },
  actions: {
    keepWallet: assign(({ context }, params: { wallet: string; direction: Direction }) => ({
      wallet: params.wallet,
      direction: params.direction,
      problems: { ...context.problems, wallet: false },
    })),
    keepAmount: assign(({ context }, params: { typed: string }) => ({
      typed: params.typed,
      problems: { ...context.problems, amount: null },
    })),
    showProblems: assign(({ context }, params: { terms: AmountTerms }) => ({
      problems: transferProblems(context, params.terms),
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null, problems: noProblems }),
    keepReference: assign(({ context }, params: { reference: string | null }) => ({
      reference: params.reference,
      earlier: isEarlier(context.failure),
      failure: null,
    })),
    beginAnew: assign((_, params: { key: string }) => ({ ...noTransfer, ...nothingMoved, key: params.key })),
    tellMoved: emit(moneyMoved()),
  },
}).createMachine({
  id: 'transfer',
  tags: 'audited',
  context: ({ input }) => ({
    ...noTransfer,
    key: input.key,
    problems: noProblems,
    failure: null,
    ...nothingMoved,
  }),
  initial: 'form',
  states: {
    form: {
      description: 'From where to where, and how much.',
      initial: 'editing',
      tags: 'stable',
      on: {
        'wallet.picked': { actions: { type: 'keepWallet', params: ({ event }) => event } },
        'amount.typed': { actions: { type: 'keepAmount', params: ({ event }) => event } },
        submitted: [
          {
            guard: { type: 'complete', params: ({ event }) => event },
            target: 'sure',
            actions: 'clearFailure',
          },
          { actions: { type: 'showProblems', params: ({ event }) => event } },
        ],
      },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description: 'The gateway said no, so nothing moved; what was typed is kept, the reason is shown.',
          tags: 'refused',
        },
      },
    },
    sure: {
      description: 'Everything that will happen, for a last look.',
      tags: 'stable',
      on: { edited: 'form', confirmed: 'sending' },
    },
    sending: {
      description: 'The transfer is sent, under its key.',
      tags: 'busy',
      invoke: {
        id: 'transfer',
        src: 'transfer',
        input: ({ context }) => transferInput(context),
        onDone: {
          target: 'done',
          actions: [{ type: 'keepReference', params: ({ event }) => event.output }, 'tellMoved'],
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
      description: 'Nobody knows whether the money moved: the gateway is asked by the key.',
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
                type: 'keepReference',
                params: ({ event }) => ({
                  reference: answerOf('wallet.transfer', event.output)?.reference ?? null,
                }),
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
      description: 'The gateway knows of no such act; it may be sent again under the same key.',
      tags: 'stable',
      on: { 'sent.again': { target: 'sending', actions: 'clearFailure' } },
    },
    done: {
      description: 'The money has moved, once.',
      tags: 'stable',
      on: {
        'again.asked': { target: 'form', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
