import { assign, emit, setup } from 'xstate';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-of.ts';
import type { WorldEvent } from '../world.ts';
import { type CollectContext, type Collected, collectAct, newCollect } from './collect-funds.rules.ts';
import { actEnded, moneyMoved, type Opened } from './moved.rules.ts';

/**
 * Moving all money from vendors to the main wallet (spec 7, wallets): an act of money with nothing to fill
 * in, otherwise built like machines/wallet/transfer.machine.ts.
 */
export const collectFundsMachine = setup({
  types: {
    input: {} as Opened,
    context: {} as CollectContext,
    events: {} as
      | { type: 'submitted'; comes: string }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep },
  },
  actors: { act: actOf('wallet.collect') },
  guards: {
    kept: ({ context }) => context.fate === 'kept',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<Collected>(context.comes === null ? null : { collected: context.comes }, params.output),
    ),
    keepDoubt: assign({ fate: 'kept' }),
    keepWhatComes: assign((_, params: { comes: string }) => ({ comes: params.comes })),
    clearFailure: assign({ failure: null }),
    beginAnew: assign((_, params: { key: string }) => newCollect(params)),
    tellMoved: emit(moneyMoved()),
  },
}).createMachine({
  id: 'collectFunds',
  tags: 'audited',
  context: ({ input }) => newCollect(input),
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
      on: {
        submitted: {
          target: 'sure',
          actions: ['clearFailure', { type: 'keepWhatComes', params: ({ event }) => event }],
        },
      },
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
      meta: { step: 'sure' },
      on: { edited: 'form', confirmed: 'acting' },
    },
    acting: {
      description: 'The act runs until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => collectAct(context),
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
      description: 'The money has come, once.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': { target: 'form', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
