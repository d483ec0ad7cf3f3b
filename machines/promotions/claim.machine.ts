import { assign, emit, setup } from 'xstate';
import type { Mission } from '#contract/missions/mission.ts';
import type { Reward } from '#contract/promotions/rewards.ts';
import { promotions } from '#contract/promotions.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-by-call.ts';
import { actEnded, moneyMoved } from '../kit/act-state.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './claim.rules.ts';

/**
 * Claiming what is one's own, once (spec 4, activity statuses): a reward, a raffle, a completed mission. An act with
 * nothing to fill in (machines/kit/act.machine.ts); what was claimed before, here or elsewhere, is a success too. A page
 * that claims something else than a reward provides `act` with its call.
 */
export const claimMachine = setup({
  types: {
    input: {} as rules.ClaimInput,
    context: {} as rules.ClaimContext,
    events: {} as { type: 'submitted' } | { type: 'check.asked' } | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep },
  },
  actors: { act: actOf('promotions.claim', promotions['promotions.claim'].output) },
  guards: {
    kept: ({ context }) => context.fate === 'kept',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
    claimedBefore: (_, params: { output: ActEnd }) => rules.refusedWith(params.output, 'ALREADY_CLAIMED'),
    expired: (_, params: { output: ActEnd }) => rules.refusedWith(params.output, 'CLAIM_EXPIRED'),
  },
  actions: {
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<Reward | Mission>(context.seen, params.output),
    ),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null }),
    beginAnew: assign(({ context }, params: { key: string }) => rules.newClaim({ ...context, ...params })),
    tellMoved: emit(moneyMoved('promotions.rewards', 'missions.summary', 'points.balance', 'wallet.bonuses')),
    tellStale: emit({ type: 'stale', reads: ['promotions.rewards', 'missions.summary'], again: true }),
  },
}).createMachine({
  id: 'claim',
  tags: 'audited',
  context: ({ input }) => rules.newClaim(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The gateway is first asked about a claim sent before the page was opened.',
      always: [{ guard: 'kept', target: 'acting' }, { target: 'claimable' }],
    },
    claimable: {
      description: 'It can be claimed: one press does it.',
      initial: 'waiting',
      tags: 'stable',
      meta: { step: 'form' },
      on: { submitted: { target: 'acting', actions: 'clearFailure' } },
      states: {
        waiting: { description: 'Nothing has been refused.' },
        refused: {
          description:
            'The gateway said no, or not yet: nothing moved, the reason is shown, and what can be claimed is read again.',
          tags: 'refused',
          entry: 'tellStale',
        },
      },
    },
    acting: {
      description: 'The claim runs until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => rules.claimAct(context),
        onDone: [
          {
            guard: { type: 'done', params: ({ event }) => event },
            target: 'claimed',
            actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellMoved'],
          },
          {
            guard: { type: 'claimedBefore', params: ({ event }) => event },
            target: 'claimedBefore',
            actions: 'tellMoved',
          },
          {
            guard: { type: 'expired', params: ({ event }) => event },
            target: 'expired',
            actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellStale'],
          },
          {
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'claimable.refused',
            actions: { type: 'keepEnd', params: ({ event }) => event },
          },
          { target: 'claimable', actions: { type: 'keepEnd', params: ({ event }) => event } },
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
    claimed: {
      description: 'Claimed just now, once: it is in the member’s account.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': { target: 'claimable', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
    claimedBefore: {
      description: 'It was claimed before, here, in another tab or elsewhere: it is the member’s already.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': { target: 'claimable', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
    expired: {
      description:
        'The time to claim it was over before the claim came: nothing moved, and it is not offered again.',
      tags: 'stable',
      meta: { step: 'form' },
      on: {
        'again.asked': { target: 'claimable', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
