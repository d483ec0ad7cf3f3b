import { assign, emit, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';

/** "Not now" to the question whether to set limits, where the market only asks (spec 4, protection). */
export const limitsLaterMachine = setup({
  types: {
    context: {} as { failure: Failure | null },
    events: {} as { type: 'later.chosen' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { later: call('protection.limitsLater') },
  actions: {
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    tellStale: emit({ type: 'stale', reads: ['protection.standing'], again: true, everywhere: true }),
  },
}).createMachine({
  id: 'limitsLater',
  context: { failure: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'The page asks whether to set a limit.',
      initial: 'open',
      tags: 'stable',
      on: { 'later.chosen': 'sending' },
      states: {
        open: { description: 'It has not been answered.' },
        refused: {
          description: 'The answer did not arrive; the page says why, and it can be given again.',
          tags: 'refused',
        },
      },
    },
    sending: {
      description: 'The answer is on its way.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'later',
        src: 'later',
        input: () => ({}),
        onDone: { target: 'answered', actions: 'tellStale' },
        onError: {
          target: 'asking.refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    answered: { description: 'The question does not come again by itself.', type: 'final' },
  },
});
