import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import {
  type ExportContext,
  moreAfter,
  nextPage,
  nothingWanted,
  savedFile,
  type Wanted,
  withPage,
} from './export.rules.ts';
import { betsInput, bonusesInput, movementsInput, profitInput } from './records.rules.ts';
import type { Answers } from './sheet.rules.ts';

/**
 * Saves a whole record as a file: fetched page by page, can be cancelled or continued (spec 2: betting
 * record, account record, personal loss, bonusDetails).
 */
export const exportMachine = setup({
  types: {
    context: {} as ExportContext,
    events: {} as { type: 'export.asked'; wanted: Wanted } | { type: 'cancelled' } | { type: 'retried' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable',
  },
  actors: {
    bets: call('wallet.bets'),
    movements: call('wallet.movements'),
    profit: call('wallet.profit'),
    bonuses: call('wallet.bonuses'),
  },
  guards: {
    ofBets: ({ context }) => context.wanted?.kind === 'bets',
    ofMovements: ({ context }) => context.wanted?.kind === 'movements',
    ofProfit: ({ context }) => context.wanted?.kind === 'profit',
    more: ({ context }, params: { answer: Answers[keyof Answers] }) => moreAfter(context, params.answer),
  },
  actions: {
    begin: assign((_, params: { wanted: Wanted }) => ({ ...nothingWanted, wanted: params.wanted })),
    keepPage: assign(({ context }, params: { answer: Answers[keyof Answers] }) =>
      withPage(context, params.answer),
    ),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    forgetAll: assign(nothingWanted),
    forgetRows: assign({ parts: [] }),
    save: emit(({ context }) => savedFile(context)),
  },
}).createMachine({
  id: 'export',
  context: nothingWanted,
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being saved.',
      tags: 'stable',
      on: {
        'export.asked': {
          target: 'fetching',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    fetching: {
      description: 'The record is fetched page by page, every page as of the first one’s moment.',
      tags: 'busy',
      initial: 'choosing',
      on: { cancelled: { target: 'idle', actions: 'forgetAll' } },
      states: {
        choosing: {
          description: 'Each record has its own call.',
          always: [
            { guard: 'ofBets', target: 'bets' },
            { guard: 'ofMovements', target: 'movements' },
            { guard: 'ofProfit', target: 'profit' },
            { target: 'bonuses' },
          ],
        },
        bets: {
          description: 'A page of bets.',
          invoke: {
            id: 'bets',
            src: 'bets',
            input: ({ context }) => betsInput(...nextPage(context)),
            onDone: [
              {
                guard: { type: 'more', params: ({ event }) => ({ answer: event.output }) },
                target: 'bets',
                reenter: true,
                actions: { type: 'keepPage', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: '#export.saved',
                actions: { type: 'keepPage', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: {
              target: '#export.failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        movements: {
          description: 'A page of movements.',
          invoke: {
            id: 'movements',
            src: 'movements',
            input: ({ context }) => movementsInput(...nextPage(context)),
            onDone: [
              {
                guard: { type: 'more', params: ({ event }) => ({ answer: event.output }) },
                target: 'movements',
                reenter: true,
                actions: { type: 'keepPage', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: '#export.saved',
                actions: { type: 'keepPage', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: {
              target: '#export.failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        profit: {
          description: 'All days at once: they never exceed one page.',
          invoke: {
            id: 'profit',
            src: 'profit',
            input: ({ context }) => profitInput(nextPage(context)[0]),
            onDone: {
              target: '#export.saved',
              actions: { type: 'keepPage', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: {
              target: '#export.failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        bonuses: {
          description: 'A page of bonuses.',
          invoke: {
            id: 'bonuses',
            src: 'bonuses',
            input: ({ context }) => bonusesInput(...nextPage(context)),
            onDone: [
              {
                guard: { type: 'more', params: ({ event }) => ({ answer: event.output }) },
                target: 'bonuses',
                reenter: true,
                actions: { type: 'keepPage', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: '#export.saved',
                actions: { type: 'keepPage', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: {
              target: '#export.failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    failed: {
      description: 'A page did not come; the fetched pages are kept, and the member can continue.',
      tags: 'stable',
      meta: { step: 'failed' },
      on: {
        retried: { target: 'fetching', actions: 'clearFailure' },
        cancelled: { target: 'idle', actions: 'forgetAll' },
      },
    },
    saved: {
      description: 'The browser has the file; nothing of it is kept here.',
      tags: 'stable',
      entry: ['save', 'forgetRows'],
      on: {
        'export.asked': {
          target: 'fetching',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
  },
});
