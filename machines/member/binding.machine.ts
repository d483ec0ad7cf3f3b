import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { Profile } from '#contract/member.ts';
import type { Dialing } from '#contract/mobile-numbers.ts';
import { call } from '../kit/call.ts';
import { nothingWrong, sendable, type Typed, withTyped } from '../kit/form.rules.ts';
import { leavesUnsure } from '../kit/unsure-secret.rules.ts';
import type { WorldEvent } from '../world.ts';
import {
  type BindingContext,
  type BindingField,
  type BindingKind,
  bindingEchoes,
  bindingInput,
  bindingProblems,
  boundNow,
  codeInput,
  markedTarget,
  newBinding,
  noBinding,
  refusedTarget,
  targetProblem,
  withoutTarget,
} from './binding.rules.ts';

/** Binding a mobile number or a mail address with a code sent to it (spec 4, SMS code; 9). */
export const bindingMachine = setup({
  types: {
    input: {} as { kind: BindingKind },
    context: {} as BindingContext,
    events: {} as
      | ({ type: 'field.changed' } & Typed<BindingField>)
      | { type: 'country.picked'; dialing: Dialing }
      | { type: 'code.asked' }
      | { type: 'submitted'; bound: string | null }
      | { type: 'outcome.asked' }
      | { type: 'form.wanted' }
      | { type: 'session.lost' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused' | 'unsure' | 'audited',
  },
  actors: { bind: call('member.bind'), profile: call('member.profile') },
  guards: {
    sendable: ({ context }) => targetProblem(context) === undefined,
    complete: ({ context }) => sendable(bindingProblems(context)),
    unsure: ({ context }, params: { error: unknown }) => leavesUnsure(context, params.error, bindingEchoes),
    bound: ({ context }, params: { profile: Profile }) => boundNow(context, params.profile) === true,
    unclear: ({ context }, params: { profile: Profile }) => boundNow(context, params.profile) === null,
  },
  actions: {
    keepField: assign(({ context }, params: Typed<BindingField>) => withTyped(context, params)),
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
    clearFailure: assign(nothingWrong),
    keepBound: assign((_, params: { bound: string | null }) => ({ bound: params.bound })),
    keepDoubt: assign({ doubted: true }),
    settleDoubt: assign({ doubted: false }),
    forgetSecrets: assign(({ context }) => ({ fields: { ...context.fields, code: '', password: '' } })),
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
  tags: 'audited',
  context: ({ input }) => newBinding(input.kind),
  initial: 'form',
  on: { 'session.lost': { actions: 'forgetSecrets' } },
  states: {
    form: {
      description: 'The form: number or address, the code sent to it, and the sign-in password.',
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
          {
            guard: 'complete',
            target: 'submitting',
            actions: ['clearFailure', { type: 'keepBound', params: ({ event }) => event }],
          },
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
    submitting: {
      description: 'The binding is sent once, sealed.',
      tags: 'busy',
      invoke: {
        id: 'bind',
        src: 'bind',
        input: ({ context }) => bindingInput(context),
        onDone: { target: 'bound', actions: 'tellStale' },
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
        'No answer came, so nobody knows whether it was bound. The person may ask the gateway or try again.',
      tags: ['stable', 'unsure'],
      entry: 'keepDoubt',
      on: { 'outcome.asked': 'looking', 'form.wanted': 'form' },
    },
    looking: {
      description: 'The gateway is asked what is bound now, to compare with what was bound before.',
      tags: ['busy', 'unsure'],
      invoke: {
        id: 'profile',
        src: 'profile',
        input: {},
        onDone: [
          {
            guard: { type: 'bound', params: ({ event }) => ({ profile: event.output }) },
            target: 'bound',
            actions: 'tellStale',
          },
          {
            guard: { type: 'unclear', params: ({ event }) => ({ profile: event.output }) },
            target: 'unsure',
          },
          { target: 'form.notDone', actions: 'settleDoubt' },
        ],
        onError: 'unsure',
      },
    },
    bound: {
      description: 'The new one is bound in place of the old one.',
      type: 'final',
      entry: 'forgetFields',
    },
  },
});
