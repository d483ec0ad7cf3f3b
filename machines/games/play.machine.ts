import { assign, emit, setup } from 'xstate';
import type { WorldEvent } from '../world.ts';
import { type PlayEvent, type Played, type Said, waits } from './play.rules.ts';

/** A game in its frame: whether it came, what it says, and the ways out of it (spec 2, game; 8). */
export const playMachine = setup({
  types: {
    input: {} as { address: string },
    context: {} as { address: string } & Played,
    events: {} as PlayEvent,
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
      { actions: 'refreshBalance' },
    ],
  },
  states: {
    awaited: {
      description: 'The frame is on its way.',
      tags: 'stable',
      meta: { step: 'awaited' },
      after: { page: 'doubtful' },
      on: { 'frame.loaded': 'silent' },
    },
    silent: {
      description:
        'A page came into the frame. It may be the browser’s own, saying that the host can’t be had.',
      tags: 'stable',
      after: { word: 'doubtful' },
    },
    doubtful: {
      description:
        'Nothing came, nothing that speaks, or the game says that it failed: said beside the frame, with a way to try again and one back.',
      tags: ['stable', 'refused'],
      on: { 'notice.closed': 'shown' },
    },
    shown: { description: 'The game is there, or its player says so.', tags: 'stable' },
    ended: { description: 'The player left, or wants it opened anew.', type: 'final' },
  },
});
