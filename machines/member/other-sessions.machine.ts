import { assign, emit, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';

/** Ending every other session of the account, after a question, and saying how many there were (spec 4, logged in). */
export const otherSessionsMachine = setup({
  types: {
    context: {} as { ended: number | null; failure: Failure | null },
    events: {} as { type: 'end.clicked' } | { type: 'confirmed' } | { type: 'cancelled' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { endOthers: call('member.endOthers') },
  actions: {
    keepEnded: assign((_, params: { ended: number }) => ({ ended: params.ended })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearOutcome: assign({ ended: null, failure: null }),
    tellStale: emit({ type: 'stale', reads: ['member.signIns'], again: true }),
  },
}).createMachine({
  id: 'otherSessions',
  context: { ended: null, failure: null },
  initial: 'watching',
  states: {
    watching: {
      description: 'The list of recent sign-ins.',
      initial: 'untouched',
      tags: 'stable',
      on: { 'end.clicked': { target: 'sure', actions: 'clearOutcome' } },
      states: {
        untouched: { description: 'No sessions have been ended yet.' },
        ended: { description: 'The other sessions have ended, and the page says how many.' },
        refused: { description: 'They could not be ended; the reason is shown.', tags: 'refused' },
      },
    },
    sure: {
      description: 'The page asks for confirmation.',
      tags: 'stable',
      meta: { step: 'sure' },
      on: { confirmed: 'ending', cancelled: 'watching' },
    },
    ending: {
      description: 'The call is made once.',
      tags: 'busy',
      invoke: {
        id: 'endOthers',
        src: 'endOthers',
        input: {},
        onDone: {
          target: 'watching.ended',
          actions: [{ type: 'keepEnded', params: ({ event }) => event.output }, 'tellStale'],
        },
        onError: {
          target: 'watching.refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
