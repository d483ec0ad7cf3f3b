import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { Profile } from '#contract/member.ts';
import { codeOf } from '#contract/typed.ts';
import { call } from '../kit/call.ts';
import { type Form, nothingWrong, sendable, type Typed, withTyped } from '../kit/form.rules.ts';
import { type Doubt, leavesUnsure } from '../kit/unsure-secret.rules.ts';
import type { WorldEvent } from '../world.ts';
import {
  codeEchoes,
  noProof,
  type ProofField,
  type ProofProblem,
  proofProblems,
} from './authenticator.rules.ts';

/** Removing the authenticator, with the sign-in password, a code, and a question (spec 4, unregistered IP). */
export const removeAuthenticatorMachine = setup({
  types: {
    context: {} as Doubt & Form<ProofField, ProofProblem>,
    events: {} as
      | ({ type: 'field.changed' } & Typed<ProofField>)
      | { type: 'submitted' }
      | { type: 'confirmed' }
      | { type: 'cancelled' }
      | { type: 'outcome.asked' }
      | { type: 'form.wanted' }
      | { type: 'session.lost' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused' | 'unsure' | 'audited',
  },
  actors: { remove: call('member.removeAuthenticator'), profile: call('member.profile') },
  guards: {
    unsure: ({ context }, params: { error: unknown }) => leavesUnsure(context, params.error, codeEchoes),
    inForce: (_, params: { profile: Profile }) => params.profile.authenticatorSet,
    complete: ({ context }) => sendable(proofProblems(context.fields, ['password', 'code'])),
  },
  actions: {
    keepField: assign(({ context }, params: Typed<ProofField>) => withTyped(context, params)),
    showProblems: assign(({ context }) => ({
      problems: proofProblems(context.fields, ['password', 'code']),
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign(nothingWrong),
    keepDoubt: assign({ doubted: true }),
    settleDoubt: assign({ doubted: false }),
    forgetFields: assign({ fields: noProof }),
    tellStale: emit({ type: 'stale', reads: ['member.profile'], again: true }),
  },
}).createMachine({
  id: 'removal',
  tags: 'audited',
  context: { fields: noProof, ...nothingWrong, doubted: false },
  initial: 'form',
  on: { 'session.lost': { actions: 'forgetFields' } },
  states: {
    form: {
      description: 'The form: the sign-in password and a code from the authenticator.',
      initial: 'editing',
      tags: 'stable',
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        submitted: [
          { guard: 'complete', target: 'sure', actions: 'clearFailure' },
          { actions: 'showProblems' },
        ],
      },
      states: {
        editing: { description: 'The person fills in the form; each wrong field shows a message.' },
        refused: {
          description: 'The gateway said no; typed text is kept and the reason is shown.',
          tags: 'refused',
        },
        notDone: { description: 'The gateway says that it did not happen.', meta: { step: 'notDone' } },
      },
    },
    sure: {
      description:
        'The page asks for confirmation: without an authenticator, a stolen password is enough to sign in from anywhere.',
      tags: 'stable',
      meta: { step: 'sure' },
      on: {
        confirmed: 'removing',
        cancelled: 'form',
        'session.lost': { target: 'form', actions: 'forgetFields' },
      },
    },
    removing: {
      description: 'The removal is sent once, sealed.',
      tags: 'busy',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({
          password: context.fields.password,
          code: codeOf(context.fields.code),
        }),
        onDone: { target: 'removed', actions: 'tellStale' },
        onError: [
          { guard: { type: 'unsure', params: ({ event }) => ({ error: event.error }) }, target: 'unsure' },
          {
            target: 'form.refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    unsure: {
      description:
        'No answer came, so nobody knows whether it was removed. The person may ask the gateway or try again.',
      tags: ['stable', 'unsure'],
      entry: 'keepDoubt',
      on: { 'outcome.asked': 'looking', 'form.wanted': 'form' },
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
            target: 'form.notDone',
            actions: 'settleDoubt',
          },
          { target: 'removed', actions: 'tellStale' },
        ],
        onError: 'unsure',
      },
    },
    removed: { description: 'The authenticator is removed.', type: 'final', entry: 'forgetFields' },
  },
});
