import { assign, emit, setup } from 'xstate';
import type { Person } from '#contract/agent/person.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-of.ts';
import type { WorldEvent } from '../world.ts';
import {
  type Line,
  type LineContext,
  type LineOpened,
  lineAct,
  lineComplete,
  lineProblems,
  lineQuoted,
  newLine,
  noLineProblems,
  type SentToLine,
} from './line-transfer.rules.ts';
import { actEnded, moneyMoved } from './moved.rules.ts';
import { secretKept } from './secret.rules.ts';

/**
 * Sending money within an agent's own line (spec 2, transferUpline; 6, agents): an act of money built like
 * machines/wallet/transfer.machine.ts. The withdraw password is forgotten once it is sent, so sending again
 * asks for it again.
 */
export const lineTransferMachine = setup({
  types: {
    input: {} as LineOpened,
    context: {} as LineContext,
    events: {} as
      | { type: 'recipient.picked'; to: Person }
      | { type: 'amount.typed'; typed: string }
      | { type: 'secret.typed'; typed: string }
      | { type: 'session.lost' }
      | { type: 'submitted'; line: Line }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep },
  },
  actors: { act: actOf('wallet.sendToLine') },
  delays: { secretKept },
  guards: {
    complete: ({ context }, params: { line: Line }) => lineComplete(context, params.line),
    kept: ({ context }) => context.fate === 'kept',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepRecipient: assign(({ context }, params: { to: Person }) => ({
      to: params.to,
      problems: { ...context.problems, to: false },
    })),
    keepAmount: assign(({ context }, params: { typed: string }) => ({
      typed: params.typed,
      problems: { ...context.problems, amount: null },
    })),
    keepSecret: assign(({ context }, params: { typed: string }) => ({
      withdrawPassword: params.typed,
      problems: { ...context.problems, withdrawPassword: false },
    })),
    showProblems: assign(({ context }, params: { line: Line }) => ({
      problems: lineProblems(context, params.line),
    })),
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<SentToLine>(lineQuoted(context), params.output),
    ),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null, problems: noLineProblems }),
    forgetPassword: assign({ withdrawPassword: '' }),
    beginAnew: assign((_, params: { key: string }) => newLine(params)),
    tellMoved: emit(moneyMoved('wallet.line')),
    tellLineStale: emit({ type: 'stale', reads: ['wallet.line', 'wallet.recipients'], again: true }),
  },
}).createMachine({
  id: 'lineTransfer',
  tags: 'audited',
  context: ({ input }) => newLine(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The gateway is first asked about an act sent before the page was opened.',
      always: [{ guard: 'kept', target: 'acting' }, { target: 'preparing' }],
    },
    preparing: {
      description: 'The withdraw password is forgotten after a while unused, and with the session.',
      initial: 'form',
      after: { secretKept: { target: '.form', actions: 'forgetPassword' } },
      on: { 'session.lost': { target: '.form', actions: 'forgetPassword' } },
      states: {
        form: {
          description: 'The recipient, the amount, and the withdraw password.',
          initial: 'editing',
          tags: 'stable',
          meta: { step: 'form' },
          on: {
            'recipient.picked': { actions: { type: 'keepRecipient', params: ({ event }) => event } },
            'amount.typed': { actions: { type: 'keepAmount', params: ({ event }) => event } },
            'secret.typed': {
              target: '#lineTransfer.preparing',
              actions: { type: 'keepSecret', params: ({ event }) => event },
            },
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
              description:
                'The gateway said no, so nothing moved; recipient and amount are kept, the reason is shown, and the line is fetched again.',
              tags: 'refused',
              entry: 'tellLineStale',
            },
          },
        },
        sure: {
          description: 'The recipient and the amount, for a last look.',
          tags: 'stable',
          meta: { step: 'sure' },
          on: { edited: 'form', confirmed: '#lineTransfer.acting' },
        },
      },
    },
    acting: {
      description: 'The act runs until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => lineAct(context),
        onDone: [
          {
            guard: { type: 'done', params: ({ event }) => event },
            target: 'done',
            actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellMoved'],
          },
          {
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'preparing.form.refused',
            actions: { type: 'keepEnd', params: ({ event }) => event },
          },
          { target: 'preparing', actions: { type: 'keepEnd', params: ({ event }) => event } },
        ],
        onError: 'unheard',
      },
      initial: 'awaited',
      states: {
        awaited: {
          description: 'The withdraw password was passed on, and is forgotten here.',
          entry: 'forgetPassword',
        },
      },
    },
    unheard: {
      description: 'Finding out the outcome failed: it is unknown, and the member can ask again.',
      tags: 'stable',
      meta: { step: 'waiting' },
      on: { 'check.asked': { target: 'acting', actions: 'keepDoubt' } },
    },
    done: {
      description: 'The recipient has the money, once.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': { target: 'preparing', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
