import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import {
  grant,
  nextWish,
  noWishes,
  type Presser,
  putBack,
  sent,
  takeNext,
  type Ungranted,
  type Wish,
  type Wishes,
  wish,
} from './favourite.rules.ts';

/** Hearts on games: shown at once, sent one after the other, put back when refused (spec 7, favourites). */
export const favouriteMachine = setup({
  types: {
    context: {} as Wishes & { ungranted: Ungranted | null },
    events: {} as
      | { type: 'heart.pressed'; wish: Wish; who: Presser }
      | { type: 'refusal.closed' }
      | { type: 'person.known'; who: Presser },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { favour: call('games.favour') },
  guards: {
    visitor: (_, params: { who: Presser }) => params.who === 'visitor',
    awaited: (_, params: { who: Presser }) => params.who === 'awaited',
    moreAfterGrant: ({ context }) => nextWish(grant(context)) !== null,
    moreAfterRefusal: ({ context }) => nextWish(putBack(context)) !== null,
  },
  actions: {
    keepWish: assign(({ context }, params: { wish: Wish }) => ({
      ...wish(context, params.wish),
      ungranted: null,
    })),
    take: assign(({ context }) => takeNext(context)),
    grant: assign(({ context }) => grant(context)),
    putBack: assign(({ context }, params: { error: unknown }) => ({
      ...putBack(context),
      ungranted: { gameId: sent(context).gameId, failure: failureOf(params.error) },
    })),
    forgetRefusal: assign({ ungranted: null }),
    forget: assign({ ...noWishes, ungranted: null }),
    askLogin: emit({ type: 'entry.wanted', way: 'login' }),
    tellStale: emit({ type: 'stale', reads: ['games.favourites', 'games.favouriteList'] }),
  },
}).createMachine({
  id: 'favourite',
  context: { wished: {}, granted: {}, sending: null, ungranted: null },
  initial: 'resting',
  on: {
    'heart.pressed': [
      { guard: { type: 'visitor', params: ({ event }) => event }, actions: 'askLogin' },
      { actions: { type: 'keepWish', params: ({ event }) => event } },
    ],
    'person.known': {
      guard: { type: 'visitor', params: ({ event }) => event },
      target: '.resting',
      actions: 'forget',
    },
  },
  states: {
    resting: {
      description: 'Everything wished is granted or put back.',
      tags: 'stable',
      on: {
        'heart.pressed': [
          { guard: { type: 'visitor', params: ({ event }) => event }, actions: 'askLogin' },
          {
            guard: { type: 'awaited', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'keepWish', params: ({ event }) => event },
          },
          {
            target: 'sending',
            actions: [{ type: 'keepWish', params: ({ event }) => event }, 'take'],
          },
        ],
      },
    },
    refused: {
      description: 'The gateway said no: the heart is back as it was, and the reason is said.',
      tags: ['stable', 'refused'],
      on: {
        'heart.pressed': [
          { guard: { type: 'visitor', params: ({ event }) => event }, actions: 'askLogin' },
          {
            guard: { type: 'awaited', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'keepWish', params: ({ event }) => event },
          },
          {
            target: 'sending',
            actions: [{ type: 'keepWish', params: ({ event }) => event }, 'take'],
          },
        ],
        'refusal.closed': { target: 'resting', actions: 'forgetRefusal' },
      },
    },
    waiting: {
      description: 'A kept token is still being confirmed: what is pressed shows, and waits for who is here.',
      tags: 'stable',
      on: {
        'person.known': [
          {
            guard: { type: 'visitor', params: ({ event }) => event },
            target: 'resting',
            actions: ['forget', 'askLogin'],
          },
          { target: 'sending', actions: 'take' },
        ],
      },
    },
    sending: {
      description: 'One wish is out; what is pressed meanwhile shows at once and waits its turn.',
      tags: 'busy',
      invoke: {
        id: 'favour',
        src: 'favour',
        input: ({ context }) => sent(context),
        onDone: [
          {
            guard: 'moreAfterGrant',
            target: 'sending',
            reenter: true,
            actions: ['grant', 'take', 'tellStale'],
          },
          { target: 'resting', actions: ['grant', 'tellStale'] },
        ],
        onError: [
          {
            guard: 'moreAfterRefusal',
            target: 'sending',
            reenter: true,
            actions: [{ type: 'putBack', params: ({ event }) => event }, 'take'],
          },
          { target: 'refused', actions: { type: 'putBack', params: ({ event }) => event } },
        ],
      },
    },
  },
});
