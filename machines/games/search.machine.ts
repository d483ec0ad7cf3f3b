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

/** Finding a game by its name as one types, among all of a list (spec 2, game-list screen). */
export const searchMachine = setup({
  types: {
    input: {} as SearchInput,
    context: {} as {
      list: SearchInput;
      question: SearchQuestion;
      /** What was answered last, and to which question; it stays until there is a newer answer. */
      answered: SearchQuestion | null;
      answer: SearchAnswer;
      /** The games whose pictures are worth asking for: those of a question that stood for a moment. */
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
      description: 'Nobody has come near the search field: no names are fetched.',
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
      description: 'Whether the index of this list stands already, from an earlier visit.',
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
      description: 'The names of the list are fetched, once for each list and language.',
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
      description: 'The names are put in order in a thread of their own.',
      on: {
        'question.changed': { actions: { type: 'keepQuestion', params: ({ event }) => event } },
        'search.ready': 'ready',
        'search.failed': 'unable',
      },
      after: { patience: 'unable' },
    },
    ready: {
      description: 'The index stands; every letter is a question to it.',
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
          description: 'Nothing is searched for.',
          tags: 'stable',
          always: { guard: 'asks', target: 'asking' },
        },
        asking: {
          description: 'The newest question is out; an answer to an older one is no answer.',
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
          description: 'The names that were found are shown.',
          tags: 'stable',
          after: { pause: 'settled' },
        },
        settled: {
          description: 'Nobody types any more: pictures are worth asking for.',
          tags: 'stable',
          entry: 'settle',
        },
      },
    },
    unable: {
      description: 'It cannot be searched here: the gateway searches by name itself.',
      tags: ['stable', 'refused'],
      on: {
        'question.changed': { actions: { type: 'keepQuestion', params: ({ event }) => event } },
        'field.entered': 'opening',
      },
    },
  },
});
