import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { laterSlider } from '../session/entry.parts.ts';
import type { Features } from '../system/features.rules.ts';
import type { WorldEvent } from '../world.ts';
import type { Solved } from './slider.rules.ts';
import * as rules from './sms-code.rules.ts';

/** Sending a code for one purpose, and the wait before another may be sent (spec 4, SMS code; 9). Each purpose gives its own `sendCode`. */
export const smsCodeMachine = setup({
  types: {
    context: {} as rules.CodeContext,
    events: {} as
      | ({ type: 'code.wanted' } & rules.CodeWanted)
      | { type: 'code.dropped' }
      | { type: 'features.learned'; features: Features }
      | { type: 'countdown.set'; endsAt: number; seconds: number }
      | { type: 'countdown.passed' }
      | { type: 'failure.seen' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: {
    sendCode: rules.sendBy('verification.smsLogin'),
    slider: laterSlider,
  },
  delays: {
    sendThrottle: rules.sendThrottle,
    countdown: ({ context }) => rules.countdownDelay(context.seconds),
  },
  guards: {
    sliderNeeded: (_, params: { error: unknown }) => rules.sliderNeeded(params.error),
    solved: (_, params: Solved) => params.verificationData !== null,
  },
  actions: {
    keepInput: assign((_, params: { input: rules.CodeInput }) => ({ input: params.input, failure: null })),
    keepFeatures: assign((_, params: { features: Features }) => ({
      byProvider: params.features.smsByIdentityProvider,
    })),
    keepWait: assign(({ context }, params: { sent: rules.CodeSent }) =>
      rules.waitAfter(params.sent, context.byProvider),
    ),
    keepEnd: assign((_, params: { endsAt: number; seconds: number }) => ({
      endsAt: params.endsAt,
      seconds: params.seconds,
    })),
    keepSolved: assign((_, params: Solved) => ({ verificationData: params.verificationData })),
    spendSolved: assign({ verificationData: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forget: assign(rules.noCode),
    startCountdown: emit(({ context }) => rules.countdownOf(context)),
  },
}).createMachine({
  id: 'smsCode',
  context: rules.newCode,
  initial: 'idle',
  on: {
    'features.learned': { actions: { type: 'keepFeatures', params: ({ event }) => event } },
    'code.dropped': { target: '.resting', actions: 'forget' },
  },
  states: {
    idle: {
      description: 'A code may be sent.',
      tags: 'stable',
      on: {
        'code.wanted': { target: 'sending', actions: { type: 'keepInput', params: ({ event }) => event } },
        'code.dropped': {},
      },
    },
    resting: {
      description: 'Less than a second since the last send was left: a click does nothing yet (spec 9).',
      tags: 'stable',
      after: { sendThrottle: 'idle' },
      on: { 'code.dropped': {} },
    },
    sending: {
      description: 'The gateway is asked to send a code; further clicks do nothing.',
      tags: 'busy',
      exit: 'spendSolved',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => rules.sendInput(context),
        onDone: {
          target: 'counting',
          actions: { type: 'keepWait', params: ({ event }) => ({ sent: event.output }) },
        },
        onError: [
          {
            guard: { type: 'sliderNeeded', params: ({ event }) => ({ error: event.error }) },
            target: 'proving',
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    proving: {
      description: 'The gateway wants a slider solved first; without its proof nothing is sent (spec 8).',
      tags: 'stable',
      invoke: {
        id: 'slider',
        src: 'slider',
        onDone: [
          {
            guard: { type: 'solved', params: ({ event }) => event.output },
            target: 'sending',
            actions: { type: 'keepSolved', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: 'forget' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    counting: {
      description:
        'Sent: the button counts down, also while its dialog is closed and the device sleeps (spec 4).',
      initial: 'running',
      tags: 'stable',
      entry: 'startCountdown',
      exit: 'forget',
      on: {
        'countdown.set': {
          target: '.running',
          actions: { type: 'keepEnd', params: ({ event }) => event },
        },
        'countdown.passed': 'resting',
      },
      states: {
        running: {
          description: 'Until the end that the world worked out of the clock.',
          after: { countdown: '#smsCode.idle' },
        },
      },
    },
    failed: {
      description:
        'Not sent: the gateway’s message is shown in the warning dialog (spec 8), then the button is back.',
      initial: 'pausing',
      tags: ['stable', 'refused'],
      states: {
        pausing: {
          description: 'Less than a second since it failed: nothing may be sent (spec 9).',
          after: { sendThrottle: 'ready' },
          on: { 'failure.seen': { target: '#smsCode.resting', actions: 'forget' } },
        },
        ready: {
          description: 'A code may be sent again.',
          on: {
            'failure.seen': { target: '#smsCode.idle', actions: 'forget' },
            'code.wanted': {
              target: '#smsCode.sending',
              actions: { type: 'keepInput', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
