import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { secretKept } from '../kit/act-state.rules.ts';
import { call } from '../kit/call.ts';
import { nothingWrong, sendable, type Typed, withTyped } from '../kit/form.rules.ts';
import { leavesUnsure } from '../kit/unsure-secret.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './payout-account.rules.ts';

/**
 * Payout accounts (spec 2, withdraw): the member binds one in their own real name, or removes one, each with
 * the withdraw password, which is forgotten once it is sent, after a while unused, and with the session.
 */
export const payoutAccountMachine = setup({
  types: {
    context: {} as rules.AccountContext,
    events: {} as
      | { type: 'binding.asked'; known: readonly string[] }
      | { type: 'removal.asked'; accountId: string }
      | { type: 'kind.picked'; kind: rules.AccountContext['kind'] }
      | ({ type: 'field.changed' } & Typed<rules.AccountField>)
      | { type: 'submitted' }
      | { type: 'outcome.asked' }
      | { type: 'form.wanted' }
      | { type: 'cancelled' }
      | { type: 'session.lost' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused' | 'unsure' | 'audited',
  },
  actors: {
    bind: call('wallet.bindPayoutAccount'),
    remove: call('wallet.removePayoutAccount'),
    terms: call('wallet.payoutTerms'),
  },
  delays: { secretKept },
  guards: {
    complete: ({ context }) => sendable(rules.accountProblems(context.fields)),
    unsure: ({ context }, params: { error: unknown }) =>
      leavesUnsure(context, params.error, rules.accountEchoes),
    done: ({ context }, params: rules.Known) => rules.accountDone(context, params),
    bindingMeant: ({ context }) => context.task === 'binding',
    secret: (_, params: Typed<rules.AccountField>) => params.field === 'withdrawPassword',
    withPassword: ({ context }) => context.fields.withdrawPassword !== '',
  },
  actions: {
    keepKind: assign(({ context }, params: { kind: rules.AccountContext['kind'] }) => ({
      kind: params.kind,
      fields: { ...context.fields, institution: '' },
      problems: {},
    })),
    keepField: assign(({ context }, params: Typed<rules.AccountField>) => withTyped(context, params)),
    beginBinding: assign((_, params: { known: readonly string[] }) => ({
      task: 'binding' as const,
      known: params.known,
    })),
    beginRemoval: assign((_, params: { accountId: string }) => ({
      task: 'removal' as const,
      accountId: params.accountId,
    })),
    showProblems: assign(({ context }) => ({ problems: rules.accountProblems(context.fields) })),
    showPassword: assign({ problems: { withdrawPassword: 'required' } }),
    keepFailure: assign((_, params: { error: unknown }) => ({
      failure: failureOf(params.error),
      problems: rules.refusedAccount(failureOf(params.error)),
    })),
    clearFailure: assign({ ...nothingWrong, said: null }),
    forgetPassword: assign(({ context }) => ({ fields: { ...context.fields, withdrawPassword: '' } })),
    forgetAll: assign(rules.noAccount),
    sayDone: assign(({ context }) => ({ said: rules.doneOf(context) })),
    keepDoubt: assign({ doubted: true }),
    settleDoubt: assign({ doubted: false }),
    tellStale: emit({ type: 'stale', reads: ['wallet.payoutTerms'], again: true, everywhere: true }),
  },
}).createMachine({
  id: 'payoutAccount',
  tags: 'audited',
  context: { ...rules.noAccount, said: null },
  initial: 'listed',
  on: { 'session.lost': { actions: 'forgetPassword' } },
  states: {
    listed: {
      description: 'The list of bound accounts.',
      tags: 'stable',
      entry: 'forgetAll',
      on: {
        'binding.asked': {
          target: 'binding',
          actions: ['clearFailure', { type: 'beginBinding', params: ({ event }) => event }],
        },
        'removal.asked': {
          target: 'removing',
          actions: ['clearFailure', { type: 'beginRemoval', params: ({ event }) => event }],
        },
      },
    },
    binding: {
      description:
        'The bank or e-wallet, its number, and the withdraw password, which is forgotten after a while unused.',
      initial: 'editing',
      tags: 'stable',
      after: { secretKept: { actions: 'forgetPassword' } },
      on: {
        'kind.picked': { actions: { type: 'keepKind', params: ({ event }) => event } },
        'field.changed': [
          {
            guard: { type: 'secret', params: ({ event }) => event },
            target: '.back',
            reenter: true,
            actions: { type: 'keepField', params: ({ event }) => event },
          },
          { actions: { type: 'keepField', params: ({ event }) => event } },
        ],
        submitted: [
          { guard: 'complete', target: 'sendingBinding', actions: 'clearFailure' },
          { actions: 'showProblems' },
        ],
        cancelled: 'listed',
      },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description:
            'The account was not bound; the reason is shown, and everything typed but the password is kept.',
          tags: 'refused',
        },
        notDone: { description: 'The gateway says that it did not happen.', meta: { step: 'notDone' } },
        back: {
          type: 'history',
          description: 'The form as it was: only the wait of its password begins again.',
        },
      },
    },
    sendingBinding: {
      description: 'The account is sent once, sealed.',
      tags: 'busy',
      exit: 'forgetPassword',
      invoke: {
        id: 'bind',
        src: 'bind',
        input: ({ context }) => rules.accountInput(context),
        onDone: { target: 'listed', actions: ['sayDone', 'tellStale'] },
        onError: [
          { guard: { type: 'unsure', params: ({ event }) => ({ error: event.error }) }, target: 'unsure' },
          {
            target: 'binding.refused',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'tellStale'],
          },
        ],
      },
    },
    removing: {
      description:
        'The page asks whether to remove it, and for the withdraw password, which is forgotten after a while unused.',
      initial: 'editing',
      tags: 'stable',
      after: { secretKept: { actions: 'forgetPassword' } },
      on: {
        'field.changed': {
          target: '.back',
          reenter: true,
          actions: { type: 'keepField', params: ({ event }) => event },
        },
        submitted: [
          { guard: 'withPassword', target: 'sendingRemoval', actions: 'clearFailure' },
          { actions: 'showPassword' },
        ],
        cancelled: 'listed',
      },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description: 'The account was not removed; the reason is shown.',
          tags: 'refused',
        },
        notDone: { description: 'The gateway says that it did not happen.', meta: { step: 'notDone' } },
        back: {
          type: 'history',
          description: 'The form as it was: only the wait of its password begins again.',
        },
      },
    },
    sendingRemoval: {
      description: 'The removal is sent once, sealed.',
      tags: 'busy',
      exit: 'forgetPassword',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({
          accountId: context.accountId,
          withdrawPassword: context.fields.withdrawPassword,
        }),
        onDone: { target: 'listed', actions: ['sayDone', 'tellStale'] },
        onError: [
          { guard: { type: 'unsure', params: ({ event }) => ({ error: event.error }) }, target: 'unsure' },
          {
            target: 'removing.refused',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'tellStale'],
          },
        ],
      },
    },
    unsure: {
      description:
        'No answer came, so nobody knows whether it happened. The member may ask the gateway or try again.',
      tags: ['stable', 'unsure'],
      entry: 'keepDoubt',
      on: {
        'outcome.asked': 'looking',
        'form.wanted': [{ guard: 'bindingMeant', target: 'binding' }, { target: 'removing' }],
      },
    },
    looking: {
      description: 'The current accounts are fetched.',
      tags: ['busy', 'unsure'],
      invoke: {
        id: 'terms',
        src: 'terms',
        input: {},
        onDone: [
          {
            guard: { type: 'done', params: ({ event }) => event.output },
            target: 'listed',
            actions: ['sayDone', 'tellStale'],
          },
          { guard: 'bindingMeant', target: 'binding.notDone', actions: 'settleDoubt' },
          { target: 'removing.notDone', actions: 'settleDoubt' },
        ],
        onError: 'unsure',
      },
    },
  },
});
