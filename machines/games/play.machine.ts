import { assign, emit, setup } from 'xstate';
import type { WorldEvent } from '../world.ts';
import { type Played, type Said, waits } from './play.rules.ts';

/** A game in its frame: whether it loaded, what it says, and the ways out (spec 2, game; 8). */
export const playMachine = setup({
  types: {
    input: {} as { address: string },
    context: {} as { address: string } & Played,
    events: {} as
      | { type: 'frame.loaded' }
      | { type: 'frame.said'; what: Said }
      | { type: 'notice.closed' }
      | { type: 'screen.filled' }
      | { type: 'reload.clicked' }
      | { type: 'leave.clicked' },
    emitted: {} as WorldEvent,
    output: {} as Played,
    tags: {} as 'stable' | 'refused',
  },
  delays: { page: waits.page, word: waits.word },
  guards: {
    ready: (_, params: { what: Said }) => params.what === 'ready',
    leaving: (_, params: { what: Said }) => params.what === 'leave',
    failing: (_, params: { what: Said }) => params.what === 'error',
  },
  actions: {
    listen: emit(({ context }) => ({ type: 'game.heard' as const, address: context.address })),
    stopListening: emit({ type: 'game.unheard' }),
    fillScreen: emit({ type: 'game.filled' }),
    refreshBalance: emit({
      type: 'stale',
      reads: ['wallet.balance', 'wallet.funds'],
      again: true,
      everywhere: true,
    }),
    tellRound: emit({ type: 'round.ended' }),
    openAgain: assign({ next: 'again' }),
  },
}).createMachine({
  id: 'play',
  context: ({ input }) => ({ address: input.address, next: 'left' }),
  output: ({ context }) => ({ next: context.next }),
  entry: 'listen',
  exit: 'stopListening',
  initial: 'awaited',
  on: {
    'leave.clicked': '.ended',
    'reload.clicked': { target: '.ended', actions: 'openAgain' },
    'screen.filled': { actions: 'fillScreen' },
    'frame.said': [
      { guard: { type: 'ready', params: ({ event }) => event }, target: '.shown' },
      { guard: { type: 'leaving', params: ({ event }) => event }, target: '.ended' },
      { guard: { type: 'failing', params: ({ event }) => event }, target: '.doubtful' },
      { actions: ['refreshBalance', 'tellRound'] },
    ],
  },
  states: {
    awaited: {
      description: 'The frame is loading.',
      tags: 'stable',
      meta: { step: 'awaited' },
      after: { page: 'doubtful' },
      on: { 'frame.loaded': 'silent' },
    },
    silent: {
      description:
        'A page loaded in the frame. It may be the browser’s own error page for an unreachable host.',
      tags: 'stable',
      after: { word: 'doubtful' },
    },
    doubtful: {
      description:
        'Nothing loaded, the page stays silent, or the game reports a failure: a message beside the frame offers another try and a way back.',
      tags: ['stable', 'refused'],
      on: { 'notice.closed': 'shown' },
    },
    shown: { description: 'The game has loaded: it said so, or the player did.', tags: 'stable' },
    ended: { description: 'The player left, or wants to reopen the game.', type: 'final' },
  },
});
