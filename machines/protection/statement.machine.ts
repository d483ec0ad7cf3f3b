import { assign, emit, setup } from 'xstate';
import type { CallOutput } from '#contract/calls.ts';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import {
  beginning,
  monthAsked,
  type StatementContext,
  type StatementWords,
  statementFile,
  withAnswer,
} from './statement.rules.ts';

/** The statement of a month: what was paid in, paid out, bet and won, and a file of it (spec 2, records). */
export const statementMachine = setup({
  types: {
    context: {} as StatementContext,
    input: {} as { readonly language: string },
    events: {} as
      | { type: 'month.picked'; month: string }
      | { type: 'file.asked'; words: StatementWords }
      | { type: 'retried' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
    meta: {} as { step: 'loading' | 'shown' | 'saved' | 'failed' },
  },
  actors: { read: call('protection.statement') },
  actions: {
    keepMonth: assign((_, params: { month: string }) => ({ month: params.month, statement: null })),
    keepAnswer: assign((_, params: { answer: CallOutput<'protection.statement'> }) =>
      withAnswer(params.answer),
    ),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    save: emit(({ context }, params: { words: StatementWords }) => statementFile(context, params.words)),
  },
}).createMachine({
  id: 'statement',
  context: ({ input }) => beginning(input),
  initial: 'loading',
  on: {
    'month.picked': {
      target: '.loading',
      actions: { type: 'keepMonth', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      description: 'The gateway adds up the month that was picked; at first the running one.',
      tags: 'busy',
      meta: { step: 'loading' },
      entry: 'clearFailure',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => monthAsked(context),
        onDone: {
          target: 'shown',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: {
      description: 'The figures of the month are on the page; they can be saved as a file.',
      tags: 'stable',
      meta: { step: 'shown' },
      on: {
        'file.asked': { target: 'saved', actions: { type: 'save', params: ({ event }) => event } },
      },
    },
    saved: {
      description: 'The browser has the file; the figures are still on the page.',
      tags: 'stable',
      meta: { step: 'saved' },
      on: { 'file.asked': { actions: { type: 'save', params: ({ event }) => event } } },
    },
    failed: {
      description:
        'The month did not come: the page says why, and the same month or another can be asked for.',
      tags: ['stable', 'refused'],
      meta: { step: 'failed' },
      on: { retried: 'loading' },
    },
  },
});
