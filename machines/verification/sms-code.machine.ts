import { assign, emit, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import { countdownDelay, countdownSeconds, sendThrottle } from './sms-code.rules.ts';

/** Sending a code to a mobile number, and the wait before another may be sent (spec 4, SMS code; 9). */
export const smsCodeMachine = setup({
  types: {
    context: {} as {
      mobileNum: string;
      countryDialingCode: string;
      seconds: number;
      endsAt: number | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'code.wanted'; mobileNum: string; countryDialingCode: string }
      | { type: 'countdown.set'; endsAt: number }
      | { type: 'countdown.passed' }
      | { type: 'failure.seen' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { sendCode: call('verification.smsLogin') },
  delays: {
    sendThrottle,
    countdown: ({ context }) => countdownDelay(context.seconds),
  },
  actions: {
    keepNumber: assign((_, params: { mobileNum: string; countryDialingCode: string }) => ({
      mobileNum: params.mobileNum,
      countryDialingCode: params.countryDialingCode,
      failure: null,
    })),
    keepSeconds: assign((_, params: { minutes: number }) => ({ seconds: countdownSeconds(params.minutes) })),
    keepEnd: assign((_, params: { endsAt: number }) => ({ endsAt: params.endsAt })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forget: assign({ mobileNum: '', countryDialingCode: '', seconds: 0, endsAt: null }),
    startCountdown: emit(({ context }) => ({ type: 'countdown.started' as const, seconds: context.seconds })),
  },
}).createMachine({
  id: 'smsCode',
  context: { mobileNum: '', countryDialingCode: '', seconds: 0, endsAt: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'A code may be sent.',
      tags: 'stable',
      on: {
        'code.wanted': { target: 'sending', actions: { type: 'keepNumber', params: ({ event }) => event } },
      },
    },
    sending: {
      description: 'The gateway is asked to send a code; further clicks do nothing.',
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({
          mobileNum: context.mobileNum,
          countryDialingCode: context.countryDialingCode,
        }),
        onDone: {
          target: 'counting',
          actions: { type: 'keepSeconds', params: ({ event }) => ({ minutes: event.output.expiredMinutes }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    counting: {
      description:
        'Sent: the button counts down minutes x 60 seconds, also while its dialog is closed and the device sleeps (spec 4).',
      tags: 'stable',
      entry: 'startCountdown',
      exit: 'forget',
      after: { countdown: 'idle' },
      on: {
        'countdown.set': { actions: { type: 'keepEnd', params: ({ event }) => event } },
        'countdown.passed': 'idle',
      },
    },
    failed: {
      description:
        'Not sent: the gateway’s message is shown in the warning dialog (spec 8), then the button is back.',
      initial: 'pausing',
      tags: ['stable', 'refused'],
      on: { 'failure.seen': 'idle' },
      states: {
        pausing: {
          description: 'Within a second of the last send (spec 9).',
          after: { sendThrottle: 'ready' },
        },
        ready: {
          description: 'A code may be sent again.',
          on: {
            'code.wanted': {
              target: '#smsCode.sending',
              actions: { type: 'keepNumber', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
