import { assign, emit, setup } from 'xstate';
import type { CallOutput } from '#contract/calls.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-of.ts';
import { actEnded, moneyMoved, type Opened } from '../wallet/moved.rules.ts';
import { secretKept } from '../wallet/secret.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './convert.rules.ts';

/**
 * Turning points into money of the main wallet (spec 7; ruling 36): whole steps at the ratio that was shown, the remainder
 * stays points. An act of money built like machines/wallet/withdraw.machine.ts.
 */
export const convertMachine = setup({
  types: {
    input: {} as Opened,
    context: {} as rules.ConvertContext,
    events: {} as
      | { type: 'points.typed'; typed: string }
      | { type: 'secret.typed'; typed: string }
      | { type: 'session.lost' }
      | { type: 'submitted'; terms: rules.ConvertTerms }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep },
  },
  actors: { act: actOf('points.convert') },
  delays: { secretKept },
  guards: {
    complete: ({ context }, params: { terms: rules.ConvertTerms }) =>
      rules.convertComplete(context, params.terms),
    kept: ({ context }) => context.fate === 'kept',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepPoints: assign(({ context }, params: { typed: string }) => ({
      typedPoints: params.typed,
      problems: { ...context.problems, points: null },
    })),
    keepSecret: assign(({ context }, params: { typed: string }) => ({
      withdrawPassword: params.typed,
      problems: { ...context.problems, withdrawPassword: false },
    })),
    showProblems: assign(({ context }, params: { terms: rules.ConvertTerms }) => ({
      problems: rules.convertProblems(context, params.terms),
    })),
    keepQuote: assign(({ context }, params: { terms: rules.ConvertTerms }) => ({
      quote: rules.stepsOf(context.typedPoints, params.terms),
    })),
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<CallOutput<'points.convert'>>(rules.convertQuoted(context), params.output),
    ),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null, problems: rules.noConvertProblems }),
    forgetPassword: assign({ withdrawPassword: '' }),
    beginAnew: assign((_, params: { key: string }) => rules.newConvert(params)),
    tellMoved: emit(moneyMoved('points.balance', 'points.rewards', 'points.rows')),
    tellTermsStale: emit({ type: 'stale', reads: ['points.config', 'points.balance'], again: true }),
  },
}).createMachine({
  id: 'convert',
  tags: 'audited',
  context: ({ input }) => rules.newConvert(input),
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
          description: 'How many points, and the withdraw password.',
          initial: 'editing',
          tags: 'stable',
          meta: { step: 'form' },
          on: {
            'points.typed': { actions: { type: 'keepPoints', params: ({ event }) => event } },
            'secret.typed': {
              target: '#convert.preparing',
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
                'The gateway said no, so nothing moved; the points stay typed, the reason is shown, and ratio and balance are fetched again.',
              tags: 'refused',
              entry: 'tellTermsStale',
            },
          },
        },
        sure: {
          description: 'The points, the money and what stays points, for a last look.',
          tags: 'stable',
          meta: { step: 'sure' },
          on: { edited: 'form', confirmed: '#convert.acting' },
        },
      },
    },
    acting: {
      description: 'The conversion runs until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => rules.convertAct(context),
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
      description: 'The money is in the main wallet.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': { target: 'preparing', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
