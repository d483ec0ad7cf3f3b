import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { home } from '../places.ts';
import type { WorldEvent } from '../world.ts';
import { gameOpeningMachine } from './game-opening.machine.ts';
import type { OpeningAnswer } from './game-opening.rules.ts';
import * as rules from './launch.rules.ts';
import { playMachine } from './play.machine.ts';
import type { Played } from './play.rules.ts';

/** A game from the wish to play it to the way back: login first, one launch, a checked address, the frame (spec 4, 8). */
export const launchMachine = setup({
  types: {
    input: {} as rules.LaunchInput,
    context: {} as rules.LaunchContext,
    events: {} as rules.LaunchEvent,
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: {
    gameOpening: gameOpeningMachine,
    play: playMachine,
  },
  guards: {
    visitor: ({ context }) => context.account === null,
    confirmed: ({ context }) => context.account !== null,
    samePerson: ({ context }, params: rules.WhoIsHere) => rules.samePerson(context, params),
    addressed: ({ context }) => context.address !== '',
    ended: ({ context }) => rules.sessionEnded(context),
    good: ({ context }, params: { game: rules.OpenGame | null }) => rules.stillGood(context, params.game),
    again: (_, params: Played) => params.next === 'again',
  },
  actions: {
    keepTarget: assign((_, params: { target: rules.LaunchTarget }) => ({
      target: params.target,
      failure: null,
    })),
    keepRecalled: assign((_, params: { game: rules.OpenGame | null }) => ({ ...params.game, failure: null })),
    keepAccount: assign((_, params: rules.WhoIsHere) => ({
      account: params.account,
      username: params.username,
    })),
    keepLanguage: assign((_, params: { language: string }) => ({ language: params.language })),
    keepCdns: assign((_, params: { launch: readonly string[] }) => ({ cdns: params.launch })),
    keepAnswer: assign(({ context }, params: OpeningAnswer) => rules.answered(context, params)),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    giveUpHost: assign(({ context }) => ({ given: context.given + 1 })),
    forget: assign({ target: null, address: '', failure: null }),
    askLogin: emit({ type: 'entry.wanted', way: 'login' }),
    askGame: emit({ type: 'game.asked' }),
    keepGame: emit(({ context }) => ({ type: 'game.kept' as const, game: rules.openGame(context) })),
    stopListening: emit({ type: 'game.unheard' }),
    dropGame: emit({ type: 'game.dropped' }),
    openGame: emit({ type: 'navigate', to: { screen: 'game' } }),
    goBack: emit({ type: 'returned', otherwise: home }),
    refresh: emit({ type: 'stale', reads: rules.changedByPlaying, again: true, everywhere: true }),
  },
}).createMachine({
  id: 'launch',
  context: ({ input }) => rules.newLaunch(input),
  initial: 'idle',
  on: {
    'account.changed': [
      {
        guard: { type: 'samePerson', params: ({ event }) => event },
        actions: { type: 'keepAccount', params: ({ event }) => event },
      },
      {
        target: '.idle',
        actions: [{ type: 'keepAccount', params: ({ event }) => event }, 'dropGame'],
      },
    ],
    'language.changed': { actions: { type: 'keepLanguage', params: ({ event }) => event } },
    'cdns.learned': { actions: { type: 'keepCdns', params: ({ event }) => event } },
    'screen.changed': { target: '.idle', actions: 'dropGame' },
    'launch.cancelled': { target: '.idle', actions: 'dropGame' },
    'launch.wanted': [
      {
        guard: 'visitor',
        target: '.signingIn',
        actions: [{ type: 'keepTarget', params: ({ event }) => event }, 'askLogin'],
      },
      { target: '.launching', actions: { type: 'keepTarget', params: ({ event }) => event } },
    ],
  },
  states: {
    idle: {
      description: 'Nothing is open, and no game waits.',
      tags: 'stable',
      entry: 'forget',
      on: { 'game.opened': { target: 'recalling', actions: 'askGame' } },
    },
    recalling: {
      description: 'Who comes to the page of a game after a reload may have had one open: the tab is asked.',
      tags: 'stable',
      on: {
        'game.recalled': [
          {
            guard: { type: 'good', params: ({ event }) => event },
            target: 'resuming',
            actions: { type: 'keepRecalled', params: ({ event }) => event },
          },
          { target: 'idle', actions: 'dropGame' },
        ],
      },
    },
    resuming: {
      description: 'The page of a game was loaded anew: whoever is signed in still gets the same game again.',
      tags: 'stable',
      always: { guard: 'confirmed', target: 'launching' },
    },
    signingIn: {
      description:
        'Launching needs a login (spec 4): it is open, and the launch goes on after it, unless it was given up.',
      tags: 'stable',
      on: {
        'account.changed': {
          guard: { type: 'samePerson', params: ({ event }) => event },
          target: 'launching',
          actions: { type: 'keepAccount', params: ({ event }) => event },
        },
      },
    },
    launching: {
      description: 'The gateway opens it: one launch. Who goes elsewhere meanwhile is not fetched back.',
      tags: 'busy',
      invoke: {
        id: 'gameOpening',
        src: 'gameOpening',
        input: ({ context }) => rules.openingInput(context),
        onDone: {
          target: 'answered',
          actions: { type: 'keepAnswer', params: ({ event }) => event.output },
        },
        onError: {
          target: 'refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    answered: {
      description:
        'An address that may be shown is shown. A session that ended is signed in to, and the launch goes on.',
      always: [
        { guard: 'addressed', target: 'playing' },
        { guard: 'ended', target: 'signingIn' },
        { target: 'refused' },
      ],
    },
    playing: {
      description:
        'The game is in its frame, at its checked address (spec 2, game). However it is left, it is heard no more and the balance is read anew.',
      tags: 'stable',
      entry: ['keepGame', 'openGame'],
      exit: ['stopListening', 'refresh'],
      invoke: {
        id: 'play',
        systemId: 'play',
        src: 'play',
        input: ({ context }) => ({ address: context.address }),
        onDone: [
          {
            guard: { type: 'again', params: ({ event }) => event.output },
            target: 'launching',
            actions: 'giveUpHost',
          },
          { target: 'idle', actions: ['dropGame', 'goBack'] },
        ],
        onError: { target: 'idle', actions: ['dropGame', 'goBack'] },
      },
    },
    refused: {
      description:
        'Nothing was opened, and the reason is said: maintenance, an address that may not be shown.',
      tags: ['stable', 'refused'],
      on: { 'launch.retried': 'launching' },
    },
  },
});
