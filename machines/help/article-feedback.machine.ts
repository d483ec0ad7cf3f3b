import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';

/** Whether an article was useful: one answer, which can be given again when it did not arrive (spec 7, helpCenter). */
export const articleFeedbackMachine = setup({
  types: {
    input: {} as { article: string },
    context: {} as { article: string; useful: boolean; failure: Failure | null },
    events: {} as { type: 'answered'; useful: boolean } | { type: 'answer.reconsidered' },
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { useful: call('help.useful') },
  actions: {
    keepAnswer: assign((_, params: { useful: boolean }) => ({ useful: params.useful, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'useful',
  context: ({ input }) => ({ article: input.article, useful: false, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The question stands under the article.',
      initial: 'open',
      on: { answered: { target: 'sending', actions: { type: 'keepAnswer', params: ({ event }) => event } } },
      states: {
        open: { description: 'It has not been answered.', tags: 'stable' },
        refused: {
          description: 'The answer did not arrive; the page says why, and it can be given again.',
          tags: ['stable', 'refused'],
        },
      },
    },
    sending: {
      description: 'The answer is on its way, once.',
      tags: 'busy',
      invoke: {
        id: 'useful',
        src: 'useful',
        input: ({ context: { article, useful } }) => ({ article, useful }),
        onDone: 'thanked',
        onError: {
          target: 'asking.refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    thanked: {
      description: 'The answer was counted, and the page says thanks.',
      tags: 'stable',
      meta: { step: 'thanked' },
      on: { 'answer.reconsidered': 'asking' },
    },
  },
});
