import { assign, setup } from 'xstate';
import { isBlank } from '#contract/typed.ts';

/**
 * Finding an article by what a person types, or by the text of a refusal that they copied (spec 2, helpmc). `found` are the ids that
 * `findIn` (search.rules.ts) finds: the articles themselves stay out of what is recorded of each key.
 */
export const helpSearchMachine = setup({
  types: {
    context: {} as { question: string; found: readonly string[] },
    events: {} as
      /** The articles came, or came in another language: what the same question finds now. */
        | { type: 'articles.learned'; found: readonly string[] }
        | { type: 'question.typed'; text: string; found: readonly string[] }
        | { type: 'search.cleared' },
    tags: {} as 'stable',
  },
  guards: {
    blank: ({ context }) => isBlank(context.question),
    some: ({ context }) => context.found.length > 0,
  },
  actions: {
    keepQuestion: assign((_, params: { text: string }) => ({ question: params.text })),
    keepFound: assign((_, params: { found: readonly string[] }) => ({ found: params.found })),
    clear: assign({ question: '', found: [] }),
  },
}).createMachine({
  id: 'helpSearch',
  context: { question: '', found: [] },
  initial: 'judging',
  on: {
    'articles.learned': { target: '.judging', actions: { type: 'keepFound', params: ({ event }) => event } },
    'question.typed': {
      target: '.judging',
      actions: [
        { type: 'keepQuestion', params: ({ event }) => event },
        { type: 'keepFound', params: ({ event }) => event },
      ],
    },
    'search.cleared': { target: '.resting', actions: 'clear' },
  },
  states: {
    judging: {
      description: 'It is decided at once what the question found.',
      always: [
        { guard: 'blank', target: 'resting' },
        { guard: 'some', target: 'found' },
        { target: 'nothing' },
      ],
    },
    resting: {
      description: 'Nothing is asked: the page shows what it is about.',
      tags: 'stable',
      meta: { step: 'resting' },
    },
    found: {
      description: 'The articles found are listed, the best first.',
      tags: 'stable',
      meta: { step: 'found' },
    },
    nothing: {
      description: 'No article fits: the page says so and offers a person.',
      tags: 'stable',
      meta: { step: 'nothing' },
    },
  },
});
