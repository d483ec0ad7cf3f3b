import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import { isUnheard } from '../kit/failure-meaning.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './favourite.rules.ts';

/** Hearts on games: shown at once, sent one by one, put back when refused (spec 7, favourites). */
export const favouriteMachine = setup({
  types: {
    context: {} as rules.Wishes & { ungranted: rules.Ungranted | null },
    events: {} as
      | { type: 'heart.pressed'; wish: rules.Wish; who: rules.Presser }
      | { type: 'heart.retried' }
      | { type: 'notice.closed' }
      | { type: 'person.known'; who: rules.Presser },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { favour: call('games.favour') },
  guards: {
    visitor: (_, params: { who: rules.Presser }) => params.who === 'visitor',
    awaited: (_, params: { who: rules.Presser }) => params.who === 'awaited',
    grantedAlready: ({ context }, params: { wish: rules.Wish }) =>
      rules.nextWish(rules.wish(context, params.wish)) === null,
    nothingLeft: ({ context }) => rules.nextWish(context) === null,
    moreAfterGrant: ({ context }) => rules.nextWish(rules.grant(context)) !== null,
    moreAfterFailure: ({ context }, params: { error: unknown }) =>
      rules.nextWish(rules.putBack(context, failureOf(params.error))) !== null,
    unheard: ({ context }) => isUnheard(context.ungranted?.failure ?? null),
    refused: ({ context }) => context.ungranted !== null,
  },
  actions: {
    keepWish: assign(({ context }, params: { wish: rules.Wish }) => ({
      ...rules.wish(context, params.wish),
      ungranted: null,
    })),
    wishAgain: assign(({ context }) => ({
      ...(context.ungranted && rules.wish(context, context.ungranted.wish)),
      ungranted: null,
    })),
    take: assign(({ context }) => rules.takeNext(context)),
    grant: assign(({ context }) => rules.grant(context)),
    putBack: assign(({ context }, params: { error: unknown }) => ({
      ...rules.putBack(context, failureOf(params.error)),
      ungranted: { wish: rules.sentWish(context), failure: failureOf(params.error) },
    })),
    closeNotice: assign({ ungranted: null }),
    forget: assign({ ...rules.noWishes, ungranted: null }),
    askLogin: emit({ type: 'entry.wanted', way: 'login' }),
    tellStale: emit({ type: 'stale', reads: rules.favouriteReads }),
    askAnew: emit({ type: 'stale', reads: rules.favouriteReads, again: true }),
  },
}).createMachine({
  id: 'favourite',
  context: { wished: {}, granted: {}, sending: null, ungranted: null },
  initial: 'settled',
  on: {
    'heart.pressed': [
      { guard: { type: 'visitor', params: ({ event }) => event }, actions: 'askLogin' },
      { actions: { type: 'keepWish', params: ({ event }) => event } },
    ],
    'person.known': {
      guard: { type: 'visitor', params: ({ event }) => event },
      target: '.settled',
      actions: 'forget',
    },
  },
  states: {
    settled: {
      description: 'No call is running: every wish has been granted or put back.',
      initial: 'resting',
      on: {
        'heart.pressed': [
          { guard: { type: 'visitor', params: ({ event }) => event }, actions: 'askLogin' },
          {
            guard: { type: 'grantedAlready', params: ({ event }) => event },
            target: 'settled',
            actions: { type: 'keepWish', params: ({ event }) => event },
          },
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
      states: {
        resting: {
          description: 'There is no result to show, or the next one will show it.',
          tags: 'stable',
          always: [
            { guard: 'unheard', target: 'unheard' },
            { guard: 'refused', target: 'refused' },
          ],
        },
        refused: {
          description: 'The gateway said no: the heart goes back, and the page shows the reason.',
          tags: ['stable', 'refused'],
          on: { 'notice.closed': { target: 'resting', actions: 'closeNotice' } },
        },
        unheard: {
          description:
            'No answer came, so the outcome is unknown. The page says so, fetches the favourites again, and offers another try.',
          tags: ['stable', 'refused'],
          on: {
            'notice.closed': { target: 'resting', actions: 'closeNotice' },
            'heart.retried': { target: '#favourite.sending', actions: ['wishAgain', 'take'] },
          },
        },
      },
    },
    waiting: {
      description:
        'A stored token is still being confirmed: a pressed heart shows at once, and its call waits for the account.',
      tags: 'stable',
      on: {
        'person.known': [
          {
            guard: { type: 'visitor', params: ({ event }) => event },
            target: 'settled',
            actions: ['forget', 'askLogin'],
          },
          { guard: 'nothingLeft', target: 'settled' },
          { target: 'sending', actions: 'take' },
        ],
      },
    },
    sending: {
      description:
        'One call is running; hearts pressed meanwhile show at once and wait their turn. The result of an earlier call may still be on screen.',
      tags: 'busy',
      on: {
        'notice.closed': { actions: 'closeNotice' },
        'heart.retried': { actions: 'wishAgain' },
      },
      invoke: {
        id: 'favour',
        src: 'favour',
        input: ({ context }) => rules.sentWish(context),
        onDone: [
          {
            guard: 'moreAfterGrant',
            target: 'sending',
            reenter: true,
            actions: ['grant', 'take', 'tellStale'],
          },
          { target: 'settled', actions: ['grant', 'tellStale'] },
        ],
        onError: [
          {
            guard: { type: 'moreAfterFailure', params: ({ event }) => event },
            target: 'sending',
            reenter: true,
            actions: [{ type: 'putBack', params: ({ event }) => event }, 'take', 'askAnew'],
          },
          {
            target: 'settled',
            actions: [{ type: 'putBack', params: ({ event }) => event }, 'askAnew'],
          },
        ],
      },
    },
  },
});
