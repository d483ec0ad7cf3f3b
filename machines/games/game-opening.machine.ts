import { assign, setup } from 'xstate';
import type { CallOutput } from '#contract/calls.ts';
import { failureOf } from '#contract/errors.ts';
import type { Launched } from '#contract/games.ts';
import { call } from '../kit/call.ts';
import { noFirst, noLobby, type Opening, type OpeningAnswer, withFirst } from './game-opening.rules.ts';

/** One launch: a game, a room or a vendor, or a vendor's first game, or the lobby of a lottery (spec 7). */
export const gameOpeningMachine = setup({
  types: {
    input: {} as Opening,
    context: {} as Opening & OpeningAnswer,
    output: {} as OpeningAnswer,
    tags: {} as 'busy',
  },
  actors: {
    findFirst: call('games.list'),
    launchGame: call('games.launch'),
    launchLobby: call('games.launch'),
  },
  guards: {
    lobby: ({ context }) => context.lobby !== null,
    first: ({ context }) => context.first !== null,
  },
  actions: {
    keepFirst: assign(({ context }, params: { found: CallOutput<'games.list'> }) =>
      withFirst(context, params.found),
    ),
    keepLaunched: assign((_, params: { launched: Launched }) => params),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'gameOpening',
  context: ({ input }) => ({ ...input, launched: null, failure: null }),
  output: ({ context: { launched, failure } }) => ({ launched, failure }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'A lottery is launched by its own fields (spec 7).',
      always: [
        { guard: 'lobby', target: 'lobby' },
        { guard: 'first', target: 'finding' },
        { target: 'game' },
      ],
    },
    finding: {
      description:
        'The first game of a vendor is looked for (spec 4, cockfight); without a list the vendor itself is opened.',
      tags: 'busy',
      invoke: {
        id: 'findFirst',
        src: 'findFirst',
        input: ({ context }) => context.first ?? noFirst,
        onDone: {
          target: 'game',
          actions: { type: 'keepFirst', params: ({ event }) => ({ found: event.output }) },
        },
        onError: 'game',
      },
    },
    game: {
      description: 'A game, a room or a vendor (spec 3, game launch payload).',
      tags: 'busy',
      invoke: {
        id: 'launchGame',
        src: 'launchGame',
        input: ({ context }) => context.game,
        onDone: {
          target: 'ended',
          actions: { type: 'keepLaunched', params: ({ event }) => ({ launched: event.output }) },
        },
        onError: {
          target: 'ended',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    lobby: {
      description: 'The lobby of a lottery (spec 7, lobby launch).',
      tags: 'busy',
      invoke: {
        id: 'launchLobby',
        src: 'launchLobby',
        input: ({ context }) => context.lobby ?? noLobby,
        onDone: {
          target: 'ended',
          actions: { type: 'keepLaunched', params: ({ event }) => ({ launched: event.output }) },
        },
        onError: {
          target: 'ended',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ended: { description: 'The gateway answered, or the call failed.', type: 'final' },
  },
});
