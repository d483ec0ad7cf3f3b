import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { Features } from '../system/features.rules.ts';
import type { WorldEvent } from '../world.ts';
import { lazySlider } from './lazy-slider.ts';
import type { Solved } from './slider.rules.ts';
import * as rules from './sms-code.rules.ts';

/**
 * Sending codes for one purpose, and the wait of each number before another (spec 4, SMS code; 9). Each
 * purpose provides its own `sendCode`.
 */
export const smsCodeMachine = setup({
  types: {
    context: {} as rules.CodeContext,
    events: {} as
      | ({ type: 'code.wanted' } & rules.CodeWanted)
      | { type: 'features.learned'; features: Features }
      | ({ type: 'account.changed' } & rules.Person)
      | ({ type: 'countdown.set' } & rules.CodeEnd)
      | ({ type: 'countdown.passed' } & Pick<rules.CodeEnd, 'of'>)
      | { type: 'failure.seen' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: {
    sendCode: rules.sendBy('verification.smsLogin'),
    slider: lazySlider,
  },
  delays: { sendThrottle: rules.sendThrottle },
  guards: {
    sliderNeeded: (_, params: { error: unknown }) => rules.sliderNeeded(params.error),
    solved: (_, params: Solved) => params.verificationData !== null,
    awaited: ({ context }, params: rules.CodeWanted) => rules.mustWait(context, params.input),
    noWait: ({ context }) => context.waits.length === 0,
    somebodyElse: ({ context }, params: rules.Person) => params.username !== context.person,
  },
  actions: {
    keepInput: assign((_, params: rules.CodeWanted) => ({ input: params.input, failure: null })),
    keepFeatures: assign((_, params: { features: Features }) => ({
      byProvider: params.features.smsByIdentityProvider,
    })),
    keepWait: assign(({ context }) => rules.withWait(context)),
    keepEnd: assign(({ context }, params: rules.CodeEnd) => rules.withEnd(context, params)),
    endWait: assign(({ context }, params: { of: string }) => rules.withoutWait(context, params)),
    keepSolved: assign((_, params: Solved) => ({ verificationData: params.verificationData })),
    spendSolved: assign({ verificationData: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepPerson: assign((_, params: rules.Person) => ({ person: params.username })),
    forgetSend: assign(rules.noSend),
    forgetAll: assign(rules.noCode),
    startCountdown: emit(({ context }, params: { sent: rules.CodeSent }) =>
      rules.countdownOf(context, params.sent),
    ),
  },
}).createMachine({
  id: 'smsCode',
  context: rules.newCode,
  initial: 'idle',
  on: {
    'features.learned': { actions: { type: 'keepFeatures', params: ({ event }) => event } },
    'countdown.set': { actions: { type: 'keepEnd', params: ({ event }) => event } },
    'countdown.passed': { actions: { type: 'endWait', params: ({ event }) => event } },
    'account.changed': {
      guard: { type: 'somebodyElse', params: ({ event }) => event },
      target: '.resting',
      actions: ['forgetAll', { type: 'keepPerson', params: ({ event }) => event }],
    },
  },
  states: {
    idle: {
      description: 'The person may ask for a code.',
      tags: 'stable',
      on: {
        'code.wanted': { target: 'sending', actions: { type: 'keepInput', params: ({ event }) => event } },
        'account.changed': { actions: { type: 'keepPerson', params: ({ event }) => event } },
      },
    },
    resting: {
      description: 'Less than a second since the last send: a click does nothing yet (spec 9).',
      tags: 'stable',
      after: { sendThrottle: 'counting' },
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
          target: 'resting',
          actions: [
            'keepWait',
            { type: 'startCountdown', params: ({ event }) => ({ sent: event.output }) },
            'forgetSend',
          ],
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
      description: 'The gateway wants a slider solved first; nothing is sent without its proof (spec 8).',
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
          { target: 'resting', actions: 'forgetSend' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    counting: {
      description:
        'Sent: the button counts down for the number that got the code, even while its dialog is closed or the device sleeps (spec 4). A different number may get a code at once.',
      tags: 'stable',
      always: { guard: 'noWait', target: 'idle' },
      on: {
        'code.wanted': [
          { guard: { type: 'awaited', params: ({ event }) => event } },
          { target: 'sending', actions: { type: 'keepInput', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      description:
        'Not sent, or nobody knows whether it was: the warning dialog says which, with the gateway’s message (spec 8), then the button is back.',
      initial: 'pausing',
      tags: ['stable', 'refused'],
      states: {
        pausing: {
          description: 'Less than a second since it failed: nothing may be sent (spec 9).',
          after: { sendThrottle: 'ready' },
          on: { 'failure.seen': { target: '#smsCode.resting', actions: 'forgetSend' } },
        },
        ready: {
          description: 'The person may ask for a code again.',
          on: {
            'failure.seen': { target: '#smsCode.counting', actions: 'forgetSend' },
            'code.wanted': [
              { guard: { type: 'awaited', params: ({ event }) => event } },
              { target: '#smsCode.sending', actions: { type: 'keepInput', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
  },
});
