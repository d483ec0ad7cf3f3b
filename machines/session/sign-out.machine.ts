import { assign, emit, setup } from 'xstate';
import { call } from '../kit/call.ts';
import { home } from '../places.ts';
import type { WorldEvent } from '../world.ts';
import type { AccountKind } from './account.rules.ts';
import type { EntryWay } from './entry.rules.ts';
import { endedAlready, goesOn, logoutRetry, mayRetryLogout } from './sign-out.rules.ts';

/** Signing out: confirmed, then cleared here first, then sent to the gateway in the background (spec 4, sign-out). */
export const signOutMachine = setup({
  types: {
    context: {} as { token: string | null; account: string; next: EntryWay; tries: number },
    events: {} as
      | { type: 'signOut.opened'; token: string; account: string; next: EntryWay | null }
      | { type: 'confirmed' }
      | { type: 'cancelled' }
      | { type: 'token.renewed'; newToken: string }
      | { type: 'account.changed'; account: AccountKind | null }
      | { type: 'session.lost' }
      | { type: 'notice.seen' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused' | 'audited',
  },
  actors: { logout: call('session.logout') },
  delays: { logoutRetry },
  guards: {
    mayRetry: ({ context }) => mayRetryLogout(context.tries),
    endedAlready: (_, params: { error: unknown }) => endedAlready(params.error),
    nobodyHere: (_, params: { account: AccountKind | null }) => params.account === null,
    headed: (_, params: { next: EntryWay | null }) => params.next !== null,
  },
  actions: {
    handOver: emit(({ context }) => goesOn(context)),
    keepToken: assign((_, params: { token: string; account: string }) => ({
      token: params.token,
      account: params.account,
      tries: 0,
    })),
    keepRenewed: assign((_, params: { newToken: string }) => ({ token: params.newToken })),
    keepNext: assign((_, params: { next: EntryWay | null }) => ({ next: params.next ?? ('login' as const) })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forget: assign({ token: null, account: '' }),
    dropToken: emit({ type: 'token.dropped' }),
    clearStorage: emit({ type: 'storage.cleared' }),
    tellTabs: emit(({ context: { account } }) => ({
      type: 'tabs.notified' as const,
      word: 'left' as const,
      account,
    })),
    leave: emit({ type: 'session.left' }),
    goHome: emit({ type: 'navigate', to: home }),
    goOn: emit(({ context }) => ({ type: 'entry.wanted' as const, way: context.next })),
    stay: emit({ type: 'session.stayed' }),
  },
}).createMachine({
  id: 'signOut',
  tags: 'audited',
  context: { token: null, account: '', next: 'login', tries: 0 },
  initial: 'idle',
  on: {
    'signOut.opened': [
      {
        guard: { type: 'headed', params: ({ event }) => event },
        target: '.leaving',
        actions: [
          'handOver',
          { type: 'keepToken', params: ({ event }) => event },
          { type: 'keepNext', params: ({ event }) => event },
          'dropToken',
          'clearStorage',
          'tellTabs',
          'leave',
          'goOn',
        ],
      },
      { target: '.confirming', actions: ['handOver', { type: 'keepToken', params: ({ event }) => event }] },
    ],
  },
  states: {
    idle: { description: 'No sign-out is running.', tags: 'stable' },
    confirming: {
      description:
        'The dialog asks whether to sign out (spec 4). Nothing has happened yet; the dialog closes if the session ends by itself or in another tab.',
      tags: 'stable',
      meta: { step: 'open' },
      on: {
        'token.renewed': { actions: { type: 'keepRenewed', params: ({ event }) => event } },
        confirmed: {
          target: 'leaving',
          actions: ['dropToken', 'clearStorage', 'tellTabs', 'leave', 'goHome'],
        },
        'account.changed': {
          guard: { type: 'nobodyHere', params: ({ event }) => event },
          target: 'idle',
          actions: 'forget',
        },
        'session.lost': { target: 'idle', actions: 'forget' },
        cancelled: { target: 'idle', actions: ['forget', 'stay'] },
      },
    },
    leaving: {
      description:
        'This browser has already forgotten the session; the gateway is told. Only this one call still uses the token.',
      tags: 'busy',
      entry: 'countTry',
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: { target: 'idle', actions: 'forget' },
        onError: [
          {
            guard: { type: 'endedAlready', params: ({ event }) => ({ error: event.error }) },
            target: 'idle',
            actions: 'forget',
          },
          { guard: 'mayRetry', target: 'waiting' },
          { target: 'unreported', actions: 'forget' },
        ],
      },
    },
    waiting: {
      description: 'The gateway could not be reached; the call is tried again shortly.',
      tags: 'stable',
      after: { logoutRetry: 'leaving' },
    },
    unreported: {
      description:
        'The gateway never heard of it: the person is signed out here, and the page says that the session at the gateway will end by itself.',
      tags: ['stable', 'refused'],
      on: { 'notice.seen': 'idle' },
    },
  },
});
