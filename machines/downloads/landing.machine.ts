import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import { codeQuestion, type Invited, saysWrong } from '../registration/invitation.rules.ts';
import type { WorldEvent } from '../world.ts';
import { arrivedBy, type LandingContext } from './landing.rules.ts';

/** The page that an invitation leads to (spec 2, /join): is the code in its address a good one? */
export const landingMachine = setup({
  types: {
    input: {} as { invited: Invited },
    context: {} as LandingContext,
    events: {} as { type: 'check.asked' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { checkCode: call('registration.affiliate') },
  guards: {
    hasCode: ({ context }) => context.code !== '',
    wrong: (_, params: { error: unknown }) => saysWrong(params.error),
  },
  actions: {
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    forgetInvitation: emit({ type: 'invitation.forgotten' }),
  },
}).createMachine({
  id: 'landing',
  context: ({ input }) => arrivedBy(input.invited),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Was the page opened with a code?',
      always: [{ guard: 'hasCode', target: 'checking' }, { target: 'plain' }],
    },
    plain: {
      description: 'The page was opened without a code, or with something that can be none.',
      type: 'final',
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
      description:
        'There is no such code any more: the page says so, and offers to register all the same, without it.',
      type: 'final',
      entry: 'forgetInvitation',
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
