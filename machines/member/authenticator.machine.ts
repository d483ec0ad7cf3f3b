import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { Profile } from '#contract/member.ts';
import { codeOf } from '#contract/typed.ts';
import { call } from '../kit/call.ts';
import { type Form, nothingWrong, sendable, type Typed, withTyped } from '../kit/form.rules.ts';
import { type Doubt, leavesUnsure } from '../kit/unsure-secret.rules.ts';
import type { WorldEvent } from '../world.ts';
import {
  type Begun,
  codeEchoes,
  noProof,
  type ProofField,
  type ProofProblem,
  proofProblems,
} from './authenticator.rules.ts';

/** Setting up an authenticator: the sign-in password, the secret to scan, a first code (spec 4, unregistered IP). */
export const authenticatorMachine = setup({
  types: {
    context: {} as Doubt & Form<ProofField, ProofProblem> & { begun: Begun | null },
    events: {} as
      | ({ type: 'field.changed' } & Typed<ProofField>)
      | { type: 'submitted' }
      | { type: 'restarted' }
      | { type: 'outcome.asked' }
      | { type: 'form.wanted' }
      | { type: 'session.lost' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused' | 'unsure' | 'audited',
  },
  actors: {
    begin: call('member.beginAuthenticator'),
    confirm: call('member.confirmAuthenticator'),
    profile: call('member.profile'),
  },
  guards: {
    passwordGiven: ({ context }) => sendable(proofProblems(context.fields, ['password'])),
    unsure: ({ context }, params: { error: unknown }) => leavesUnsure(context, params.error, codeEchoes),
    inForce: (_, params: { profile: Profile }) => params.profile.authenticatorSet,
    codeGiven: ({ context }) => sendable(proofProblems(context.fields, ['code'])),
  },
  actions: {
    keepField: assign(({ context }, params: Typed<ProofField>) => withTyped(context, params)),
    showProblems: assign(({ context }, params: { asked: readonly ProofField[] }) => ({
      problems: proofProblems(context.fields, params.asked),
    })),
    keepBegun: assign((_, params: { begun: Begun }) => ({ begun: params.begun, fields: noProof })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign(nothingWrong),
    keepDoubt: assign({ doubted: true }),
    settleDoubt: assign({ doubted: false }),
    forgetFields: assign({ fields: noProof }),
    forget: assign({ fields: noProof, begun: null, ...nothingWrong, doubted: false }),
    tellStale: emit({ type: 'stale', reads: ['member.profile'], again: true }),
  },
}).createMachine({
  id: 'authenticator',
  tags: 'audited',
  context: { fields: noProof, begun: null, ...nothingWrong, doubted: false },
  initial: 'asking',
  on: { 'session.lost': { actions: 'forgetFields' } },
  states: {
    asking: {
      description:
        'The form asks for the sign-in password, so that nobody can add an authenticator to a session left open.',
      initial: 'open',
      tags: 'stable',
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        submitted: [
          { guard: 'passwordGiven', target: 'beginning', actions: 'clearFailure' },
          { actions: { type: 'showProblems', params: { asked: ['password'] } } },
        ],
      },
      states: {
        open: { description: 'No password has been sent yet.' },
        refused: { description: 'The gateway said no; the reason is shown.', tags: 'refused' },
      },
    },
    beginning: {
      description: 'The gateway creates a secret.',
      tags: 'busy',
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context }) => ({ password: context.fields.password }),
        onDone: {
          target: 'showing',
          actions: { type: 'keepBegun', params: ({ event }) => ({ begun: event.output }) },
        },
        onError: {
          target: 'asking.refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    showing: {
      description:
        'The page shows the secret, to scan or type, and asks for a first code; the person may start over.',
      initial: 'open',
      tags: 'stable',
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        submitted: [
          { guard: 'codeGiven', target: 'confirming', actions: 'clearFailure' },
          { actions: { type: 'showProblems', params: { asked: ['code'] } } },
        ],
        restarted: { target: 'asking', actions: 'forget' },
        'session.lost': { target: 'asking', actions: 'forget' },
      },
      states: {
        open: { description: 'No code has been sent yet.' },
        refused: {
          description: 'The code was wrong or too late: the secret stays the same.',
          tags: 'refused',
        },
        notDone: { description: 'The gateway says that it did not happen.', meta: { step: 'notDone' } },
      },
    },
    confirming: {
      description: 'The first code is sent once, sealed.',
      tags: 'busy',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context }) => ({ code: codeOf(context.fields.code) }),
        onDone: { target: 'set', actions: 'tellStale' },
        onError: [
          { guard: { type: 'unsure', params: ({ event }) => ({ error: event.error }) }, target: 'unsure' },
          {
            target: 'showing.refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    unsure: {
      description:
        'No answer came, so nobody knows whether the authenticator is active. The person may ask the gateway or type a code again.',
      tags: ['stable', 'unsure'],
      entry: 'keepDoubt',
      on: { 'outcome.asked': 'looking', 'form.wanted': 'showing' },
    },
    looking: {
      description: 'The gateway is asked whether an authenticator is active.',
      tags: ['busy', 'unsure'],
      invoke: {
        id: 'profile',
        src: 'profile',
        input: {},
        onDone: [
          {
            guard: { type: 'inForce', params: ({ event }) => ({ profile: event.output }) },
            target: 'set',
            actions: 'tellStale',
          },
          { target: 'showing.notDone', actions: 'settleDoubt' },
        ],
        onError: 'unsure',
      },
    },
    set: {
      description: 'The authenticator is active; its secret is not shown any more.',
      type: 'final',
      entry: 'forget',
    },
  },
});
