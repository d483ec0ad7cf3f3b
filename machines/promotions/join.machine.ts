import { assign, emit, setup } from 'xstate';
import type { Reward } from '#contract/promotions/rewards.ts';
import { promotions } from '#contract/promotions.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-by-call.ts';
import { actEnded, moneyMoved } from '../kit/act-state.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './join.rules.ts';

/**
 * Joining a promotion (spec 4, activity statuses; 5): a visitor signs in first and goes on from there; then the terms are
 * confirmed, in the version that was shown, and it is joined once (machines/kit/act.machine.ts).
 */
export const joinMachine = setup({
  types: {
    input: {} as rules.JoinInput,
    context: {} as rules.JoinContext,
    events: {} as
      | { type: 'terms.read'; terms: rules.ShownTerms }
      | ({ type: 'submitted' } & rules.Who)
      | ({ type: 'person.known' } & rules.Who)
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep },
  },
  actors: { act: actOf('promotions.join', promotions['promotions.join'].output) },
  guards: {
    kept: ({ context }) => context.fate === 'kept',
    member: (_, params: rules.Who) => params.who === 'member',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepTerms: assign((_, params: { terms: rules.ShownTerms }) => params.terms),
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<Reward>({ promotionId: context.id }, params.output),
    ),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null }),
    beginAnew: assign(({ context }, params: { key: string }) => rules.newJoin({ ...context, ...params })),
    askLogin: emit({ type: 'entry.wanted', way: 'login' }),
    tellBroken: emit(({ context }) => rules.brokenPromises(context)),
    tellMoved: emit(moneyMoved('promotions.rewards')),
    tellTermsStale: emit({ type: 'stale', reads: ['promotions.detail', 'promotions.rewards'], again: true }),
  },
}).createMachine({
  id: 'join',
  tags: 'audited',
  context: ({ input }) => rules.newJoin(input),
  initial: 'opening',
  entry: 'tellBroken',
  on: {
    'terms.read': { actions: [{ type: 'keepTerms', params: ({ event }) => event }, 'tellBroken'] },
  },
  states: {
    opening: {
      description: 'The gateway is first asked about a joining sent before the page was opened.',
      always: [{ guard: 'kept', target: 'acting' }, { target: 'form' }],
    },
    form: {
      description: 'The terms are on the page: one may join. Newer terms replace those that were shown.',
      initial: 'editing',
      tags: 'stable',
      meta: { step: 'form' },
      on: {
        submitted: [
          {
            guard: { type: 'member', params: ({ event }) => event },
            target: 'sure',
            actions: 'clearFailure',
          },
          { target: 'signingIn', actions: ['clearFailure', 'askLogin'] },
        ],
      },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description:
            'The gateway said no, so nothing was joined; the reason is shown, and the terms and the member’s rewards are read again.',
          tags: 'refused',
          entry: 'tellTermsStale',
        },
      },
    },
    signingIn: {
      description: 'A visitor signs in or registers, and then goes on; asked again, the login opens again.',
      tags: 'stable',
      meta: { step: 'form' },
      on: {
        'person.known': {
          guard: { type: 'member', params: ({ event }) => event },
          target: 'sure',
        },
        submitted: [
          { guard: { type: 'member', params: ({ event }) => event }, target: 'sure' },
          { actions: 'askLogin' },
        ],
      },
    },
    sure: {
      description: 'The page asks for confirmation of the terms that it shows.',
      tags: 'stable',
      meta: { step: 'sure' },
      on: {
        edited: 'form',
        confirmed: 'acting',
        // Terms that changed under the member's eyes are not the ones that the member was about to confirm.
        'terms.read': {
          target: 'form',
          actions: [{ type: 'keepTerms', params: ({ event }) => event }, 'tellBroken'],
        },
      },
    },
    acting: {
      description: 'The joining runs until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => rules.joinAct(context),
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
      description: 'Joined, once: the record says what comes next.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': { target: 'form', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
