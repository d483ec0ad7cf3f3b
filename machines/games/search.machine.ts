import { assign, emit, setup } from 'xstate';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import {
  type GameNames,
  indexOf,
  type NamedGame,
  noQuestion,
  type SearchAnswer,
  type SearchInput,
  type SearchQuestion,
  sameQuestion,
  searchPatience,
  searchPause,
} from './search.rules.ts';

/** Finding a game in a list by name while the person types (spec 2, game-list screen). */
export const searchMachine = setup({
  types: {
    input: {} as SearchInput,
    context: {} as {
      list: SearchInput;
      question: SearchQuestion;
      /** The last answer and its question; kept until a newer answer comes. */
      answered: SearchQuestion | null;
      answer: SearchAnswer;
      /** The games whose pictures are worth fetching: those of a question that stayed unchanged for a moment. */
      settled: readonly NamedGame[];
    },
    events: {} as
      | { type: 'field.entered' }
      | { type: 'question.changed'; question: SearchQuestion }
      | { type: 'search.ready' }
      | { type: 'search.lacking' }
      | { type: 'search.failed' }
      | { type: 'search.found'; question: SearchQuestion; answer: SearchAnswer },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { fetchNames: call('games.names') },
  delays: { patience: searchPatience, pause: searchPause },
  guards: {
    asks: ({ context }) => context.question.text !== '',
    newest: ({ context }, params: { question: SearchQuestion }) =>
      sameQuestion(params.question, context.question),
    something: (_, params: { question: SearchQuestion }) => params.question.text !== '',
  },
  actions: {
    keepQuestion: assign((_, params: { question: SearchQuestion }) => ({ question: params.question })),
    keepAnswer: assign(({ context }, params: { answer: SearchAnswer }) => ({
      answer: params.answer,
      answered: context.question,
    })),
    settle: assign(({ context }) => ({ settled: context.answer.hits })),
    openIndex: emit(({ context }) => ({ type: 'search.opened' as const, index: indexOf(context.list) })),
    giveNames: emit(({ context }, params: { names: GameNames }) => ({
      type: 'search.indexed' as const,
      index: indexOf(context.list),
      names: params.names,
    })),
    ask: emit(({ context: { list, question } }) => ({
      type: 'search.asked' as const,
      index: indexOf(list),
      question,
    })),
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({
    list: input,
    question: noQuestion,
    answered: null,
    answer: { hits: [], total: 0 },
    settled: [],
  }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The search field has not been used: no names are fetched.',
      tags: 'stable',
      on: {
        'field.entered': 'opening',
        'question.changed': [
          {
            guard: { type: 'something', params: ({ event }) => event },
            target: 'opening',
            actions: { type: 'keepQuestion', params: ({ event }) => event },
          },
          { actions: { type: 'keepQuestion', params: ({ event }) => event } },
        ],
      },
    },
    opening: {
      description: 'The browser is asked whether it still has the index of this list from an earlier visit.',
      entry: 'openIndex',
      on: {
        'question.changed': { actions: { type: 'keepQuestion', params: ({ event }) => event } },
        'search.ready': 'ready',
        'search.lacking': 'fetching',
        'search.failed': 'unable',
      },
      after: { patience: 'unable' },
    },
    fetching: {
      description: 'The names of the list are fetched, once per list and language.',
      tags: 'busy',
      on: { 'question.changed': { actions: { type: 'keepQuestion', params: ({ event }) => event } } },
      invoke: {
        id: 'fetchNames',
        src: 'fetchNames',
        input: ({ context }) => context.list,
        onDone: {
          target: 'indexing',
          actions: { type: 'giveNames', params: ({ event }) => event.output },
        },
        onError: 'unable',
      },
    },
    indexing: {
      description: 'A separate thread builds the index from the names.',
      on: {
        'question.changed': { actions: { type: 'keepQuestion', params: ({ event }) => event } },
        'search.ready': 'ready',
        'search.failed': 'unable',
      },
      after: { patience: 'unable' },
    },
    ready: {
      description: 'The index is ready; every letter typed asks it a question.',
      initial: 'idle',
      on: {
        'question.changed': {
          target: '.idle',
          actions: { type: 'keepQuestion', params: ({ event }) => event },
        },
        'search.failed': 'unable',
      },
      states: {
        idle: {
          description: 'The search field is empty.',
          tags: 'stable',
          always: { guard: 'asks', target: 'asking' },
        },
        asking: {
          description: 'The newest question is running; answers to older ones are ignored.',
          entry: 'ask',
          on: {
            'search.found': {
              guard: { type: 'newest', params: ({ event }) => event },
              target: 'found',
              actions: { type: 'keepAnswer', params: ({ event }) => event },
            },
          },
          after: { patience: '#search.unable' },
        },
        found: {
          description: 'The names found are shown.',
          tags: 'stable',
          after: { pause: 'settled' },
        },
        settled: {
          description: 'Typing has paused, so pictures are worth fetching.',
          tags: 'stable',
          entry: 'settle',
        },
      },
    },
    unable: {
      description: 'Search is impossible here: the gateway searches by name instead.',
      tags: ['stable', 'refused'],
      on: {
        'question.changed': { actions: { type: 'keepQuestion', params: ({ event }) => event } },
        'field.entered': 'opening',
      },
    },
  },
});
