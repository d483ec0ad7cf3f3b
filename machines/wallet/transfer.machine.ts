import { assign, emit, setup } from 'xstate';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-of.ts';
import type { WorldEvent } from '../world.ts';
import type { AmountTerms } from './amount.rules.ts';
import { actEnded, moneyMoved, type Opened } from './moved.rules.ts';
import {
  type Direction,
  newTransfer,
  noProblems,
  type TransferContext,
  type Transferred,
  transferAct,
  transferComplete,
  transferProblems,
  transferQuote,
} from './transfer.rules.ts';

/**
 * Moving money between the main wallet and a vendor's (spec 7, wallets). Every act of money has this anatomy:
 * `form` is filled in, `sure` shows everything that will happen, `acting` sends it once under the key that came with
 * the form and finds out how it ended (machines/kit/act.machine.ts). A new key comes only with `again.asked`, when the
 * act is known to be done.
 */
export const transferMachine = setup({
  types: {
    input: {} as Opened,
    context: {} as TransferContext,
    events: {} as
      | { type: 'wallet.picked'; wallet: string; direction: Direction }
      | { type: 'amount.typed'; typed: string }
      | { type: 'submitted'; terms: AmountTerms }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep },
  },
  actors: { act: actOf('wallet.transfer') },
  guards: {
    complete: ({ context }, params: { terms: AmountTerms }) => transferComplete(context, params.terms),
    kept: ({ context }) => context.fate === 'kept',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
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
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<Transferred>(transferQuote(context), params.output),
    ),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null, problems: noProblems }),
    beginAnew: assign((_, params: { key: string }) => newTransfer(params)),
    tellMoved: emit(moneyMoved()),
  },
}).createMachine({
  id: 'transfer',
  tags: 'audited',
  context: ({ input }) => newTransfer(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The gateway is first asked about a transfer sent before the page was opened.',
      always: [{ guard: 'kept', target: 'acting' }, { target: 'form' }],
    },
    form: {
      description: 'The source, the target, and the amount.',
      initial: 'editing',
      tags: 'stable',
      meta: { step: 'form' },
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
          description: 'The gateway said no, so nothing moved; typed text is kept and the reason is shown.',
          tags: 'refused',
        },
      },
    },
    sure: {
      description: 'Everything that will happen, for a last look.',
      tags: 'stable',
      meta: { step: 'sure' },
      on: { edited: 'form', confirmed: 'acting' },
    },
    acting: {
      description: 'The transfer runs until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => transferAct(context),
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
      description: 'The money has moved, once.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': { target: 'form', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
