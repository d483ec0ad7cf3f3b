import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import {
  type AccountContext,
  type AccountField,
  accountComplete,
  accountInput,
  accountProblems,
  noAccount,
  refusedAccount,
} from './payout-account.rules.ts';

/**
 * Where a member is paid out to (spec 2, withdraw): an account in the member's own real name is bound, or one is removed,
 * each with the withdraw password, which is forgotten as soon as it was sent.
 */
export const payoutAccountMachine = setup({
  types: {
    context: {} as AccountContext,
    events: {} as
      | { type: 'binding.asked' }
      | { type: 'removal.asked'; accountId: string }
      | { type: 'kind.picked'; kind: AccountContext['kind'] }
      | { type: 'field.changed'; field: AccountField; value: string }
      | { type: 'submitted' }
      | { type: 'cancelled' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { bind: call('wallet.bindPayoutAccount'), remove: call('wallet.removePayoutAccount') },
  guards: {
    complete: ({ context }) => accountComplete(context.fields),
    withPassword: ({ context }) => context.fields.withdrawPassword !== '',
  },
  actions: {
    keepKind: assign(({ context }, params: { kind: AccountContext['kind'] }) => ({
      kind: params.kind,
      fields: { ...context.fields, institution: '' },
      problems: {},
    })),
    keepField: assign(({ context }, params: { field: AccountField; value: string }) => ({
      fields: { ...context.fields, [params.field]: params.value },
      problems: { ...context.problems, [params.field]: undefined },
    })),
    beginBinding: assign({ task: 'binding' }),
    beginRemoval: assign((_, params: { accountId: string }) => ({
      task: 'removal' as const,
      accountId: params.accountId,
    })),
    showProblems: assign(({ context }) => ({ problems: accountProblems(context.fields) })),
    showPassword: assign({ problems: { withdrawPassword: 'required' } }),
    keepFailure: assign((_, params: { error: unknown }) => ({
      failure: failureOf(params.error),
      problems: refusedAccount(failureOf(params.error)),
    })),
    clearFailure: assign({ failure: null, problems: {}, said: null }),
    forgetPassword: assign(({ context }) => ({ fields: { ...context.fields, withdrawPassword: '' } })),
    forgetAll: assign({ ...noAccount, problems: {}, failure: null }),
    sayBound: assign({ said: 'bound' }),
    sayRemoved: assign({ said: 'removed' }),
    tellStale: emit({ type: 'stale', reads: ['wallet.payoutTerms'], again: true, everywhere: true }),
  },
}).createMachine({
  id: 'payoutAccount',
  context: { ...noAccount, problems: {}, failure: null, said: null },
  initial: 'listed',
  states: {
    listed: {
      description: 'The accounts there are.',
      tags: 'stable',
      entry: 'forgetAll',
      on: {
        'binding.asked': { target: 'binding', actions: ['clearFailure', 'beginBinding'] },
        'removal.asked': {
          target: 'removing',
          actions: ['clearFailure', { type: 'beginRemoval', params: ({ event }) => event }],
        },
      },
    },
    binding: {
      description: 'Which bank or e-wallet it is with, its number, and the withdraw password.',
      initial: 'editing',
      tags: 'stable',
      on: {
        'kind.picked': { actions: { type: 'keepKind', params: ({ event }) => event } },
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
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
            'It was not bound, or its answer was lost; what was typed is kept but for the password.',
          tags: 'refused',
          entry: 'tellStale',
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
        input: ({ context }) => accountInput(context),
        onDone: { target: 'listed', actions: ['sayBound', 'tellStale'] },
        onError: {
          target: 'binding.refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    removing: {
      description: 'The question whether to remove it, and the withdraw password.',
      initial: 'editing',
      tags: 'stable',
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        submitted: [
          { guard: 'withPassword', target: 'sendingRemoval', actions: 'clearFailure' },
          { actions: 'showPassword' },
        ],
        cancelled: 'listed',
      },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description: 'It was not removed, or the answer was lost; the reason is shown.',
          tags: 'refused',
          entry: 'tellStale',
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
        onDone: { target: 'listed', actions: ['sayRemoved', 'tellStale'] },
        onError: {
          target: 'removing.refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
