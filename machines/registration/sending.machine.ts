import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/errors.ts';
import type { LoginValue } from '#contract/session.ts';
import { call } from '../kit/call.ts';
import { lazySlider } from '../verification/lazy-slider.ts';
import type { Solved } from '../verification/slider.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './sending.rules.ts';

/** A completed registration being sent: the invitation is verified first, then the account is requested once (spec 4). */
export const sendingMachine = setup({
  types: {
    input: {} as rules.Sending,
    context: {} as rules.SendingContext,
    events: {} as { type: 'closed' },
    emitted: {} as WorldEvent,
    output: {} as rules.Sent,
    tags: {} as 'busy' | 'stable',
  },
  actors: {
    verifyCode: call('registration.affiliate'),
    register: call('registration.register'),
    registerMobile: call('registration.registerMobile'),
    slider: lazySlider,
  },
  guards: {
    invited: ({ context }) => context.code !== '',
    byNumber: ({ context }) => context.type === 'mobile',
    sliderFlag: ({ context }) => rules.sliderFlag(context),
    solved: (_, params: Solved) => params.verificationData !== null,
  },
  actions: {
    accept: assign((_, params: { accepted: LoginValue }) => ({ accepted: params.accepted, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepMisinvited: assign((_, params: { error: unknown }) => ({
      failure: rules.invitationFailure(params.error) satisfies Failure,
    })),
    keepSolved: assign((_, params: Solved) => params),
    spendSolved: assign({ verificationData: null }),
    forgetUser: assign({ user: null, verificationData: null }),
  },
}).createMachine({
  id: 'sending',
  context: ({ input }) => ({ ...input, accepted: null, failure: null, verificationData: null }),
  output: ({ context: { accepted, failure } }) => ({ accepted, failure }),
  initial: 'choosing',
  states: {
    choosing: {
      description:
        'An invitation code, from the address or typed, is verified before anything else (spec 4).',
      always: [{ guard: 'invited', target: 'verifying' }, { target: 'asking' }],
    },
    verifying: {
      description: 'The gateway checks the code; exactly the accepted code is sent on.',
      tags: 'busy',
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context }) => ({ code: context.code, domain: context.domain }),
        onDone: 'asking',
        onError: {
          target: 'ended',
          actions: { type: 'keepMisinvited', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { closed: 'ended' },
    },
    asking: {
      description: 'By name or by number.',
      always: [{ guard: 'byNumber', target: 'registeringNumber' }, { target: 'registering' }],
    },
    registering: {
      description: 'One call, sealed.',
      tags: 'busy',
      exit: 'spendSolved',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => rules.payloadOf(context),
        onDone: {
          target: 'ended',
          actions: { type: 'accept', params: ({ event }) => ({ accepted: event.output }) },
        },
        onError: {
          target: 'declined',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    registeringNumber: {
      description: 'One call, sealed: the number is the name (spec 4).',
      tags: 'busy',
      exit: 'spendSolved',
      invoke: {
        id: 'registerMobile',
        src: 'registerMobile',
        input: ({ context }) => rules.payloadOf(context),
        onDone: {
          target: 'ended',
          actions: { type: 'accept', params: ({ event }) => ({ accepted: event.output }) },
        },
        onError: {
          target: 'declined',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    declined: {
      description:
        'If the gateway wants something first, it is asked for; any other reason is shown in the form.',
      always: [{ guard: 'sliderFlag', target: 'proving' }, { target: 'ended' }],
    },
    proving: {
      description: 'The person must solve a slider captcha; nothing is sent again without its proof.',
      tags: 'stable',
      invoke: {
        id: 'slider',
        src: 'slider',
        onDone: [
          {
            guard: { type: 'solved', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'keepSolved', params: ({ event }) => event.output },
          },
          { target: 'ended' },
        ],
        onError: 'ended',
      },
    },
    ended: {
      description: 'Accepted or declined: typed text is forgotten here.',
      type: 'final',
      entry: 'forgetUser',
    },
  },
});
