import { assign, emit, setup } from 'xstate';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-of.ts';
import type { WorldEvent } from '../world.ts';
import { actEnded, moneyMoved, type Opened } from './moved.rules.ts';
import { secretKept } from './secret.rules.ts';
import {
  newWithdraw,
  noWithdrawProblems,
  type PayoutTerms,
  quoteOf,
  type WithdrawContext,
  type WithdrawField,
  withdrawAct,
  withdrawComplete,
  withdrawProblems,
  withdrawQuoted,
  withField,
} from './withdraw.rules.ts';

/**
 * Withdrawing money (spec 2, withdraw; 4, withdrawal): an act of money built like
 * machines/wallet/transfer.machine.ts. The displayed fee is sent along, so that no other fee is charged; the
 * withdraw password is forgotten once it is sent, so sending again asks for it again.
 */
export const withdrawMachine = setup({
  types: {
    input: {} as Opened,
    context: {} as WithdrawContext,
    events: {} as
      | { type: 'field.changed'; field: WithdrawField; value: string }
      | { type: 'secret.typed'; typed: string }
      | { type: 'session.lost' }
      | { type: 'submitted'; terms: PayoutTerms }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep },
  },
  actors: { act: actOf('wallet.withdraw') },
  delays: { secretKept },
  guards: {
    complete: ({ context }, params: { terms: PayoutTerms }) => withdrawComplete(context, params.terms),
    kept: ({ context }) => context.fate === 'kept',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepField: assign(({ context }, params: { field: WithdrawField; value: string }) =>
      withField(context, params),
    ),
    keepSecret: assign(({ context }, params: { typed: string }) => ({
      withdrawPassword: params.typed,
      problems: { ...context.problems, withdrawPassword: false },
    })),
    showProblems: assign(({ context }, params: { terms: PayoutTerms }) => ({
      problems: withdrawProblems(context, params.terms),
    })),
    keepQuote: assign(({ context }, params: { terms: PayoutTerms }) => ({
      quote: quoteOf(context, params.terms),
    })),
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<Withdrawal>(withdrawQuoted(context), params.output),
    ),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null, problems: noWithdrawProblems }),
    forgetPassword: assign({ withdrawPassword: '' }),
    beginAnew: assign((_, params: { key: string }) => newWithdraw(params)),
    tellMoved: emit(moneyMoved('wallet.payoutTerms', 'wallet.withdrawals')),
    tellTermsStale: emit({ type: 'stale', reads: ['wallet.payoutTerms'], again: true }),
  },
}).createMachine({
  id: 'withdraw',
  tags: 'audited',
  context: ({ input }) => newWithdraw(input),
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
          description: 'The account, the amount, and the withdraw password.',
          initial: 'editing',
          tags: 'stable',
          meta: { step: 'form' },
          on: {
            'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
            'secret.typed': {
              target: '#withdraw.preparing',
              actions: { type: 'keepSecret', params: ({ event }) => event },
            },
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
                'The gateway said no, so nothing moved; account and amount are kept, the reason is shown, and the terms are fetched again.',
              tags: 'refused',
              entry: 'tellTermsStale',
            },
          },
        },
        sure: {
          description: 'The amount, the fee, what arrives and where, for a last look.',
          tags: 'stable',
          meta: { step: 'sure' },
          on: { edited: 'form', confirmed: '#withdraw.acting' },
        },
      },
    },
    acting: {
      description: 'The withdrawal runs until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => withdrawAct(context),
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
      description: 'It waits to be paid out; its money is held.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': { target: 'preparing', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
