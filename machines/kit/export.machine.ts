import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { WorldEvent } from '../world.ts';
import { anyCall } from './call.ts';
import {
  type ExportContext,
  moreAfter,
  nextPage,
  nothingWanted,
  savedFile,
  type Wanted,
  withPage,
} from './export.rules.ts';

/**
 * Saves a whole record as a file: fetched page by page, can be cancelled or continued (spec 2: the records of a member,
 * and the reports of the agent centre). The view that starts it provides the call (export-by-call.ts).
 */
export const exportMachine = setup({
  types: {
    context: {} as ExportContext,
    events: {} as { type: 'export.asked'; wanted: Wanted } | { type: 'cancelled' } | { type: 'retried' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable',
  },
  actors: { page: anyCall },
  guards: {
    more: ({ context }, params: { answer: unknown }) => moreAfter(context, params.answer),
  },
  actions: {
    begin: assign((_, params: { wanted: Wanted }) => ({ ...nothingWanted, wanted: params.wanted })),
    keepPage: assign(({ context }, params: { answer: unknown }) => withPage(context, params.answer)),
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
      on: { cancelled: { target: 'idle', actions: 'forgetAll' } },
      invoke: {
        id: 'page',
        src: 'page',
        input: ({ context }) => nextPage(context),
        onDone: [
          {
            guard: { type: 'more', params: ({ event }) => ({ answer: event.output }) },
            target: 'fetching',
            reenter: true,
            actions: { type: 'keepPage', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'saved',
            actions: { type: 'keepPage', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'A page did not come; the fetched pages are kept, and the person can continue.',
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
