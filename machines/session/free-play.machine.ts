import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { LoginValue } from '#contract/session.ts';
import { call } from '../kit/call.ts';
import { home } from '../places.ts';
import type { WorldEvent } from '../world.ts';
import type { Admission, EntryWay, WayInput } from './entry.rules.ts';
import * as rules from './free-play.rules.ts';

/** Free play: a demo account without credentials, then home (spec 4, 7). */
export const freePlayMachine = setup({
  types: {
    input: {} as WayInput,
    context: {} as rules.FreePlayContext,
    events: {} as
      | ({ type: 'random.drawn' } & rules.Draw)
      | { type: 'retry.clicked' }
      | { type: 'way.wanted'; way: EntryWay }
      | { type: 'closed' },
    emitted: {} as WorldEvent,
    output: {} as Admission,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { play: call('session.freePlay') },
  actions: {
    askRandom: emit({ type: 'random.asked' }),
    keepDraw: assign((_, params: rules.Draw) => ({ os: params.os, random: params.random })),
    keepAccepted: assign((_, params: { value: LoginValue }) => ({ accepted: params.value })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepNext: assign((_, params: { next: EntryWay }) => ({ next: params.next })),
    forgetDraw: assign({ os: '', random: '' }),
    goHome: emit({ type: 'navigate', to: home }),
  },
}).createMachine({
  id: 'freePlay',
  context: ({ input }) => rules.newFreePlay(input),
  output: ({ context }) => rules.freePlayOutput(context),
  initial: 'drawing',
  states: {
    drawing: {
      description: 'The browser draws a random string for this play; each works once.',
      tags: 'stable',
      entry: 'askRandom',
      on: {
        'random.drawn': { target: 'asking', actions: { type: 'keepDraw', params: ({ event }) => event } },
        closed: 'ended',
      },
    },
    asking: {
      description: 'A demo account is requested, once.',
      tags: 'busy',
      invoke: {
        id: 'play',
        src: 'play',
        input: ({ context }) => rules.playInput(context),
        onDone: {
          target: 'ended',
          actions: [{ type: 'keepAccepted', params: ({ event }) => ({ value: event.output }) }, 'goHome'],
        },
        onError: {
          target: 'refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      exit: 'forgetDraw',
      on: { closed: 'ended' },
    },
    refused: {
      description:
        'No demo account for now: the page shows the reason; the person may try again, use another way in, or close.',
      tags: ['stable', 'refused'],
      on: {
        'retry.clicked': 'drawing',
        'way.wanted': {
          target: 'ended',
          actions: { type: 'keepNext', params: ({ event }) => ({ next: event.way }) },
        },
        closed: 'ended',
      },
    },
    ended: {
      description: 'A demo account is signed in, the person wants another way in, or closed the dialog.',
      type: 'final',
    },
  },
});
