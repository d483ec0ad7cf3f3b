import { assign, emit, setup } from 'xstate';
import type { Reward } from '#contract/promotions/rewards.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-of.ts';
import { actEnded, moneyMoved } from '../wallet/moved.rules.ts';
import type { WorldEvent } from '../world.ts';
import { type LeaveContext, type LeaveInput, leaveAct, newLeave } from './leave.rules.ts';

/**
 * Leaving a joined promotion, for good (spec 4, activity statuses): an act of money with nothing to fill in, built like
 * machines/wallet/cancellation.machine.ts. The gateway says what it costs before it is asked; progress that changed
 * meanwhile is shown first, and nothing is lost.
 */
export const leaveMachine = setup({
  types: {
    input: {} as LeaveInput,
    context: {} as LeaveContext,
    events: {} as
      | { type: 'submitted'; progress: string }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep },
  },
  actors: { act: actOf('promotions.leave') },
  guards: {
    kept: ({ context }) => context.fate === 'kept',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<Reward>({ id: context.id, status: 'CLOSE' }, params.output),
    ),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null }),
    beginAnew: assign(({ context }, params: { key: string }) => newLeave({ ...context, ...params })),
    keepProgress: assign((_, params: { progress: string }) => ({ progress: params.progress })),
    tellMoved: emit(moneyMoved('promotions.rewards')),
    tellStale: emit({ type: 'stale', reads: ['promotions.rewards'], again: true }),
  },
}).createMachine({
  id: 'leave',
  tags: 'audited',
  context: ({ input }) => newLeave(input),
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
          actions: ['clearFailure', { type: 'keepProgress', params: ({ event }) => event }],
        },
      },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description:
            'The gateway said no, so nothing was left; the reason is shown, and the reward is read again.',
          tags: 'refused',
          entry: 'tellStale',
        },
      },
    },
    sure: {
      description: 'The page says what leaving costs and what stays, and asks for confirmation.',
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
        input: ({ context }) => leaveAct(context),
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
      description: 'Left: the reward and its progress are gone, the member’s own money is untouched.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': { target: 'form', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
