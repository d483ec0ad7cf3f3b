import { assign, emit, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import {
  codeOf,
  noProof,
  type ProofField,
  type ProofFields,
  type ProofProblems,
  proofProblems,
} from './authenticator.rules.ts';

/** Taking the authenticator away, with the sign-in password, a code, and a question (spec 4, unregistered IP). */
export const removalMachine = setup({
  types: {
    context: {} as { fields: ProofFields; problems: ProofProblems; failure: Failure | null },
    events: {} as
      | { type: 'field.changed'; field: ProofField; value: string }
      | { type: 'submitted' }
      | { type: 'confirmed' }
      | { type: 'cancelled' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { remove: call('member.removeAuthenticator') },
  guards: {
    complete: ({ context }) => Object.keys(proofProblems(context.fields, ['password', 'code'])).length === 0,
  },
  actions: {
    keepField: assign(({ context }, params: { field: ProofField; value: string }) => ({
      fields: { ...context.fields, [params.field]: params.value },
      problems: { ...context.problems, [params.field]: undefined },
    })),
    showProblems: assign(({ context }) => ({
      problems: proofProblems(context.fields, ['password', 'code']),
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null, problems: {} }),
    forgetFields: assign({ fields: noProof }),
    tellStale: emit({ type: 'stale', reads: ['member.profile'], again: true }),
  },
}).createMachine({
  id: 'removal',
  context: { fields: noProof, problems: {}, failure: null },
  initial: 'form',
  states: {
    form: {
      description: 'The sign-in password and a code of the authenticator.',
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
        editing: { description: 'Being filled in; a message stands under each field that is wrong.' },
        refused: {
          description: 'The gateway said no; what was typed is kept, the reason is shown.',
          tags: 'refused',
        },
      },
    },
    sure: {
      description:
        'The question: without an authenticator a stolen password is enough to sign in from anywhere.',
      tags: 'stable',
      on: { confirmed: 'removing', cancelled: 'form' },
    },
    removing: {
      description: 'The removal is sent once, sealed.',
      tags: 'busy',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({
          password: context.fields.password,
          code: codeOf(context.fields),
        }),
        onDone: { target: 'removed', actions: 'tellStale' },
        onError: {
          target: 'form.refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    removed: { description: 'Taken away.', type: 'final', entry: 'forgetFields' },
  },
});
