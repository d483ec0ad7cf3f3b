import { assign, emit, sendTo, setup } from 'xstate';
import { type AppInput, handOutStart } from './app.rules.ts';
import type { AgentPage, MemberPage } from './centres.ts';
import { catalogMachine } from './games/catalog.machine.ts';
import {
  lazyAbandonedSessions,
  lazyCareStatus,
  lazyHelp,
  lazyLaunch,
  lazyNotices,
  lazySignOut,
} from './lazy-residents.ts';
import type { Place } from './places.ts';
import type { AccountKind } from './session/account.rules.ts';
import { sessionMachine } from './session/session.machine.ts';
import { typedPasswordMachine } from './session/typed-password.machine.ts';
import { contactMachine } from './support/contact.machine.ts';
import { type Centre, centreAnswer } from './system/access.rules.ts';
import { type Features, noFeatures } from './system/features.rules.ts';
import { languageMachine } from './system/language.machine.ts';
import { statusMachine } from './system/status.machine.ts';
import { codesMachine } from './verification/codes.machine.ts';
import type { WorldEvent } from './world.ts';

/** The root of the product: its resident machines, and who may open what (spec 4, 6). */
export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as {
      start: AppInput | null;
      features: Features;
      account: AccountKind | null;
    },
    events: {} as
      | { type: 'features.learned'; features: Features }
      | { type: 'account.changed'; account: AccountKind | null }
      | { type: 'centre.asked'; centre: Centre; page: MemberPage | AgentPage }
      | { type: 'warning.closed' }
      | { type: 'reload.clicked' },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused',
  },
  actors: {
    status: statusMachine,
    session: sessionMachine,
    held: typedPasswordMachine,
    signOut: lazySignOut,
    forsaken: lazyAbandonedSessions,
    language: languageMachine,
    contact: contactMachine,
    codes: codesMachine,
    catalog: catalogMachine,
    launch: lazyLaunch,
    notices: lazyNotices,
    help: lazyHelp,
    standingOfCare: lazyCareStatus,
  },
  guards: {
    visitor: ({ context }, params: { centre: Centre }) =>
      centreAnswer(params.centre, context.account) === 'login',
    demo: ({ context }, params: { centre: Centre }) =>
      centreAnswer(params.centre, context.account) === 'realAccount',
    notAgent: ({ context }, params: { centre: Centre }) =>
      centreAnswer(params.centre, context.account) === 'agentsOnly',
  },
  actions: {
    keepFeatures: assign((_, params: { features: Features }) => ({ features: params.features })),
    keepAccount: assign((_, params: { account: AccountKind | null }) => ({ account: params.account })),
    passFeatures: sendTo('session', (_, params: { features: Features }) => ({
      type: 'features.learned' as const,
      features: params.features,
    })),
    forgetStart: assign({ start: null }),
    askLogin: emit({ type: 'entry.wanted', way: 'login' }),
    reload: emit({ type: 'page.reloaded' }),
    open: emit((_, params: { centre: Centre; page: MemberPage | AgentPage }) => ({
      type: 'navigate' as const,
      to: { screen: params.centre, page: params.page } satisfies Place,
    })),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({ start: input, features: noFeatures, account: null }),
  invoke: [
    { id: 'status', systemId: 'status', src: 'status', input: handOutStart, onError: '.broken' },
    { id: 'session', systemId: 'session', src: 'session', input: handOutStart, onError: '.broken' },
    { id: 'held', systemId: 'held', src: 'held', onError: '.broken' },
    { id: 'signOut', systemId: 'signOut', src: 'signOut', onError: '.broken' },
    { id: 'forsaken', systemId: 'forsaken', src: 'forsaken', onDone: '.broken', onError: '.broken' },
    { id: 'language', systemId: 'language', src: 'language', input: handOutStart, onError: '.broken' },
    { id: 'contact', systemId: 'contact', src: 'contact', onError: '.broken' },
    { id: 'notices', systemId: 'notices', src: 'notices', onDone: '.broken', onError: '.broken' },
    { id: 'help', systemId: 'help', src: 'help', onError: '.broken' },
    { id: 'standingOfCare', systemId: 'standingOfCare', src: 'standingOfCare', onError: '.broken' },
    { id: 'codes', src: 'codes', onDone: '.broken', onError: '.broken' },
    { id: 'catalog', systemId: 'catalog', src: 'catalog', input: handOutStart, onError: '.broken' },
    {
      id: 'launch',
      systemId: 'launch',
      src: 'launch',
      input: handOutStart,
      onDone: '.broken',
      onError: '.broken',
    },
  ],
  initial: 'open',
  on: {
    'features.learned': {
      actions: [
        { type: 'keepFeatures', params: ({ event }) => event },
        { type: 'passFeatures', params: ({ event }) => event },
      ],
    },
    'account.changed': { actions: { type: 'keepAccount', params: ({ event }) => event } },
    'centre.asked': [
      { guard: { type: 'visitor', params: ({ event }) => event }, actions: 'askLogin' },
      { guard: { type: 'demo', params: ({ event }) => event }, target: '.needsRealAccount' },
      { guard: { type: 'notAgent', params: ({ event }) => event }, target: '.agentsOnly' },
      { actions: { type: 'open', params: ({ event }) => event } },
    ],
  },
  states: {
    open: {
      description: 'No dialog blocks the page; the status machine may still replace it.',
      tags: 'stable',
      entry: 'forgetStart',
    },
    needsRealAccount: {
      description: 'The warning dialog: a real account is needed (spec 8, in_need_true_account).',
      tags: 'stable',
      meta: { step: 'warning' },
      on: { 'warning.closed': 'open' },
    },
    agentsOnly: {
      description: 'The warning dialog: the agent centre is for agents (spec 6).',
      tags: 'stable',
      meta: { step: 'warning' },
      on: { 'warning.closed': 'open' },
    },
    broken: {
      description: 'A resident failed unexpectedly: the page says so and offers a restart.',
      tags: ['stable', 'refused'],
      // Nothing works around a dead resident: a restart is the only way on.
      on: { 'centre.asked': {}, 'reload.clicked': { target: 'reloading', actions: 'reload' } },
    },
    reloading: { description: 'The page is about to reload.', type: 'final' },
  },
});
