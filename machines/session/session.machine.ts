import { assign, emit, setup } from 'xstate';
import { changeMachine } from '../password/change.machine.ts';
import { home } from '../places.ts';
import type { WorldEvent } from '../world.ts';
import { arrivalMachine } from './arrival.machine.ts';
import type { Arrival } from './arrival.rules.ts';
import { greetingMachine } from './greeting.machine.ts';
import { loginMachine } from './login.machine.ts';
import type { LoginExit, LoginOutput } from './login.rules.ts';
import * as rules from './session.rules.ts';

/** Who is here: visitor, member, agent or demo; restricted, expired, leaving (spec 4, logged in; 6). */
export const sessionMachine = setup({
  types: {
    input: {} as rules.SessionInput,
    context: {} as rules.SessionContext,
    events: {} as rules.SessionEvent,
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: {
    arrival: arrivalMachine,
    login: loginMachine,
    change: changeMachine,
    greeting: greetingMachine,
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    ours: ({ context }, params: { token: string }) => params.token === context.token,
    sameAccount: ({ context }, params: { account: string }) => params.account === context.account,
    arrived: (_, params: { arrival: Arrival }) => params.arrival.outcome === 'arrived',
    restricted: (_, params: { arrival: Arrival }) => params.arrival.outcome === 'restricted',
    elsewhere: (_, params: { next: LoginExit }) => params.next !== 'none',
    returning: ({ context }) => context.member !== null,
    demo: ({ context }) => rules.kindOf(context) === 'demo',
    agent: ({ context }) => rules.kindOf(context) === 'agent',
  },
  actions: {
    keepSetting: assign((_, params: rules.SessionSetting) => rules.setting(params)),
    keepArrival: assign((_, params: { arrival: Arrival }) => rules.confirmed(params.arrival)),
    keepLogin: assign((_, params: { login: LoginOutput }) => rules.signedIn(params.login)),
    loseToken: assign({ token: null }),
    forget: assign(rules.nobody),
    forgetHeld: assign({ held: null }),
    greetOnce: assign({ fresh: false }),
    dropToken: emit({ type: 'token.dropped' }),
    clearStorage: emit({ type: 'storage.cleared' }),
    forgetReads: emit({ type: 'stale', reads: 'all' }),
    openSignOut: emit(({ context }) => ({ type: 'signOut.opened' as const, ...rules.leaver(context) })),
    tellKind: emit(({ context }) => ({ type: 'account.changed' as const, account: rules.kindOf(context) })),
    tellNobody: emit({ type: 'account.changed', account: null }),
    goHome: emit({ type: 'navigate', to: home }),
    goElsewhere: emit((_, params: { next: LoginExit }) => rules.exitTo(params.next)),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => rules.newSession(input),
  initial: 'starting',
  on: {
    'features.learned': { actions: { type: 'keepSetting', params: ({ event }) => event } },
    'language.changed': { actions: { type: 'keepSetting', params: ({ event }) => event } },
  },
  states: {
    starting: {
      description: 'A stored token means someone was signed in (spec 4); the gateway must confirm it.',
      always: [{ guard: 'hasToken', target: 'present.resuming' }, { target: 'visitor' }],
    },
    visitor: {
      description: 'Nobody is signed in: may browse, sign in and register (spec 6).',
      tags: 'stable',
      entry: ['forget', 'tellNobody'],
      on: { 'login.wanted': 'entering.signingIn' },
    },
    entering: {
      description: 'The login dialog is open over whatever page the person is on.',
      initial: 'signingIn',
      tags: 'stable',
      invoke: {
        id: 'login',
        systemId: 'login',
        src: 'login',
        input: ({ context }) => rules.loginInput(context),
        onDone: [
          {
            guard: { type: 'arrived', params: ({ event }) => ({ arrival: event.output }) },
            target: 'present.signedIn',
            actions: { type: 'keepLogin', params: ({ event }) => ({ login: event.output }) },
          },
          {
            guard: { type: 'restricted', params: ({ event }) => ({ arrival: event.output }) },
            target: 'present.restricted',
            actions: { type: 'keepLogin', params: ({ event }) => ({ login: event.output }) },
          },
          {
            guard: { type: 'elsewhere', params: ({ event }) => event.output },
            target: 'visitor',
            actions: { type: 'goElsewhere', params: ({ event }) => event.output },
          },
          { guard: 'returning', target: 'visitor', actions: ['clearStorage', 'goHome'] },
          { target: 'visitor' },
        ],
        onError: { target: 'visitor', actions: 'dropToken' },
      },
      states: {
        signingIn: { description: 'A visitor signs in.' },
        expired: {
          description: 'The session ended by itself: the page and the work in hand stay underneath.',
          tags: 'refused',
        },
      },
    },
    present: {
      description: 'A token is held.',
      initial: 'resuming',
      on: {
        'signOut.asked': { target: 'leaving', actions: 'openSignOut' },
        'token.refused': {
          guard: { type: 'ours', params: ({ event }) => event },
          target: 'entering.expired',
          actions: ['loseToken', 'dropToken', 'forgetReads'],
        },
        'told.left': {
          guard: { type: 'sameAccount', params: ({ event }) => event },
          target: 'visitor',
          actions: ['dropToken', 'clearStorage', 'forgetReads', 'goHome'],
        },
      },
      states: {
        resuming: {
          description: 'A stored token is shown to the gateway: member info confirms it, or nobody is in.',
          tags: 'busy',
          // Member info says so too, and that answer decides: nobody has any work in hand yet.
          on: { 'token.refused': {} },
          invoke: {
            id: 'arrival',
            src: 'arrival',
            input: ({ context }) => rules.resumeInput(context),
            onDone: [
              {
                guard: { type: 'arrived', params: ({ event }) => ({ arrival: event.output }) },
                target: 'signedIn',
                actions: { type: 'keepArrival', params: ({ event }) => ({ arrival: event.output }) },
              },
              {
                guard: { type: 'restricted', params: ({ event }) => ({ arrival: event.output }) },
                target: 'restricted',
              },
              { target: '#session.visitor', actions: ['dropToken', 'clearStorage'] },
            ],
            onError: { target: '#session.visitor', actions: ['dropToken', 'clearStorage'] },
          },
        },
        signedIn: {
          description: 'The kind of account decides what is open to it (spec 6).',
          initial: 'deciding',
          tags: 'stable',
          entry: 'tellKind',
          invoke: {
            id: 'greeting',
            src: 'greeting',
            input: ({ context }) => ({ fresh: context.fresh, language: context.language }),
            onDone: { actions: 'greetOnce' },
            onError: { actions: 'greetOnce' },
          },
          states: {
            deciding: {
              description: 'The account type is read.',
              always: [
                { guard: 'demo', target: 'demo' },
                { guard: 'agent', target: 'agent' },
                { target: 'member' },
              ],
            },
            member: { description: 'May use everything but the agent centre.' },
            agent: { description: 'Account types 1, 2, 41 and 42: may use the agent centre too.' },
            demo: { description: 'Account type 4: may look and play for fun; no centre, no money.' },
          },
        },
        restricted: {
          description: 'The password must be changed first: only that and signing out are open (spec 4).',
          tags: 'stable',
          exit: 'forgetHeld',
          invoke: {
            id: 'change',
            src: 'change',
            input: ({ context }) => rules.changeInput(context),
            onDone: { target: 'resuming', actions: 'goHome' },
            onError: 'resuming',
          },
        },
        back: { type: 'history', history: 'deep', description: 'Where the person was before the question.' },
      },
    },
    leaving: {
      description: 'The question whether to sign out is open; see the sign-out machine.',
      tags: 'stable',
      on: { 'session.left': 'visitor', 'session.stayed': 'present.back' },
    },
  },
});
