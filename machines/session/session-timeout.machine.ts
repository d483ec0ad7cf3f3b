import { assign, emit, setup } from 'xstate';
import { call } from '../kit/call.ts';
import * as rules from './session-timeout.rules.ts';

/** How much time a session has left, and the question whether to stay (spec 4; decision: sessions). */
export const sessionTimeoutMachine = setup({
  types: {} as rules.LifeTypes,
  actors: { askLife: call('session.life'), stay: call('session.stay') },
  delays: {
    untilLook: ({ context }) => rules.untilLook(context),
    untilEnd: ({ context }) => rules.untilEnd(context),
    askAgain: ({ context }) => rules.askAgain(context),
  },
  guards: {
    lasts: ({ context }) => rules.lasts(context),
    over: ({ context }) => rules.isOver(context),
    forGood: ({ context }) => context.forGood,
    hidden: ({ context }) => context.hidden,
    ofEnd: (_, params: rules.Counted) => params.of === 'end',
    ofLook: (_, params: rules.Counted) => params.of === 'look',
  },
  actions: {
    keepLeft: assign((_, params: { left: rules.Left }) => rules.lifeLeft(params.left)),
    keepEnd: assign((_, params: { endsAt: number }) => ({ endsAt: params.endsAt })),
    forgetEnd: assign({ endsAt: null }),
    keepFailure: assign((_, params: { error: unknown }) => rules.failedToStay(params.error)),
    watchLook: emit(({ context }) => rules.countdownOf('look', rules.untilLook(context))),
    watchEnd: emit(({ context }) => rules.countdownOf('end', rules.untilEnd(context))),
    askSight: emit({ type: 'sight.asked' }),
    hide: assign({ hidden: true }),
    show: assign({ hidden: false }),
    forgetReads: emit({ type: 'stale', reads: 'all' }),
  },
}).createMachine({
  id: 'life',
  context: ({ input }) => rules.newLife(input),
  initial: 'watching',
  entry: 'askSight',
  on: { 'page.hidden': { actions: 'hide' }, 'page.shown': { actions: 'show' } },
  states: {
    watching: {
      description:
        'The clock watches the end that the gateway last announced, even while the gateway can’t be asked: after it, nothing of the member stays on screen unless the gateway says that the session lives.',
      initial: 'asking',
      entry: 'watchEnd',
      exit: 'forgetEnd',
      after: { untilEnd: 'covered' },
      on: {
        'countdown.set': {
          guard: { type: 'ofEnd', params: ({ event }) => event },
          actions: { type: 'keepEnd', params: ({ event }) => event },
        },
        'countdown.passed': { guard: { type: 'ofEnd', params: ({ event }) => event }, target: 'covered' },
      },
      states: {
        asking: {
          description:
            'The gateway is asked how much time is left; asking does not count as use of the session. Another tab may have used it. A doubt meanwhile begins the question anew: its answer may be older than the doubt.',
          tags: 'busy',
          invoke: {
            id: 'askLife',
            src: 'askLife',
            input: {},
            onDone: {
              target: '#life.judging',
              actions: { type: 'keepLeft', params: ({ event }) => ({ left: event.output }) },
            },
            // A refused token ends the session elsewhere; no other failure is a reason to.
            onError: 'unknown',
          },
          on: { 'life.doubted': 'due' },
        },
        lasting: {
          description:
            'There is time. The gateway is asked again a minute before the nearer of the two ends, every three minutes until then, and at once on any doubt: the session may have ended elsewhere.',
          tags: 'stable',
          entry: 'watchLook',
          after: { untilLook: 'due' },
          on: {
            'countdown.passed': { guard: { type: 'ofLook', params: ({ event }) => event }, target: 'due' },
            'life.doubted': 'due',
          },
        },
        unknown: {
          description:
            'The gateway could not be asked: that signs nobody out, and it is asked again until the announced end.',
          tags: 'stable',
          after: { askAgain: 'due' },
          on: { 'life.doubted': 'due' },
        },
        due: {
          description: 'It is time to ask again: at once, or when the page is seen again.',
          always: [{ guard: 'hidden', target: 'resting' }, { target: 'asking' }],
        },
        resting: {
          description: 'The page is hidden: nothing is asked until it is seen again.',
          tags: 'stable',
          on: { 'page.shown': { target: 'asking', actions: 'show' } },
        },
        warning: {
          description: 'The last minute: the dialog counts down.',
          initial: 'asked',
          states: {
            asked: {
              description: 'The dialog asks whether to stay signed in. Closing it counts as staying.',
              tags: 'stable',
              on: { 'stay.clicked': 'staying', 'warning.closed': 'staying' },
            },
            staying: {
              description:
                'The session is used, and so prolonged. The person may close the dialog meanwhile.',
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
              on: { 'warning.closed': 'seen' },
            },
            refused: {
              description:
                'It could not be prolonged; the reason is shown. The person may try again or close the dialog, which is all that is left offline.',
              tags: ['stable', 'refused'],
              on: { 'stay.clicked': 'staying', 'warning.closed': 'seen' },
            },
            atMaximum: {
              description:
                'The session has reached its maximum length: the dialog says that it ends, and nothing can prolong it.',
              tags: 'stable',
              on: { 'warning.closed': 'seen' },
            },
            seen: {
              description: 'The dialog is closed, and the person uses the remaining time.',
              tags: 'stable',
            },
          },
        },
      },
    },
    judging: {
      description: 'There is time, very little time, or none.',
      always: [
        { guard: 'over', target: 'over' },
        { guard: 'lasts', target: 'watching.lasting' },
        { guard: 'forGood', target: 'watching.warning.atMaximum' },
        { target: 'watching.warning' },
      ],
    },
    covered: {
      description:
        'The announced end has passed, and the gateway has not said that the session lives: the screen is covered and read data is forgotten, because the member may be away. That signs nobody out.',
      initial: 'due',
      entry: 'forgetReads',
      exit: 'forgetReads',
      states: {
        due: {
          description: 'It is time to ask: at once, or when the page is seen again.',
          always: [{ guard: 'hidden', target: 'resting' }, { target: 'asking' }],
        },
        asking: {
          description:
            'The gateway is asked; without a network that takes a moment, and the screen stays covered. When the network is back meanwhile, it is asked anew.',
          tags: 'busy',
          invoke: {
            id: 'askLife',
            src: 'askLife',
            input: {},
            onDone: {
              target: '#life.judging',
              actions: { type: 'keepLeft', params: ({ event }) => ({ left: event.output }) },
            },
            onError: 'waiting',
          },
          on: { 'life.doubted': 'due' },
        },
        waiting: {
          description: 'No answer: it is asked again by itself, when the network is back, and on request.',
          tags: ['stable', 'refused'],
          after: { askAgain: 'due' },
          on: { 'check.clicked': 'asking', 'life.doubted': 'due' },
        },
        resting: {
          description: 'The page is hidden: nothing is asked until it is seen again.',
          tags: 'stable',
          on: { 'page.shown': { target: 'asking', actions: 'show' } },
        },
      },
    },
    over: { description: 'The session has ended.', type: 'final' },
  },
});
