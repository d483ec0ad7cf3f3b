import { assign, emit, setup } from 'xstate';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './life.rules.ts';

/** How long a session still lives, and the question whether to stay (spec 4; decision: sessions). */
export const lifeMachine = setup({
  types: {
    context: {} as rules.LifeContext,
    events: {} as
      | { type: 'stay.clicked' }
      | { type: 'warning.closed' }
      | { type: 'life.doubted' }
      | { type: 'countdown.set'; endsAt: number; seconds: number }
      | { type: 'countdown.passed' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { askLife: call('session.life'), stay: call('session.stay') },
  delays: {
    untilLook: ({ context }) => rules.untilLook(context),
    untilEnd: ({ context }) => rules.untilEnd(context),
    askAgain: rules.askAgain,
  },
  guards: {
    lasts: ({ context }) => rules.lasts(context),
    over: ({ context }) => rules.isOver(context),
    forGood: ({ context }) => context.forGood,
  },
  actions: {
    keepLeft: assign((_, params: { left: rules.Left }) => rules.lifeLeft(params.left)),
    keepEnd: assign((_, params: { endsAt: number }) => ({ endsAt: params.endsAt })),
    forgetEnd: assign({ endsAt: null }),
    keepFailure: assign((_, params: { error: unknown }) => rules.failedToStay(params.error)),
    watchLook: emit(({ context }) => rules.countdownOf(rules.untilLook(context))),
    watchEnd: emit(({ context }) => rules.countdownOf(rules.untilEnd(context))),
  },
}).createMachine({
  id: 'life',
  context: rules.newLife,
  initial: 'asking',
  states: {
    asking: {
      description:
        'The gateway is asked how much time is left, which is no use of the session: another tab may have used it.',
      tags: 'busy',
      invoke: {
        id: 'askLife',
        src: 'askLife',
        input: {},
        onDone: {
          target: 'judging',
          actions: { type: 'keepLeft', params: ({ event }) => ({ left: event.output }) },
        },
        // A token that was refused ends the session elsewhere; no other failure is a reason to.
        onError: 'unknown',
      },
    },
    judging: {
      description: 'There is time, or hardly any, or none.',
      always: [
        { guard: 'over', target: 'over' },
        { guard: 'lasts', target: 'lasting' },
        { guard: 'forGood', target: 'warning.told' },
        { target: 'warning' },
      ],
    },
    lasting: {
      description:
        'There is time. Asked again a minute before the nearer of both ends, every minute until then, and at once when there is reason to doubt: the session may have ended elsewhere.',
      tags: 'stable',
      entry: 'watchLook',
      after: { untilLook: 'asking' },
      on: { 'countdown.passed': 'asking', 'life.doubted': 'asking' },
    },
    unknown: {
      description: 'The gateway could not be asked: nobody is signed out for that, and it is asked again.',
      tags: 'stable',
      after: { askAgain: 'asking' },
      on: { 'life.doubted': 'asking' },
    },
    warning: {
      description: 'The last minute: the dialog counts down; at its end the gateway is asked once more.',
      initial: 'asked',
      entry: 'watchEnd',
      exit: 'forgetEnd',
      after: { untilEnd: 'asking' },
      on: {
        'countdown.set': { actions: { type: 'keepEnd', params: ({ event }) => event } },
        'countdown.passed': 'asking',
      },
      states: {
        asked: {
          description: 'Whether to stay signed in. To close the dialog is to be there.',
          tags: 'stable',
          on: { 'stay.clicked': 'staying', 'warning.closed': 'staying' },
        },
        staying: {
          description: 'The session is used, and so prolonged.',
          tags: 'busy',
          invoke: {
            id: 'stay',
            src: 'stay',
            input: {},
            onDone: {
              target: '#life.judging',
              actions: { type: 'keepLeft', params: ({ event }) => ({ left: event.output }) },
            },
            onError: {
              target: 'refused',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        refused: {
          description: 'It could not be prolonged: the reason is said, and one may try again.',
          tags: ['stable', 'refused'],
          on: { 'stay.clicked': 'staying', 'warning.closed': 'staying' },
        },
        told: {
          description: 'The session has lasted as long as any may: that it ends is said, and nothing helps.',
          tags: 'stable',
          on: { 'warning.closed': 'seen' },
        },
        seen: { description: 'What remains is used without the dialog.', tags: 'stable' },
      },
    },
    over: { description: 'The session has ended.', type: 'final' },
  },
});
