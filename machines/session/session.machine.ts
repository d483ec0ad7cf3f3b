import { assign, emit, setup } from 'xstate';
import { home } from '../places.ts';
import type { RenewedToken } from '../world.ts';
import { mayEnter } from './load-member.rules.ts';
import * as rules from './session.rules.ts';
import { actors } from './session-children.ts';

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
    unknown: ({ context }) => context.account === '',
    elsewhere: ({ context }, params: RenewedToken) => rules.renewedElsewhere(context, params),
    cameIn: (_, params: rules.Ended) => params.output.token !== null,
    letIn: (_, params: rules.Arrived) => mayEnter(params.output),
    turnedOut: ({ context }, params: rules.Arrived) => rules.turnedOut(context, params.output),
    returning: ({ context }) => context.account !== '',
  },
  actions: {
    keepSetting: assign((_, params: rules.SessionSetting) => rules.setting(params)),
    keepArrival: assign(({ context }, params: rules.Arrived) => rules.confirmSession(context, params.output)),
    keepEntry: assign(({ context }, params: rules.Ended) => rules.enterSession(context, params.output)),
    settle: assign({ switched: false }),
    keepWay: assign((_, params: rules.Wanted) => ({ way: params.way, displaced: false })),
    keepHeard: assign((_, params: rules.Heard) => ({ displaced: params.word === 'came' })),
    seeDisplaced: assign({ displaced: false }),
    keepNew: assign((_, params: RenewedToken) => ({ token: params.newToken })),
    doubt: assign({ unasked: true }),
    tellNew: emit((_, params: { type: 'token.renewed' } & RenewedToken) => params),
    keepComing: assign((_, params: { readonly token: string }) => ({ coming: params.token })),
    forgetComing: assign({ coming: null }),
    lose: assign({ token: null, member: null }),
    tellLost: emit({ type: 'session.lost' }),
    tellEnded: emit({ type: 'tabs.alerted' }),
    forget: assign(rules.nobody),
    forsake: emit(({ context }) => rules.forsaken(context)),
    greetOnce: assign({ fresh: false, offers: false }),
    keepRenewed: assign({ renewed: true }),
    seeRenewed: assign({ renewed: false }),
    dropToken: emit({ type: 'token.dropped' }),
    clearStorage: emit({ type: 'storage.cleared' }),
    forgetReads: emit({ type: 'stale', reads: 'all' }),
    forgetTheirs: emit(({ context }) => rules.leftBehind(context, '')),
    forgetOthers: emit(({ context }, params: rules.Arrived) =>
      rules.leftBehind(context, rules.nameIn(context, params.output)),
    ),
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
      actions: [{ type: 'keepHeard', params: rules.whole }, 'forsake', 'dropToken', 'clearStorage', 'goHome'],
    },
  },
  states: {
    starting: {
      description: 'A stored token means that a person was signed in (spec 4); the gateway must confirm it.',
      always: [{ guard: 'hasToken', target: 'present.resuming' }, { target: 'visitor' }],
    },
    visitor: {
      description:
        'A visitor: may browse, sign in and register (spec 6). Whoever was here before is forgotten, with all that was read for them, whichever way led here.',
      tags: 'stable',
      entry: ['forgetTheirs', 'forget', 'tellKind'],
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
        onDone: [
          {
            guard: { type: 'cameIn', params: rules.whole },
            target: 'present.admitting',
            actions: [{ type: 'keepEntry', params: rules.whole }, 'tellKind'],
          },
          { guard: 'returning', target: 'visitor', actions: ['clearStorage', 'goHome'] },
          { target: 'visitor' },
        ],
        onError: { target: 'visitor', actions: ['forsake', 'dropToken', 'clearStorage'] },
      },
      on: {
        'token.kept': { actions: { type: 'keepComing', params: rules.whole } },
        'token.dropped': { actions: 'forgetComing' },
      },
      states: {
        signingIn: { description: 'A visitor signs in.' },
        expired: {
          description:
            'The session ended by itself: the page and its work wait behind the dialog, out of sight, and only their owner gets them back.',
          tags: 'refused',
          entry: ['lose', 'dropToken', 'forgetReads', 'tellLost', 'tellEnded'],
        },
      },
    },
    present: {
      description:
        'This tab holds a token. Whatever is open or asked meanwhile: its end, its refusal and an absence are heard.',
      initial: 'resuming',
      invoke: {
        id: 'life',
        systemId: 'life',
        src: 'life',
        input: ({ context }) => ({ chance: context.chance }),
        onDone: 'entering.expired',
        onError: { target: '.resuming', reenter: true },
      },
      on: {
        'absence.changed': { actions: 'doubt' },
        'renewal.seen': { actions: 'seeRenewed' },
        'signOut.asked': { target: '.leaving', actions: { type: 'signOut', params: rules.whole } },
        'token.refused': { guard: { type: 'ours', params: rules.whole }, target: 'entering.expired' },
      },
      states: {
        resuming: {
          description:
            'Member info says whose the token is. If it is refused, a page that was just opened is a visitor’s; the session of somebody known here has ended.',
          tags: 'busy',
          entry: 'doubt',
          on: {
            'token.refused': { guard: 'unknown' },
            // The answer that changed it brought a new token: who is here is being asked already.
            'password.changed': { actions: ['keepRenewed', 'goHome'] },
          },
          invoke: {
            id: 'arrival',
            src: 'arrival',
            input: ({ context }) => rules.resumeInput(context),
            onDone: [
              { guard: { type: 'turnedOut', params: rules.whole }, target: '#session.entering.expired' },
              {
                guard: { type: 'letIn', params: rules.whole },
                target: 'admitting',
                actions: [
                  { type: 'forgetOthers', params: rules.whole },
                  { type: 'keepArrival', params: rules.whole },
                  'tellKind',
                ],
              },
              { target: '#session.visitor', actions: ['dropToken', 'clearStorage'] },
            ],
            onError: { target: '#session.visitor', actions: ['forsake', 'dropToken', 'clearStorage'] },
          },
        },
        admitting: {
          description: 'It is known who is here, and what they must do first (spec 4).',
          always: [
            { guard: 'switched', actions: ['settle', 'goHome'] },
            { guard: 'demo', target: 'signedIn.demo' },
            { guard: 'away', target: 'signedIn.away' },
            { guard: 'agent', target: 'signedIn.agent' },
            { guard: 'arrived', target: 'signedIn.member' },
            { guard: 'restricted', target: 'restricted' },
            { target: 'unverified' },
          ],
        },
        signedIn: {
          description: 'The kind of account decides what is open (spec 6).',
          initial: 'member',
          tags: 'stable',
          always: { guard: 'unasked', target: 'resuming' },
          on: { 'password.changed': { target: 'resuming', actions: ['keepRenewed', 'goHome'] } },
          invoke: {
            id: 'greeting',
            src: 'greeting',
            input: ({ context }) => rules.greetingInput(context),
            onDone: { actions: 'greetOnce' },
            onError: { actions: 'greetOnce' },
          },
          states: {
            member: { description: 'May use everything but the agent centre.' },
            agent: { description: 'Account types 1, 2, 41 and 42: may use the agent centre too.' },
            demo: { description: 'Account type 4: may look and play for fun; no centre, no money.' },
            away: { description: 'On a break or excluded: may only withdraw, read statements and get help.' },
          },
        },
        unverified: {
          description:
            'A new address must be verified first: only that and signing out are open (spec 4). It may be done in another tab of the session.',
          tags: 'stable',
          on: {
            'token.renewed': {
              guard: { type: 'elsewhere', params: rules.whole },
              target: 'resuming',
              actions: [
                { type: 'keepNew', params: rules.whole },
                { type: 'tellNew', params: rules.whole },
                'forgetReads',
              ],
            },
          },
          invoke: { id: 'address', src: 'address', onDone: 'resuming', onError: 'resuming' },
        },
        restricted: {
          description:
            'The password must be changed first: only that and signing out are open (spec 4). It may be done in another tab of the session.',
          tags: 'stable',
          on: {
            'token.renewed': {
              guard: { type: 'elsewhere', params: rules.whole },
              target: 'resuming',
              actions: [
                { type: 'keepNew', params: rules.whole },
                { type: 'tellNew', params: rules.whole },
                'forgetReads',
              ],
            },
          },
          invoke: {
            id: 'change',
            systemId: 'change',
            src: 'change',
            input: ({ context }) => rules.changeInput(context),
            onDone: { target: 'resuming', actions: ['keepRenewed', 'forgetReads', 'goHome'] },
            onError: 'resuming',
          },
        },
        leaving: {
          description:
            'The sign-out question is open; see the sign-out machine. A person who stays is where they were, unless the gateway must be asked first.',
          tags: 'stable',
          on: {
            'session.left': '#session.visitor',
            'session.stayed': [{ guard: 'unasked', target: 'resuming' }, { target: 'admitting' }],
          },
        },
      },
    },
  },
});
