import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import { answerOf, askAgainAfter, moneyMoved, type Outcome, unsure } from './act.rules.ts';
import type { CollectContext, Collected } from './collect.rules.ts';

/**
 * Bringing all money that lies with vendors to the main wallet (spec 7, wallets): an act of money without anything to
 * fill in, otherwise as machines/wallet/transfer.machine.ts tells.
 */
export const collectMachine = setup({
  types: {
    input: {} as { key: string },
    context: {} as CollectContext,
    events: {} as
      | { type: 'submitted' }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'sent.again' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused' | 'audited',
  },
  actors: { collect: call('wallet.collect'), outcome: call('wallet.outcome') },
  delays: { askAgain: askAgainAfter },
  guards: {
    unsure: (_, params: { error: unknown }) => unsure(failureOf(params.error)),
    happened: (_, params: { outcome: Outcome }) => params.outcome.state === 'done',
    neverHappened: (_, params: { outcome: Outcome }) => params.outcome.state === 'none',
  },
  actions: {
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    keepCollected: assign((_, params: { collected: Collected | null }) => ({
      collected: params.collected,
      failure: null,
    })),
    beginAnew: assign((_, params: { key: string }) => ({ key: params.key, collected: null })),
    tellMoved: emit(moneyMoved()),
  },
}).createMachine({
  id: 'collect',
  tags: 'audited',
  context: ({ input }) => ({ key: input.key, failure: null, collected: null }),
  initial: 'form',
  states: {
    form: {
      description: 'Nothing is to be filled in: it may be asked for.',
      initial: 'editing',
      tags: 'stable',
      on: { submitted: { target: 'sure', actions: 'clearFailure' } },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description: 'The gateway said no, so nothing moved; the reason is shown.',
          tags: 'refused',
        },
      },
    },
    sure: {
      description: 'How much will come and from where, for a last look.',
      tags: 'stable',
      on: { edited: 'form', confirmed: 'sending' },
    },
    sending: {
      description: 'It is asked for, under its key.',
      tags: 'busy',
      invoke: {
        id: 'collect',
        src: 'collect',
        input: ({ context }) => ({ key: context.key }),
        onDone: {
          target: 'done',
          actions: [
            { type: 'keepCollected', params: ({ event }) => ({ collected: event.output }) },
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
                type: 'keepCollected',
                params: ({ event }) => ({ collected: answerOf('wallet.collect', event.output) }),
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
      description: 'The money has come, once.',
      tags: 'stable',
      on: {
        'again.asked': { target: 'form', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
