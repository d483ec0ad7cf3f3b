import { assign, emit, setup } from 'xstate';
import type { Redemption } from '#contract/points/rewards.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-of.ts';
import { actEnded, moneyMoved } from '../wallet/moved.rules.ts';
import { secretKept } from '../wallet/secret.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './redeem.rules.ts';

/**
 * Redeeming points for a reward (spec 3, points; 7): at the price that was shown, once. An act built like
 * machines/wallet/withdraw.machine.ts; the points are held from then on, until the provider approves or rejects it.
 */
export const redeemMachine = setup({
  types: {
    input: {} as rules.RedeemInput,
    context: {} as rules.RedeemContext,
    events: {} as
      | { type: 'field.changed'; field: rules.RedeemField; value: string }
      | { type: 'secret.typed'; typed: string }
      | { type: 'session.lost' }
      | { type: 'submitted'; reward: rules.ShownReward }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep },
  },
  actors: { act: actOf('points.redeem') },
  delays: { secretKept },
  guards: {
    complete: ({ context }, params: { reward: rules.ShownReward }) =>
      rules.redeemComplete(context, params.reward),
    kept: ({ context }) => context.fate === 'kept',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepField: assign(({ context }, params: { field: rules.RedeemField; value: string }) =>
      rules.withRedeemField(context, params),
    ),
    keepSecret: assign(({ context }, params: { typed: string }) => ({
      withdrawPassword: params.typed,
      problems: { ...context.problems, withdrawPassword: false },
    })),
    showProblems: assign(({ context }, params: { reward: rules.ShownReward }) => ({
      problems: rules.redeemProblems(context, params.reward),
    })),
    keepQuote: assign(({ context }, params: { reward: rules.ShownReward }) => ({
      quote: rules.redeemQuote(context, params.reward),
    })),
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<Redemption>(rules.redeemQuoted(context), params.output),
    ),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null, problems: rules.noRedeemProblems }),
    forgetPassword: assign({ withdrawPassword: '' }),
    beginAnew: assign(({ context }, params: { key: string }) =>
      rules.newRedeem({ id: context.id, language: context.language, ...params }),
    ),
    tellMoved: emit(moneyMoved('points.balance', 'points.rewards', 'points.redemptions', 'points.rows')),
    tellTermsStale: emit({ type: 'stale', reads: ['points.rewards', 'points.balance'], again: true }),
  },
}).createMachine({
  id: 'redeem',
  tags: 'audited',
  context: ({ input }) => rules.newRedeem(input),
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
          description: 'How many, for goods where to, and the withdraw password.',
          initial: 'editing',
          tags: 'stable',
          meta: { step: 'form' },
          on: {
            'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
            'secret.typed': {
              target: '#redeem.preparing',
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
                'The gateway said no, so nothing was taken; what was typed is kept, the reason is shown, and reward and balance are fetched again.',
              tags: 'refused',
              entry: 'tellTermsStale',
            },
          },
        },
        sure: {
          description: 'The reward, how many, the points, and where to, for a last look.',
          tags: 'stable',
          meta: { step: 'sure' },
          on: { edited: 'form', confirmed: '#redeem.acting' },
        },
      },
    },
    acting: {
      description: 'The redemption runs until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => rules.redeemAct(context),
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
      description: 'It is in process, and its points are held.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': { target: 'preparing', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
