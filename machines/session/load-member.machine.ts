import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { MemberInfo } from '#contract/member.ts';
import { call } from '../kit/call.ts';
import { isUnheard } from '../kit/failure-meaning.rules.ts';
import type { WorldEvent } from '../world.ts';
import {
  type Arrival,
  arrivalOutput,
  arrivalRetry,
  arrivedWith,
  nobodyYet,
  refusedToken,
  restrictedAs,
  restrictedFirst,
  restrictedToChange,
  restrictedToVerify,
} from './load-member.rules.ts';

/** From a valid token to a known member: the first-login call once, then member info, retried if needed (spec 4, login). */
export const loadMemberMachine = setup({
  types: {
    input: {} as { token: string; firstTime: boolean },
    context: {} as { token: string | null; firstTime: boolean } & Arrival,
    events: {} as { type: 'retry.clicked' } | { type: 'closed' },
    emitted: {} as WorldEvent,
    output: {} as Arrival,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: {
    firstLogin: call('session.firstLogin'),
    memberInfo: call('member.info'),
    logout: call('session.logout'),
  },
  delays: { arrivalRetry },
  guards: {
    firstTime: ({ context }) => context.firstTime,
    unheard: (_, params: { error: unknown }) => isUnheard(failureOf(params.error)),
    restrictedFirst: (_, params: { error: unknown }) => restrictedFirst(params.error),
    refusedToken: (_, params: { error: unknown }) => refusedToken(params.error),
    restrictedToChange: (_, params: { error: unknown }) => restrictedToChange(params.error),
    restrictedToVerify: (_, params: { error: unknown }) => restrictedToVerify(params.error),
  },
  actions: {
    arrive: assign((_, params: { member: MemberInfo }) => arrivedWith(params.member)),
    restrict: assign((_, params: { error: unknown }) => restrictedAs('restricted', params.error)),
    giveUp: assign({ outcome: 'givenUp' }),
    wantVerified: assign((_, params: { error: unknown }) => restrictedAs('unverified', params.error)),
    dropHeld: emit({ type: 'password.dropped' }),
    forgetToken: assign({ token: null }),
    tellBegun: emit(({ context }) => ({ type: 'firstLogin.begun' as const, token: context.token ?? '' })),
    settleFirst: assign({ firstTime: false }),
    tellMade: emit({ type: 'firstLogin.made' }),
  },
}).createMachine({
  id: 'arrival',
  context: ({ input }) => ({ ...input, ...nobodyYet }),
  output: ({ context }) => arrivalOutput(context),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'A first login is announced to the gateway before anything else.',
      always: [{ guard: 'firstTime', target: 'announcing' }, { target: 'asking' }],
    },
    announcing: {
      description:
        'The first-login call is made once; the person does not wait for it, whatever it answers. Until then the tab remembers the call, so that a reload makes it again. To somebody who must do something else first the gateway refuses it: it is made after that.',
      tags: 'busy',
      entry: 'tellBegun',
      invoke: {
        id: 'firstLogin',
        src: 'firstLogin',
        input: {},
        onDone: { target: 'asking', actions: ['tellMade', 'settleFirst'] },
        onError: [
          {
            guard: { type: 'unheard', params: ({ event }) => ({ error: event.error }) },
            target: 'asking',
            actions: 'settleFirst',
          },
          {
            guard: { type: 'restrictedFirst', params: ({ event }) => ({ error: event.error }) },
            target: 'asking',
          },
          { target: 'asking', actions: ['tellMade', 'settleFirst'] },
        ],
      },
    },
    asking: {
      description: 'Member info is loaded with the new token.',
      tags: 'busy',
      invoke: {
        id: 'memberInfo',
        src: 'memberInfo',
        input: {},
        onDone: {
          target: 'ended',
          actions: { type: 'arrive', params: ({ event }) => ({ member: event.output }) },
        },
        onError: [
          {
            guard: { type: 'restrictedToChange', params: ({ event }) => ({ error: event.error }) },
            target: 'ended',
            actions: { type: 'restrict', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'restrictedToVerify', params: ({ event }) => ({ error: event.error }) },
            target: 'ended',
            actions: [{ type: 'wantVerified', params: ({ event }) => ({ error: event.error }) }, 'dropHeld'],
          },
          {
            guard: { type: 'refusedToken', params: ({ event }) => ({ error: event.error }) },
            target: 'ended',
          },
          { target: 'failed' },
        ],
      },
    },
    failed: {
      description:
        'Signed in, but member info did not come: it is asked for again by itself and on request; the person may also give up.',
      tags: ['stable', 'refused'],
      after: { arrivalRetry: 'asking' },
      on: { 'retry.clicked': 'asking', closed: { target: 'leaving', actions: 'giveUp' } },
    },
    leaving: {
      description: 'The person gave up: the unused session is ended, within the time of one call.',
      tags: 'busy',
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: 'ended',
        onError: 'ended',
      },
    },
    ended: {
      description:
        'Arrived, restricted, unverified, turned away or given up: the result goes to the parent machine.',
      type: 'final',
      entry: 'forgetToken',
    },
  },
});
