import { assign, emit, sendTo, setup } from 'xstate';
import type { Features } from '../system/features.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './entry.rules.ts';
import { lazyForgot, lazyFreePlay, lazyRegistration } from './entry-children.ts';
import { loadMemberMachine } from './load-member.machine.ts';
import { mayEnter } from './load-member.rules.ts';
import { loginMachine } from './login.machine.ts';

/** The way in to an account: whichever way the person takes, it ends with a known member or with nobody (spec 2, 4). */
export const entryMachine = setup({
  types: {
    input: {} as rules.EntryInput,
    context: {} as rules.EntryContext,
    events: {} as rules.EntryEvent,
    emitted: {} as WorldEvent,
    output: {} as rules.EntryOutput,
    tags: {} as 'busy' | 'stable',
  },
  actors: {
    login: loginMachine,
    registration: lazyRegistration,
    forgot: lazyForgot,
    freePlay: lazyFreePlay,
    arrival: loadMemberMachine,
  },
  guards: {
    registering: ({ context }) => context.way === 'register',
    forgetful: ({ context }) => context.way === 'forgot',
    playing: ({ context }) => context.way === 'freePlay',
    toldAtFirst: ({ context }) => rules.toldAtFirst(context),
    toldToChange: ({ context }) => rules.toldToChange(context),
    accepted: ({ context }) => context.accepted !== null,
    elsewhere: ({ context }) => context.next !== 'none',
    turnedAway: (_, params: rules.Arrived) => !mayEnter(params.output),
  },
  actions: {
    keepFeatures: assign((_, params: { features: Features }) => ({ features: params.features })),
    passOn: sendTo(
      (_, params: { to: string; event: rules.EntryEvent }) => params.to,
      (_, params) => params.event,
    ),
    keepAdmission: assign((_, params: { admission: rules.Admission }) => ({
      ...params.admission,
      failure: null,
    })),
    restrict: assign(({ context }) => rules.restrictedAtOnce(context)),
    keepArrival: assign(({ context }, params: rules.Arrived) => rules.arrivedAs(context, params.output)),
    tellToken: emit(({ context }) => ({
      type: 'token.kept' as const,
      token: context.accepted?.token ?? '',
    })),
    tellBegun: emit(({ context }) => ({
      type: 'firstLogin.begun' as const,
      token: context.accepted?.token ?? '',
    })),
    tellTabs: emit(({ context }) => rules.cameIn(context)),
    goThere: assign(({ context }) => ({ way: rules.wayOf(context), next: 'none' as const })),
    dropToken: assign((_, params: rules.Arrived | { error: unknown }) => rules.dropEntry(params)),
    forsake: emit(({ context }) => rules.forsaken(context)),
    tellDropped: emit({ type: 'token.dropped' }),
  },
}).createMachine({
  id: 'entry',
  context: ({ input }) => rules.newEntry(input),
  output: ({ context }) => rules.entryOutput(context),
  initial: 'choosing',
  on: {
    'features.learned': { actions: { type: 'keepFeatures', params: ({ event }) => event } },
  },
  states: {
    choosing: {
      description: 'The requested dialog opens.',
      always: [
        { guard: 'registering', target: 'registering' },
        { guard: 'forgetful', target: 'recovering' },
        { guard: 'playing', target: 'playing' },
        { target: 'signingIn' },
      ],
    },
    signingIn: {
      description: 'The login dialog is open (spec 2, loginModal).',
      tags: 'stable',
      invoke: {
        id: 'login',
        systemId: 'login',
        src: 'login',
        input: rules.wayInput,
        onDone: {
          target: 'deciding',
          actions: { type: 'keepAdmission', params: ({ event }) => ({ admission: event.output }) },
        },
        onError: 'ended',
      },
      on: {
        'features.learned': {
          actions: [
            { type: 'keepFeatures', params: ({ event }) => event },
            { type: 'passOn', params: ({ event }) => ({ to: 'login', event }) },
          ],
        },
      },
    },
    registering: {
      description: 'The registration dialog is open (spec 2, registerModal).',
      tags: 'stable',
      invoke: {
        id: 'registration',
        systemId: 'registration',
        src: 'registration',
        input: rules.wayInput,
        onDone: {
          target: 'deciding',
          actions: { type: 'keepAdmission', params: ({ event }) => ({ admission: event.output }) },
        },
        onError: 'ended',
      },
      on: {
        'features.learned': {
          actions: [
            { type: 'keepFeatures', params: ({ event }) => event },
            { type: 'passOn', params: ({ event }) => ({ to: 'registration', event }) },
          ],
        },
      },
    },
    recovering: {
      description: 'The dialog for a forgotten password is open (spec 2, forgetPassModal).',
      tags: 'stable',
      invoke: {
        id: 'forgot',
        systemId: 'forgot',
        src: 'forgot',
        input: rules.wayInput,
        onDone: {
          target: 'deciding',
          actions: { type: 'keepAdmission', params: ({ event }) => ({ admission: event.output }) },
        },
        onError: 'ended',
      },
      on: {
        'features.learned': {
          actions: [
            { type: 'keepFeatures', params: ({ event }) => event },
            { type: 'passOn', params: ({ event }) => ({ to: 'forgot', event }) },
          ],
        },
      },
    },
    playing: {
      description: 'A demo account is asked for, without credentials (spec 4, free play).',
      tags: 'stable',
      invoke: {
        id: 'freePlay',
        systemId: 'freePlay',
        src: 'freePlay',
        input: rules.wayInput,
        onDone: {
          target: 'deciding',
          actions: { type: 'keepAdmission', params: ({ event }) => ({ admission: event.output }) },
        },
        onError: 'ended',
      },
      on: {
        'features.learned': {
          actions: [
            { type: 'keepFeatures', params: ({ event }) => event },
            { type: 'passOn', params: ({ event }) => ({ to: 'freePlay', event }) },
          ],
        },
      },
    },
    deciding: {
      description:
        'The dialog closed: with a token, for another dialog, or with nothing. Somebody who must change the password first is asked nothing that would be refused.',
      always: [
        {
          guard: 'toldAtFirst',
          target: 'ended',
          actions: ['tellToken', 'restrict', 'tellBegun', 'tellTabs'],
        },
        {
          guard: 'toldToChange',
          target: 'ended',
          actions: ['tellToken', 'restrict', 'tellTabs'],
        },
        { guard: 'accepted', target: 'arriving', actions: 'tellToken' },
        { guard: 'elsewhere', target: 'choosing', actions: 'goThere' },
        { target: 'ended' },
      ],
    },
    arriving: {
      description: 'Accepted: the first login is announced and member info is loaded (spec 4).',
      tags: 'busy',
      invoke: {
        id: 'arrival',
        src: 'arrival',
        input: ({ context }) => rules.arrivalInput(context),
        onDone: [
          {
            guard: { type: 'turnedAway', params: ({ event }) => event },
            target: 'signingIn',
            actions: [{ type: 'dropToken', params: ({ event }) => event }, 'tellDropped'],
          },
          {
            target: 'ended',
            actions: [{ type: 'keepArrival', params: ({ event }) => event }, 'tellTabs'],
          },
        ],
        onError: {
          target: 'signingIn',
          actions: ['forsake', { type: 'dropToken', params: ({ event }) => event }, 'tellDropped'],
        },
      },
    },
    ended: { description: 'A person is signed in, perhaps restricted; or nobody is.', type: 'final' },
  },
});
