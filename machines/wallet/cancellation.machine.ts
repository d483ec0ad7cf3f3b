import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import { askAgainAfter, moneyMoved, type Outcome, unsure } from './act.rules.ts';
import type { CancellationContext } from './cancellation.rules.ts';

/**
 * Taking a withdrawal back while it is pending (spec 2, withdraw): an act of money without anything to fill in, as
 * machines/wallet/transfer.machine.ts tells; asked about first. Who comes too late is told how it ended meanwhile.
 */
export const cancellationMachine = setup({
  types: {
    input: {} as { key: string; reference: string },
    context: {} as CancellationContext,
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
  actors: { cancel: call('wallet.cancelWithdrawal'), outcome: call('wallet.outcome') },
  delays: { askAgain: askAgainAfter },
  guards: {
    unsure: (_, params: { error: unknown }) => unsure(failureOf(params.error)),
    happened: (_, params: { outcome: Outcome }) => params.outcome.state === 'done',
    neverHappened: (_, params: { outcome: Outcome }) => params.outcome.state === 'none',
  },
  actions: {
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    beginAnew: assign((_, params: { key: string }) => ({ key: params.key })),
    tellMoved: emit(moneyMoved('wallet.payoutTerms', 'wallet.withdrawals', 'wallet.withdrawal')),
    tellStatusStale: emit({
      type: 'stale',
      reads: ['wallet.withdrawals', 'wallet.withdrawal'],
      again: true,
    }),
  },
}).createMachine({
  id: 'cancellation',
  tags: 'audited',
  context: ({ input }) => ({ ...input, failure: null }),
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
          description:
            'The gateway said no, so nothing moved; the reason is shown, and how it stands is asked anew.',
          tags: 'refused',
          entry: 'tellStatusStale',
        },
      },
    },
    sure: {
      description: 'The question: what was held comes back, and nothing is paid out.',
      tags: 'stable',
      on: { edited: 'form', confirmed: 'sending' },
    },
    sending: {
      description: 'It is asked for, under its key.',
      tags: 'busy',
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => ({ key: context.key, reference: context.reference }),
        onDone: {
          target: 'done',
          actions: ['clearFailure', 'tellMoved'],
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
      description: 'Nobody knows whether it was taken back: the gateway is asked by the key.',
      tags: 'busy',
      invoke: {
        id: 'outcome',
        src: 'outcome',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          {
            guard: { type: 'happened', params: ({ event }) => ({ outcome: event.output }) },
            target: 'done',
            actions: ['clearFailure', 'tellMoved'],
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
      description: 'Taken back; its money is in the main wallet again.',
      tags: 'stable',
      on: {
        'again.asked': { target: 'form', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
