import { assign, emit, setup } from 'xstate';
import type { WorldEvent } from '../world.ts';
import {
  type Answer,
  answerQuestion,
  complete,
  nothingAnswered,
  type ResultWords,
  type SelfTestContext,
  savedResult,
  withAnswer,
} from './self-test.rules.ts';

/** The self-test (spec 2, responsible play): nothing of it leaves the device, and it makes no call. */
export const selfTestMachine = setup({
  types: {
    context: {} as SelfTestContext,
    events: {} as
      | { type: 'test.begun' }
      | { type: 'answer.picked'; answer: Answer }
      | { type: 'went.on' }
      | { type: 'went.back' }
      | { type: 'test.left' }
      | { type: 'result.wanted'; words: ResultWords },
    emitted: {} as WorldEvent,
    tags: {} as 'stable',
    meta: {} as { step: 'intro' | 'question' | 'result' | 'saved' },
  },
  guards: {
    answered: ({ context }) => answerQuestion(context),
    complete: ({ context }) => complete(context),
    atFirst: ({ context }) => context.at === 0,
  },
  actions: {
    forgetAnswers: assign(nothingAnswered),
    keepAnswer: assign(({ context }, params: { answer: Answer }) => withAnswer(context, params.answer)),
    stepOn: assign(({ context }) => ({ at: context.at + 1 })),
    stepBack: assign(({ context }) => ({ at: context.at - 1 })),
    saveResult: emit(({ context }, params: { words: ResultWords }) => savedResult(context, params.words)),
  },
}).createMachine({
  id: 'selfTest',
  context: nothingAnswered,
  initial: 'intro',
  states: {
    intro: {
      description: 'Who wrote the test and how to read it; no answer is kept.',
      tags: 'stable',
      meta: { step: 'intro' },
      entry: 'forgetAnswers',
      on: { 'test.begun': 'asking' },
    },
    asking: {
      description: 'One question is on the page, with the answer that was given to it, if any.',
      tags: 'stable',
      meta: { step: 'question' },
      on: {
        'answer.picked': { actions: { type: 'keepAnswer', params: ({ event }) => event } },
        'went.on': [
          { guard: 'complete', target: 'result' },
          { guard: 'answered', actions: 'stepOn' },
        ],
        'went.back': [{ guard: 'atFirst', target: 'intro' }, { actions: 'stepBack' }],
        'test.left': 'intro',
      },
    },
    result: {
      description: 'What the answers come to, and what can be done next.',
      tags: 'stable',
      meta: { step: 'result' },
      on: {
        'result.wanted': { target: 'saved', actions: { type: 'saveResult', params: ({ event }) => event } },
        'test.left': 'intro',
      },
    },
    saved: {
      description: 'The browser has the result as a text, without the answers; it is still on the page.',
      tags: 'stable',
      meta: { step: 'saved' },
      on: {
        'result.wanted': { actions: { type: 'saveResult', params: ({ event }) => event } },
        'test.left': 'intro',
      },
    },
  },
});
