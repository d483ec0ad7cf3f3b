import { assign, emit, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';

/** How often the check of a session comes, where nothing is declared before it (spec 4, protection). */
export const checkEveryMachine = setup({
  types: {
    input: {} as { every: number | null },
    /** `every` is what the gateway said last: minutes, or null where the member has not chosen. */
    context: {} as { every: number | null; picked: number | null; failure: Failure | null },
    events: {} as
      | { type: 'choice.picked'; minutes: number }
      | { type: 'submitted' }
      | { type: 'standing.read'; minutes: number | null },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { checkEvery: call('protection.checkEvery') },
  guards: {
    chosen: ({ context }) => (context.picked ?? context.every) !== null,
    asPicked: ({ context }, params: { minutes: number | null }) => params.minutes === context.picked,
  },
  actions: {
    keepPicked: assign((_, params: { minutes: number }) => ({ picked: params.minutes })),
    keepRead: assign((_, params: { minutes: number | null }) => ({ every: params.minutes })),
    /** What holds is chosen already: saving it again changes nothing. */
    keepChosen: assign(({ context }) => ({ picked: context.picked ?? context.every })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    takePicked: assign(({ context }) => ({ every: context.picked, picked: null })),
    tellStale: emit({ type: 'stale', reads: ['protection.standing'], again: true, everywhere: true }),
  },
}).createMachine({
  id: 'checkEvery',
  context: ({ input }) => ({ every: input.every, picked: null, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The page says how often the check comes, and what can be chosen.',
      initial: 'open',
      tags: 'stable',
      on: {
        'choice.picked': {
          target: '.open',
          actions: ['clearFailure', { type: 'keepPicked', params: ({ event }) => event }],
        },
        submitted: [
          { guard: 'chosen', target: 'saving', actions: ['clearFailure', 'keepChosen'] },
          { target: '.missing' },
        ],
        'standing.read': { actions: { type: 'keepRead', params: ({ event }) => event } },
      },
      states: {
        open: { description: 'Another one can be chosen.' },
        missing: {
          description: 'The page asks for a choice: there was none.',
          tags: 'refused',
          meta: { step: 'missing' },
        },
        saved: {
          description: 'The choice counts, and the page says so.',
          meta: { step: 'saved' },
          on: {
            'standing.read': {
              target: 'open',
              actions: { type: 'keepRead', params: ({ event }) => event },
            },
          },
        },
        refused: {
          description:
            'It was refused, or the answer did not arrive; the page says why, and the choice stays.',
          tags: 'refused',
          on: {
            'standing.read': {
              guard: { type: 'asPicked', params: ({ event }) => event },
              target: 'saved',
              actions: ['clearFailure', 'takePicked'],
            },
          },
        },
      },
    },
    saving: {
      description: 'The choice is on its way; sent again, it changes nothing.',
      tags: 'busy',
      on: { 'standing.read': { actions: { type: 'keepRead', params: ({ event }) => event } } },
      invoke: {
        id: 'checkEvery',
        src: 'checkEvery',
        input: ({ context }) => ({ minutes: context.picked as number }),
        onDone: { target: 'choosing.saved', actions: ['takePicked', 'tellStale'] },
        onError: {
          target: 'choosing.refused',
          actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'tellStale'],
        },
      },
    },
  },
});
