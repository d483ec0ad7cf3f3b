import { assign, emit, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/errors.ts';
import type { LoginValue } from '#contract/session.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './identity.rules.ts';

/**
 * Asks an identity provider, in a separate window, who the person is; the gateway gets the answer, sealed and
 * once, and signs the person in or registers them (spec 2, social login; spec 8).
 */
export const identityMachine = setup({
  types: {
    input: {} as rules.IdentityInput,
    context: {} as rules.IdentityContext,
    events: {} as
      | ({ type: 'identity.proven' } & rules.Proof)
      | { type: 'identity.failed'; trouble: rules.IdentityTrouble }
      | { type: 'window.lost' }
      | { type: 'window.wanted' }
      | { type: 'asked.again' }
      | { type: 'closed' },
    emitted: {} as WorldEvent,
    output: {} as rules.Identified,
    tags: {} as 'busy' | 'stable' | 'audited',
  },
  actors: { signIn: call('session.identity'), register: call('registration.registerIdentity') },
  delays: { patience: rules.patience },
  guards: { registering: ({ context }) => context.purpose === 'register' },
  actions: {
    ask: emit(({ context }) => ({ type: 'identity.asked' as const, provider: context.provider })),
    keepUnseen: assign({ unseen: true }),
    keepSeen: assign({ unseen: false }),
    raise: emit({ type: 'identity.raised' }),
    leave: emit({ type: 'identity.left' }),
    keepProof: assign((_, params: rules.Proof) => ({
      proof: { idToken: params.idToken, nonce: params.nonce },
    })),
    forgetProof: assign({ proof: null }),
    accept: assign((_, params: { accepted: LoginValue }) => ({ accepted: params.accepted })),
    keepFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
  },
}).createMachine({
  id: 'identity',
  tags: 'audited',
  context: ({ input }) => ({ ...input, accepted: null, failure: null, proof: null, unseen: false }),
  output: ({ context: { accepted, failure } }) => ({ accepted, failure }),
  initial: 'waiting',
  states: {
    waiting: {
      description:
        'The provider’s window is open; it was opened within the click, so that the browser allows it (spec 2). Leaving this state closes it. Its answer is waited for even when it looks closed: one whose provider isolates its pages looks so too.',
      tags: 'stable',
      entry: 'ask',
      exit: 'leave',
      on: {
        'identity.proven': [
          {
            guard: 'registering',
            target: 'registering',
            actions: { type: 'keepProof', params: ({ event }) => event },
          },
          { target: 'signingIn', actions: { type: 'keepProof', params: ({ event }) => event } },
        ],
        'identity.failed': {
          target: 'ended',
          actions: {
            type: 'keepFailure',
            params: ({ event }) => ({ failure: rules.failureFrom(event.trouble) }),
          },
        },
        'window.lost': { actions: 'keepUnseen' },
        'window.wanted': { actions: 'raise' },
        'asked.again': { target: 'waiting', reenter: true, actions: 'keepSeen' },
        closed: 'ended',
      },
      after: {
        patience: {
          target: 'ended',
          actions: { type: 'keepFailure', params: { failure: rules.failureFrom('refused') } },
        },
      },
    },
    signingIn: {
      description: 'The gateway gets the provider’s answer, sealed, and says whose account it is.',
      tags: 'busy',
      exit: 'forgetProof',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => rules.signInInput(context),
        onDone: {
          target: 'ended',
          actions: { type: 'accept', params: ({ event }) => ({ accepted: event.output }) },
        },
        onError: {
          target: 'ended',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      on: { closed: 'ended' },
    },
    registering: {
      description:
        'The gateway gets the same answer, and creates an account for a person who has none (spec 2).',
      tags: 'busy',
      exit: 'forgetProof',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => rules.registerInput(context),
        onDone: {
          target: 'ended',
          actions: { type: 'accept', params: ({ event }) => ({ accepted: event.output }) },
        },
        onError: {
          target: 'ended',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      on: { closed: 'ended' },
    },
    ended: { description: 'Known, declined, or given up: nothing of the proof is kept.', type: 'final' },
  },
});
