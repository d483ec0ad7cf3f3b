import { assign, emit, setup } from 'xstate';
import type { Invitation } from '#contract/agent/registration.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-of.ts';
import { actEnded } from '../wallet/moved.rules.ts';
import type { WorldEvent } from '../world.ts';
import {
  type ClosingContext,
  type ClosingInput,
  closingAct,
  closingQuoted,
  newClosing,
} from './close-invitation.rules.ts';

/**
 * Closing an invitation link for good (spec 2, registration centre): an act with nothing to fill in, built like machines/promotions/leave.machine.ts.
 * People who came through it stay.
 */
export const closeInvitationMachine = setup({
  types: {
    input: {} as ClosingInput,
    context: {} as ClosingContext,
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
  actors: { act: actOf('agent.closeInvitation') },
  guards: {
    kept: ({ context }) => context.fate === 'kept',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<Invitation>(closingQuoted(context), params.output),
    ),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null }),
    beginAnew: assign(({ context }, params: { key: string }) => newClosing({ ...context, ...params })),
    tellMoved: emit({ type: 'stale', reads: ['agent.invitations'], again: true, everywhere: true }),
  },
}).createMachine({
  id: 'closeInvitation',
  tags: 'audited',
  context: ({ input }) => newClosing(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The gateway is first asked about a closing sent before the page was opened.',
      always: [{ guard: 'kept', target: 'acting' }, { target: 'form' }],
    },
    form: {
      description: 'There is nothing to fill in: the agent may ask for it.',
      initial: 'editing',
      tags: 'stable',
      meta: { step: 'form' },
      on: { submitted: { target: 'sure', actions: 'clearFailure' } },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description: 'The gateway said no, so the link stays open; the reason is shown.',
          tags: 'refused',
        },
      },
    },
    sure: {
      description: 'The page says what closing means and what stays, and asks for confirmation.',
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
        input: ({ context }) => closingAct(context),
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
      description: 'Finding out the outcome failed: it is unknown, and the agent can ask again.',
      tags: 'stable',
      meta: { step: 'waiting' },
      on: { 'check.asked': { target: 'acting', actions: 'keepDoubt' } },
    },
    done: {
      description: 'The link takes nobody any more; the people it brought stay.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': { target: 'form', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
