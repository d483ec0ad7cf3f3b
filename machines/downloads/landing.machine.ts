import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { Invited } from '../registration/register-form.rules.ts';
import type { WorldEvent } from '../world.ts';
import { codeQuestion, invitedBy, type LandingContext, nobodyYet, saysWrong } from './landing.rules.ts';

/** The page that an invitation leads to (spec 2, /join): is the code in its address a good one? */
export const landingMachine = setup({
  types: {
    context: {} as LandingContext,
    events: {} as { type: 'invitation.found'; invited: Invited } | { type: 'check.asked' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { checkCode: call('registration.affiliate') },
  guards: {
    invited: (_, params: { invited: Invited }) => params.invited.code !== null,
    wrong: (_, params: { error: unknown }) => saysWrong(failureOf(params.error)),
  },
  actions: {
    askInvitation: emit({ type: 'invitation.asked' }),
    keepInvitation: assign((_, params: { invited: Invited }) => invitedBy(params.invited)),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'landing',
  context: nobodyYet,
  entry: 'askInvitation',
  initial: 'plain',
  states: {
    plain: {
      description: 'The page was opened without a code, or with something that can be none.',
      tags: 'stable',
      on: {
        'invitation.found': [
          {
            guard: { type: 'invited', params: ({ event }) => event },
            target: 'checking',
            actions: { type: 'keepInvitation', params: ({ event }) => event },
          },
          { actions: { type: 'keepInvitation', params: ({ event }) => event } },
        ],
      },
    },
    checking: {
      description: 'The gateway is asked whether it knows the code; the person can go on meanwhile.',
      tags: 'busy',
      meta: { step: 'checking' },
      entry: 'clearFailure',
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context }) => codeQuestion(context),
        onDone: 'invited',
        onError: [
          { guard: { type: 'wrong', params: ({ event }) => ({ error: event.error }) }, target: 'wrong' },
          {
            target: 'unchecked',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    invited: {
      description: 'The code is good: the registration sends it.',
      type: 'final',
      meta: { step: 'invited' },
    },
    wrong: {
      description: 'There is no such code any more: the page says so, and offers to register all the same.',
      type: 'final',
      meta: { step: 'wrong' },
    },
    unchecked: {
      description: 'Nobody knows yet: the code is kept, the registration checks it, and one may ask again.',
      tags: ['stable', 'refused'],
      meta: { step: 'unchecked' },
      on: { 'check.asked': 'checking' },
    },
  },
});
