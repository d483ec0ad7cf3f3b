import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import { nothingWrong, sendable, type Typed, withTyped } from '../kit/form.rules.ts';
import { leavesUnsure } from '../kit/unsure-secret.rules.ts';
import type { WorldEvent } from '../world.ts';
import {
  type NewPassword,
  newPasswordProblems,
  noNewPassword,
  type PasswordRule,
} from './new-password.rules.ts';
import {
  newRenewal,
  type Renewal,
  type RenewalContext,
  renewalEchoes,
  ticketExpired,
  ticketRefused,
} from './reset-by-mail.rules.ts';

/** Setting a forgotten password with the link of a mail (spec 2, forgot password by e-mail; 5). */
export const resetByMailMachine = setup({
  types: {
    input: {} as { ticket: string },
    context: {} as RenewalContext,
    events: {} as
      | ({ type: 'field.changed' } & Typed<keyof NewPassword>)
      | { type: 'submitted' }
      | { type: 'form.wanted' }
      | { type: 'exit.clicked'; next: 'login' | 'forgot' }
      | { type: 'closed' },
    emitted: {} as WorldEvent,
    output: {} as Renewal,
    tags: {} as 'busy' | 'stable' | 'refused' | 'unsure' | 'audited',
  },
  actors: {
    lookUp: call('password.ticket'),
    learnRule: call('password.rule'),
    setPassword: call('password.resetByTicket'),
  },
  guards: {
    complete: ({ context }) => sendable(newPasswordProblems(context.fields, context.rule)),
    unsure: ({ context }, params: { error: unknown }) => leavesUnsure(context, params.error, renewalEchoes),
    usable: (_, params: { usable: boolean }) => params.usable,
    ticketRefused: (_, params: { error: unknown }) => ticketRefused(params.error),
  },
  actions: {
    keepRule: assign((_, params: { rule: PasswordRule }) => ({ rule: params.rule })),
    keepField: assign(({ context }, params: Typed<keyof NewPassword>) => withTyped(context, params)),
    showProblems: assign(({ context }) => ({ problems: newPasswordProblems(context.fields, context.rule) })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepLookedUp: assign({ lookedUp: true }),
    keepExpired: assign({ failure: ticketExpired }),
    clearFailure: assign(nothingWrong),
    keepDoubt: assign({ doubted: true }),
    tellDoubt: emit({ type: 'password.doubted' }),
    forget: assign({ fields: noNewPassword, ticket: '' }),
    keepExit: assign((_, params: { next: Renewal['next'] }) => ({ next: params.next })),
    forgetRemembered: emit({ type: 'remembered.forgotten' }),
  },
}).createMachine({
  id: 'renewal',
  tags: 'audited',
  context: ({ input }) => newRenewal(input.ticket),
  output: ({ context }) => ({ next: context.next }),
  initial: 'lookingUp',
  states: {
    lookingUp: {
      description:
        'Before the person types anything, the gateway is asked whether the link still works. If it can’t say now, it will when the password is sent.',
      tags: 'busy',
      exit: 'keepLookedUp',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => ({ ticket: context.ticket }),
        onDone: [
          { guard: { type: 'usable', params: ({ event }) => event.output }, target: 'learning' },
          { target: 'expired', actions: 'keepExpired' },
        ],
        onError: 'learning',
      },
      on: { closed: 'ended' },
    },
    learning: {
      description: 'The rule for new passwords is fetched; without it the gateway alone decides (spec 5).',
      tags: 'busy',
      invoke: {
        id: 'learnRule',
        src: 'learnRule',
        input: {},
        onDone: {
          target: 'form',
          actions: { type: 'keepRule', params: ({ event }) => ({ rule: event.output }) },
        },
        onError: 'form',
      },
      on: { closed: 'ended' },
    },
    form: {
      description: 'The form asks for the new password, twice.',
      initial: 'editing',
      tags: 'stable',
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        submitted: [
          { guard: 'complete', target: 'submitting', actions: 'clearFailure' },
          { actions: 'showProblems' },
        ],
        closed: 'ended',
      },
      states: {
        editing: { description: 'The person fills in the form; each wrong field shows a message.' },
        refused: {
          description: 'The gateway refused the password: typed text is kept, and the link still works.',
          tags: 'refused',
        },
      },
    },
    submitting: {
      description: 'The password is sent once with the ticket, sealed.',
      tags: 'busy',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context }) => ({ ticket: context.ticket, newPassword: context.fields.newPassword }),
        onDone: { target: 'renewed', actions: 'forgetRemembered' },
        onError: [
          {
            guard: { type: 'unsure', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
          },
          {
            guard: { type: 'ticketRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'expired',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'form.refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    unsure: {
      description: 'No answer came, so nobody knows whether it was set. The person may sign in or try again.',
      tags: ['stable', 'unsure'],
      entry: ['keepDoubt', 'tellDoubt'],
      on: {
        'form.wanted': 'form',
        'exit.clicked': { target: 'ended', actions: { type: 'keepExit', params: ({ event }) => event } },
        closed: 'ended',
      },
    },
    renewed: {
      description: 'Set: every session has ended, and the person may sign in with the new password.',
      tags: 'stable',
      meta: { step: 'over' },
      entry: 'forget',
      on: {
        'exit.clicked': { target: 'ended', actions: { type: 'keepExit', params: ({ event }) => event } },
        closed: 'ended',
      },
    },
    expired: {
      description: 'The link is too old or already used: the person may ask for another.',
      tags: ['stable', 'refused'],
      meta: { step: 'over' },
      entry: 'forget',
      on: {
        'exit.clicked': { target: 'ended', actions: { type: 'keepExit', params: ({ event }) => event } },
        closed: 'ended',
      },
    },
    ended: { description: 'Typed text is forgotten.', type: 'final', entry: 'forget' },
  },
});
