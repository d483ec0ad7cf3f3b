import { assign, emit, setup } from 'xstate';
import { home } from '../places.ts';
import { playDeclarationMachine } from '../protection/play-declaration.machine.ts';
import { gameOpeningMachine } from './game-opening.machine.ts';
import type { LaunchTarget, OpenGame, OpeningAnswer } from './game-opening.rules.ts';
import { gameWithSessionMachine } from './game-with-session.machine.ts';
import type { RoundEnd } from './game-with-session.rules.ts';
import * as rules from './launch.rules.ts';

/** A game from the wish to play to the way back: login first, one launch, a checked address, the frame (spec 4, 8). */
export const launchMachine = setup({
  types: {} as rules.LaunchTypes,
  actors: {
    gameOpening: gameOpeningMachine,
    declare: playDeclarationMachine,
    roundTheGame: gameWithSessionMachine,
  },
  guards: {
    visitor: ({ context }) => context.account === null,
    away: ({ context }) => context.account === 'away',
    confirmed: ({ context }) => rules.mayPlay(context),
    samePerson: ({ context }, params: rules.WhoIsHere) => rules.samePerson(context, params),
    addressed: ({ context }) => context.address !== '',
    ended: ({ context }) => rules.sessionEnded(context),
    good: ({ context }, params: { game: OpenGame | null }) => rules.stillGood(context, params.game),
    protectedBy: ({ context }) => rules.protectedBy(context),
    declared: (_, params: { declared: boolean }) => params.declared,
    again: (_, params: RoundEnd) => params.next === 'again',
    over: (_, params: RoundEnd) => params.next === 'over',
  },
  actions: {
    keepTarget: assign((_, params: { target: LaunchTarget }) => rules.takeWish(params.target)),
    keepRecalled: assign((_, params: { game: OpenGame | null }) => ({ ...params.game, failure: null })),
    keepAccount: assign((_, params: rules.WhoIsHere) => rules.whoIsHere(params)),
    keepLanguage: assign((_, params: { language: string }) => ({ language: params.language })),
    keepCdns: assign((_, params: { launch: readonly string[] }) => ({ cdns: params.launch })),
    keepAnswer: assign(({ context }, params: OpeningAnswer) => rules.takeAnswer(context, params)),
    keepFailure: assign((_, params: { error: unknown }) => rules.failed(params.error)),
    giveUpHost: assign(({ context }) => ({ given: context.given + 1 })),
    keepOver: assign((_, params: RoundEnd) => ({ over: params.session })),
    keepSheet: assign({ sheet: 'shown' }),
    forget: assign({ target: null, address: '', failure: null, over: null, sheet: 'no' }),
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
      { guard: 'away' },
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
      description: 'No game is open or waiting.',
      tags: 'stable',
      entry: 'forget',
      on: { 'game.opened': { target: 'recalling', actions: 'askGame' } },
    },
    recalling: {
      description:
        'The page of a game was opened, perhaps by a reload: the tab is asked which game it had open.',
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
      description: 'The page of a game was reloaded: a person still signed in gets the same game back.',
      tags: 'stable',
      meta: { step: 'opening' },
      always: { guard: 'confirmed', target: 'launching' },
    },
    signingIn: {
      description:
        'Launching needs a login (spec 4): the dialog is open, and the launch continues after it unless the person gives up.',
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
      description:
        'The gateway is asked to launch it, once. A person who moves to another page meanwhile is not pulled back.',
      tags: 'busy',
      meta: { step: 'opening' },
      invoke: {
        id: 'gameOpening',
        src: 'gameOpening',
        input: ({ context }) => rules.openingInput(context),
        onDone: { target: 'answered', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
        onError: {
          target: 'refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    answered: {
      description:
        'A permitted address is shown. If the session has ended, the person signs in and the launch continues.',
      always: [
        { guard: 'addressed', target: 'playing' },
        { guard: 'ended', target: 'signingIn' },
        { guard: 'protectedBy', target: 'declaring' },
        { target: 'refused' },
      ],
    },
    declaring: {
      description:
        'No session of play is declared, or something holds play back: a sheet over the page says it.',
      tags: 'stable',
      entry: 'keepSheet',
      invoke: {
        id: 'declare',
        src: 'declare',
        onDone: [
          { guard: { type: 'declared', params: ({ event }) => event.output }, target: 'launching' },
          { target: 'idle', actions: 'dropGame' },
        ],
        onError: { target: 'idle', actions: 'dropGame' },
      },
    },
    playing: {
      description:
        'The game is in its frame, at its checked address (spec 2, game), with its session of play. However the person leaves it, its messages are ignored from then on and the balance is read again.',
      tags: 'stable',
      entry: ['keepGame', 'openGame'],
      exit: ['stopListening', 'refresh'],
      invoke: {
        id: 'roundTheGame',
        src: 'roundTheGame',
        input: ({ context }) => rules.roundInput(context),
        onDone: [
          {
            guard: { type: 'again', params: ({ event }) => event.output },
            target: 'launching',
            actions: 'giveUpHost',
          },
          {
            guard: { type: 'over', params: ({ event }) => event.output },
            target: 'sessionOver',
            actions: [{ type: 'keepOver', params: ({ event }) => event.output }, 'dropGame'],
          },
          { target: 'idle', actions: ['dropGame', 'goBack'] },
        ],
        onError: { target: 'idle', actions: ['dropGame', 'goBack'] },
      },
    },
    sessionOver: {
      description:
        'The session of play is over and its game closed: why, for how long, and what was bet and won; another one where that is allowed.',
      tags: 'stable',
      meta: { step: 'over' },
      on: { 'launch.retried': 'launching', 'over.left': { target: 'idle', actions: ['dropGame', 'goBack'] } },
    },
    refused: {
      description:
        'Nothing was opened, and the page says why: maintenance, or an address that is not allowed.',
      tags: ['stable', 'refused'],
      on: { 'launch.retried': 'launching' },
    },
  },
});
