import { assign, emit, setup } from 'xstate';
import type { SignedStatement } from '#contract/contracts/statement.ts';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import {
  agrees,
  type BillContext,
  type BillShown,
  nothingAsked,
  statementAsked,
  statementFile,
  withStatement,
} from './bill.rules.ts';

/**
 * Saves the statement of a bill as a file (spec 3, contracts): what its rows come to is computed again on this device
 * first, and a statement that says something else is saved only by a second press.
 */
export const billMachine = setup({
  types: {
    context: {} as BillContext,
    events: {} as
      | { type: 'statement.asked'; bill: BillShown }
      | { type: 'save.asked' }
      | { type: 'cancelled' }
      | { type: 'retried' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
    meta: {} as { step: 'failed' | 'differs' | 'saved' },
  },
  actors: { statement: call('contracts.statement') },
  guards: {
    agrees: ({ context }, params: { answer: SignedStatement }) => agrees(context, params.answer),
  },
  actions: {
    begin: assign((_, params: { bill: BillShown }) => ({ ...nothingAsked, bill: params.bill })),
    keepStatement: assign(({ context }, params: { answer: SignedStatement }) =>
      withStatement(context, params.answer),
    ),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    forgetAll: assign(nothingAsked),
    forgetStatement: assign({ statement: null }),
    save: emit(({ context }, params: { statement: SignedStatement | null }) =>
      statementFile(context, params.statement),
    ),
  },
}).createMachine({
  id: 'bill',
  context: nothingAsked,
  initial: 'idle',
  states: {
    idle: {
      description: 'No statement was asked for.',
      tags: 'stable',
      on: {
        'statement.asked': { target: 'fetching', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    fetching: {
      description: 'The gateway signs the statement; when it comes, its rows are computed again here.',
      tags: 'busy',
      on: { cancelled: { target: 'idle', actions: 'forgetAll' } },
      invoke: {
        id: 'statement',
        src: 'statement',
        input: ({ context }) => statementAsked(context),
        onDone: [
          {
            guard: { type: 'agrees', params: ({ event }) => ({ answer: event.output }) },
            target: 'saved',
            actions: { type: 'save', params: ({ event }) => ({ statement: event.output }) },
          },
          {
            target: 'differs',
            actions: { type: 'keepStatement', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'The statement did not come; the person can ask for it again.',
      tags: ['stable', 'refused'],
      meta: { step: 'failed' },
      on: {
        retried: { target: 'fetching', actions: 'clearFailure' },
        cancelled: { target: 'idle', actions: 'forgetAll' },
      },
    },
    differs: {
      description:
        'The statement says something else than the bill or its own rows: the page shows where, and saves it if asked.',
      tags: ['stable', 'refused'],
      meta: { step: 'differs' },
      on: {
        'save.asked': {
          target: 'saved',
          actions: [
            { type: 'save', params: ({ context }) => ({ statement: context.statement }) },
            'forgetStatement',
          ],
        },
        cancelled: { target: 'idle', actions: 'forgetAll' },
      },
    },
    saved: {
      description: 'The browser has the file; what was wrong with it, if anything, is still shown.',
      tags: 'stable',
      meta: { step: 'saved' },
      on: {
        'statement.asked': { target: 'fetching', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
  },
});
