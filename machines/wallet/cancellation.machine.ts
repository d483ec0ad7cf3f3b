import { assign, emit, setup } from 'xstate';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-of.ts';
import type { WorldEvent } from '../world.ts';
import {
  type CancellationContext,
  type CancellationInput,
  cancellationAct,
  cancellationQuoted,
  newCancellation,
} from './cancellation.rules.ts';
import { actEnded, moneyMoved } from './moved.rules.ts';

/**
 * Cancelling a pending withdrawal (spec 2, withdraw): an act of money with nothing to fill in, built like
 * machines/wallet/transfer.machine.ts; it asks for confirmation first. A member who comes too late sees how
 * the withdrawal ended.
 */
export const cancellationMachine = setup({
  types: {
    input: {} as CancellationInput,
    context: {} as CancellationContext,
    events: {} as
      | { type: 'submitted' }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep },
  },
  actors: { act: actOf('wallet.cancelWithdrawal') },
  guards: {
    kept: ({ context }) => context.fate === 'kept',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<Withdrawal>(cancellationQuoted(context), params.output),
    ),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null }),
    beginAnew: assign(({ context }, params: { key: string }) => newCancellation({ ...context, ...params })),
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
  context: ({ input }) => newCancellation(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The gateway is first asked about an act sent before the page was opened.',
      always: [{ guard: 'kept', target: 'acting' }, { target: 'form' }],
    },
    form: {
      description: 'There is nothing to fill in: the member may ask for it.',
      initial: 'editing',
      tags: 'stable',
      meta: { step: 'form' },
      on: { submitted: { target: 'sure', actions: 'clearFailure' } },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description:
            'The gateway said no, so nothing moved; the reason is shown, and the withdrawal is read again.',
          tags: 'refused',
          entry: 'tellStatusStale',
        },
      },
    },
    sure: {
      description: 'The page asks for confirmation: the held money comes back, and nothing is paid out.',
      tags: 'stable',
      meta: { step: 'sure' },
      on: { edited: 'form', confirmed: 'acting' },
    },
    acting: {
      description: 'The act runs until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => cancellationAct(context),
        onDone: [
          {
            guard: { type: 'done', params: ({ event }) => event },
            target: 'done',
            actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellMoved'],
          },
          {
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'form.refused',
            actions: { type: 'keepEnd', params: ({ event }) => event },
          },
          { target: 'form', actions: { type: 'keepEnd', params: ({ event }) => event } },
        ],
        onError: 'unheard',
      },
    },
    unheard: {
      description: 'Finding out the outcome failed: it is unknown, and the member can ask again.',
      tags: 'stable',
      meta: { step: 'waiting' },
      on: { 'check.asked': { target: 'acting', actions: 'keepDoubt' } },
    },
    done: {
      description: 'Cancelled; the money is back in the main wallet.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': { target: 'form', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
