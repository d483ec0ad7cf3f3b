import { assign, emit, setup } from 'xstate';
import { home } from '../places.ts';
import { actors } from './session.parts.ts';
import * as rules from './session.rules.ts';

/** Who is here: visitor, member, agent or demo; away, restricted, expired, leaving (spec 4, logged in; 6). */
export const sessionMachine = setup({
  types: {} as rules.SessionTypes,
  actors,
  guards: {
    ...rules.arrivals,
    hasToken: ({ context }) => context.token !== null,
    ours: ({ context }, params: rules.Judged) => rules.isOurs(context, params),
    concerned: ({ context }, params: rules.Heard) => rules.concerns(context, params),
    switched: ({ context }) => context.switched,
    unasked: ({ context }) => context.unasked,
    returning: ({ context }) => context.member !== null,
  },
  actions: {
    keepSetting: assign((_, params: rules.SessionSetting) => rules.setting(params)),
    keepArrival: assign(({ context }, params: rules.Arrived) => rules.confirmed(context, params.output)),
    keepEntry: assign(({ context }, params: rules.Ended) => rules.entered(context, params.output)),
    settle: assign({ switched: false }),
    keepWay: assign((_, params: rules.Wanted) => ({ way: params.way, displaced: false })),
    keepHeard: assign((_, params: rules.Heard) => ({ displaced: params.word === 'came' })),
    seeDisplaced: assign({ displaced: false }),
    keepNew: assign((_, params: rules.RenewedToken) => ({ token: params.newToken })),
    doubt: assign({ unasked: true }),
    tellNew: emit((_, params: { type: 'token.renewed' } & rules.RenewedToken) => params),
    loseToken: assign({ token: null }),
    tellEnded: emit({ type: 'tabs.alerted' }),
    forget: assign(rules.nobody),
    forsake: emit(({ context }) => rules.forsaken(context)),
    greetOnce: assign({ fresh: false }),
    dropToken: emit({ type: 'token.dropped' }),
    clearStorage: emit({ type: 'storage.cleared' }),
    forgetReads: emit({ type: 'stale', reads: 'all' }),
    signOut: emit(({ context }, params: rules.Leaving) => rules.leave(context, params.next)),
    tellKind: emit(({ context }) => rules.whoIsHere(context)),
    goHome: emit({ type: 'navigate', to: home }),
  },
}).createMachine({
  id: 'session',
  tags: 'audited',
  context: ({ input }) => rules.newSession(input),
  initial: 'starting',
  on: {
    'features.learned': { actions: { type: 'keepSetting', params: rules.whole } },
    'language.changed': { actions: { type: 'keepSetting', params: rules.whole } },
    'token.renewed': {
      guard: { type: 'ours', params: rules.whole },
      actions: [{ type: 'keepNew', params: rules.whole }, 'doubt', { type: 'tellNew', params: rules.whole }],
    },
    'token.restricted': { guard: { type: 'ours', params: rules.whole }, actions: 'doubt' },
    'tabs.heard': {
      guard: { type: 'concerned', params: rules.whole },
      target: '.visitor',
      actions: [
        { type: 'keepHeard', params: rules.whole },
        'forsake',
        'dropToken',
        'clearStorage',
        'forgetReads',
        'goHome',
      ],
    },
  },
  states: {
    starting: {
      description: 'A stored token means that a person was signed in (spec 4); the gateway must confirm it.',
      always: [{ guard: 'hasToken', target: 'present.resuming' }, { target: 'visitor' }],
    },
    visitor: {
      description: 'A visitor: may browse, sign in and register (spec 6).',
      tags: 'stable',
      entry: ['forget', 'tellKind'],
      on: {
        'entry.wanted': { target: 'entering', actions: { type: 'keepWay', params: rules.whole } },
        'displaced.seen': { actions: 'seeDisplaced' },
      },
    },
    entering: {
      description: 'A sign-in dialog is open over the current page.',
      initial: 'signingIn',
      tags: 'stable',
      invoke: {
        id: 'entry',
        systemId: 'entry',
        src: 'entry',
        input: ({ context }) => rules.entryInput(context),
        onDone: { target: 'admitting', actions: { type: 'keepEntry', params: rules.whole } },
        onError: { target: 'visitor', actions: ['dropToken', 'clearStorage'] },
      },
      states: {
        signingIn: { description: 'A visitor signs in.' },
        expired: {
          description: 'The session ended by itself: the page and its work stay behind the dialog.',
          tags: 'refused',
          entry: ['loseToken', 'dropToken', 'forgetReads', 'tellEnded'],
        },
      },
    },
    admitting: {
      description: 'The gateway said who is signed in, what they must do first, or that nobody is (spec 4).',
      entry: 'tellKind',
      always: [
        { guard: 'switched', actions: ['settle', 'goHome'] },
        { guard: 'demo', target: 'present.signedIn.demo' },
        { guard: 'away', target: 'present.signedIn.away' },
        { guard: 'agent', target: 'present.signedIn.agent' },
        { guard: 'arrived', target: 'present.signedIn.member' },
        { guard: 'restricted', target: 'present.restricted' },
        { guard: 'unverified', target: 'present.unverified' },
        { guard: 'hasToken', target: 'visitor', actions: ['dropToken', 'clearStorage'] },
        { guard: 'returning', target: 'visitor', actions: ['clearStorage', 'goHome'] },
        { target: 'visitor' },
      ],
    },
    present: {
      description: 'This tab holds a token.',
      initial: 'resuming',
      on: {
        'absence.changed': { actions: 'doubt' },
        'signOut.asked': { target: 'leaving', actions: { type: 'signOut', params: rules.whole } },
        'token.refused': { guard: { type: 'ours', params: rules.whole }, target: 'entering.expired' },
      },
      states: {
        resuming: {
          description: 'Member info confirms a stored token, or the person is a visitor.',
          tags: 'busy',
          on: { 'token.refused': {} },
          invoke: {
            id: 'arrival',
            src: 'arrival',
            input: ({ context }) => rules.resumeInput(context),
            onDone: { target: '#session.admitting', actions: { type: 'keepArrival', params: rules.whole } },
            onError: { target: '#session.visitor', actions: ['forsake', 'dropToken', 'clearStorage'] },
          },
        },
        signedIn: {
          description: 'The kind of account decides what is open (spec 6).',
          initial: 'member',
          tags: 'stable',
          always: { guard: 'unasked', target: 'resuming' },
          invoke: [
            {
              id: 'greeting',
              src: 'greeting',
              input: ({ context: { fresh, language, account } }) => ({ fresh, language, account }),
              onDone: { actions: 'greetOnce' },
              onError: { actions: 'greetOnce' },
            },
            {
              id: 'life',
              systemId: 'life',
              src: 'life',
              input: ({ context }) => ({ chance: context.chance }),
              onDone: '#session.entering.expired',
              onError: 'resuming',
            },
          ],
          states: {
            member: { description: 'May use everything but the agent centre.' },
            agent: { description: 'Account types 1, 2, 41 and 42: may use the agent centre too.' },
            demo: { description: 'Account type 4: may look and play for fun; no centre, no money.' },
            away: { description: 'On a break or excluded: may only withdraw, read statements and get help.' },
          },
        },
        unverified: {
          description: 'A new address must be verified first: only that and signing out are open (spec 4).',
          tags: 'stable',
          invoke: { id: 'address', src: 'address', onDone: 'resuming', onError: 'resuming' },
        },
        restricted: {
          description: 'The password must be changed first: only that and signing out are open (spec 4).',
          tags: 'stable',
          invoke: {
            id: 'change',
            systemId: 'change',
            src: 'change',
            input: ({ context }) => rules.changeInput(context),
            onDone: { target: 'resuming', actions: ['forgetReads', 'goHome'] },
            onError: 'resuming',
          },
        },
        back: { type: 'history', history: 'deep', description: 'Returns to the state before the question.' },
      },
    },
    leaving: {
      description: 'The sign-out question is open; see the sign-out machine.',
      tags: 'stable',
      on: {
        'session.left': 'visitor',
        'session.stayed': [{ guard: 'unasked', target: 'present.resuming' }, { target: 'present.back' }],
      },
    },
  },
});
