import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import { type Form, nothingWrong, sendable, type Typed, withTyped } from '../kit/form.rules.ts';
import { type Doubt, leavesUnsure } from '../kit/unsure-secret.rules.ts';
import type { WorldEvent } from '../world.ts';
import {
  noWithdrawFields,
  setBefore,
  type WithdrawField,
  type WithdrawProblem,
  withdrawProblems,
} from './withdraw-password.rules.ts';

/** Setting or changing the six-digit withdraw password (spec 3, paymentPassword). */
export const withdrawPasswordMachine = setup({
  types: {
    context: {} as Doubt & Form<WithdrawField, WithdrawProblem>,
    events: {} as
      | ({ type: 'field.changed' } & Typed<WithdrawField>)
      | { type: 'submitted' }
      | { type: 'form.wanted' }
      | { type: 'session.lost' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused' | 'unsure' | 'audited',
  },
  actors: { setPassword: call('member.setWithdrawPassword') },
  guards: {
    complete: ({ context }) => sendable(withdrawProblems(context.fields)),
    unsure: ({ context }, params: { error: unknown }) => leavesUnsure(context, params.error),
    setBefore: ({ context }, params: { error: unknown }) => setBefore(context, params.error),
  },
  actions: {
    keepField: assign(({ context }, params: Typed<WithdrawField>) => withTyped(context, params)),
    showProblems: assign(({ context }) => ({ problems: withdrawProblems(context.fields) })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign(nothingWrong),
    keepDoubt: assign({ doubted: true }),
    forgetFields: assign({ fields: noWithdrawFields }),
    tellStale: emit({ type: 'stale', reads: ['member.profile'], again: true }),
  },
}).createMachine({
  id: 'withdrawPassword',
  tags: 'audited',
  context: { fields: noWithdrawFields, ...nothingWrong, doubted: false },
  initial: 'form',
  on: { 'session.lost': { actions: 'forgetFields' } },
  states: {
    form: {
      description: 'The form: the sign-in password, and the new six digits twice.',
      initial: 'editing',
      tags: 'stable',
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        submitted: [
          { guard: 'complete', target: 'submitting', actions: 'clearFailure' },
          { actions: 'showProblems' },
        ],
      },
      states: {
        editing: { description: 'Nothing has been sent yet.' },
        refused: {
          description: 'The gateway said no; typed text is kept and the reason is shown.',
          tags: 'refused',
        },
      },
    },
    submitting: {
      description: 'The digits are sent once, sealed.',
      tags: 'busy',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context }) => context.fields,
        onDone: { target: 'set', actions: 'tellStale' },
        onError: [
          { guard: { type: 'unsure', params: ({ event }) => ({ error: event.error }) }, target: 'unsure' },
          {
            guard: { type: 'setBefore', params: ({ event }) => ({ error: event.error }) },
            target: 'set',
            actions: 'tellStale',
          },
          {
            target: 'form.refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    unsure: {
      description:
        'No answer came, so nobody knows whether they were set. The member may send them again; if they were set already, the page says so.',
      tags: ['stable', 'unsure'],
      entry: 'keepDoubt',
      on: { 'form.wanted': 'form' },
    },
    set: {
      description: 'The digits are set; no session ends because of it.',
      type: 'final',
      entry: 'forgetFields',
    },
  },
});
