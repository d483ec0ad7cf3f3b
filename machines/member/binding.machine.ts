import { assign, emit, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { Dialing } from '../verification/mobile.rules.ts';
import type { WorldEvent } from '../world.ts';
import {
  type BindingField,
  type BindingForm,
  type BindingKind,
  type BindingProblems,
  bindingComplete,
  bindingInput,
  bindingProblems,
  codeInput,
  markedTarget,
  noBinding,
  refusedTarget,
  targetProblem,
  withoutTarget,
} from './binding.rules.ts';

/** Binding a mobile number or a mail address with a code sent to it (spec 4, SMS code; 9). */
export const bindingMachine = setup({
  types: {
    input: {} as { kind: BindingKind },
    context: {} as BindingForm & { problems: BindingProblems; failure: Failure | null },
    events: {} as
      | { type: 'field.changed'; field: BindingField; value: string }
      | { type: 'country.picked'; dialing: Dialing }
      | { type: 'code.asked' }
      | { type: 'submitted' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { bind: call('member.bind') },
  guards: {
    sendable: ({ context }) => targetProblem(context) === undefined,
    complete: ({ context }) => bindingComplete(context),
  },
  actions: {
    keepField: assign(({ context }, params: { field: BindingField; value: string }) => ({
      fields: { ...context.fields, [params.field]: params.value },
      problems: { ...context.problems, [params.field]: undefined },
    })),
    keepDialing: assign(({ context }, params: { dialing: Dialing }) => ({
      dialing: params.dialing,
      problems: withoutTarget(context.problems),
    })),
    showTarget: assign(({ context }) => ({ problems: markedTarget(context) })),
    showProblems: assign(({ context }) => ({ problems: bindingProblems(context) })),
    keepFailure: assign((_, params: { error: unknown }) => ({
      failure: failureOf(params.error),
      problems: refusedTarget(failureOf(params.error)),
    })),
    clearFailure: assign({ failure: null, problems: {} }),
    forgetFields: assign(noBinding),
    askCode: emit(({ context }) => ({
      type: 'code.wanted' as const,
      purpose: 'binding' as const,
      input: codeInput(context),
    })),
    tellStale: emit({ type: 'stale', reads: ['member.profile'], again: true }),
  },
}).createMachine({
  id: 'binding',
  context: ({ input }) => ({ ...input, ...noBinding, problems: {}, failure: null }),
  initial: 'form',
  states: {
    form: {
      description: 'The number or address, the code sent to it, and the sign-in password.',
      initial: 'editing',
      tags: 'stable',
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        'country.picked': { actions: { type: 'keepDialing', params: ({ event }) => event } },
        'code.asked': [
          { guard: 'sendable', target: '.editing', actions: ['clearFailure', 'askCode'] },
          { actions: 'showTarget' },
        ],
        submitted: [
          { guard: 'complete', target: 'submitting', actions: 'clearFailure' },
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
    submitting: {
      description: 'What is to be bound is sent once, sealed.',
      tags: 'busy',
      invoke: {
        id: 'bind',
        src: 'bind',
        input: ({ context }) => bindingInput(context),
        onDone: { target: 'bound', actions: 'tellStale' },
        onError: {
          target: 'form.refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    bound: { description: 'Bound, instead of the one before.', type: 'final', entry: 'forgetFields' },
  },
});
