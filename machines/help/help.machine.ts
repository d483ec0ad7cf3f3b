import { assign, setup } from 'xstate';
import { everything, type Topic } from './topic.rules.ts';

/** The help over any page: what it is about, from a link until the person closes it or leaves by a link (spec 2, helpModal). */
export const helpMachine = setup({
  types: {
    context: {} as { topic: Topic },
    events: {} as { type: 'help.wanted'; topic: Topic } | { type: 'place.wanted' } | { type: 'closed' },
    tags: {} as 'stable',
  },
  actions: {
    keepTopic: assign((_, params: { topic: Topic }) => ({ topic: params.topic })),
    forgetTopic: assign({ topic: everything }),
  },
}).createMachine({
  id: 'help',
  context: { topic: everything },
  initial: 'closed',
  on: {
    'help.wanted': { target: '.open', actions: { type: 'keepTopic', params: ({ event }) => event } },
  },
  states: {
    closed: {
      description: 'No help is shown over the page.',
      tags: 'stable',
    },
    open: {
      description: 'The help is over the page, at an article, a category, or everything.',
      tags: 'stable',
      meta: { step: 'open' },
      on: {
        closed: { target: 'closed', actions: 'forgetTopic' },
        'place.wanted': { target: 'closed', actions: 'forgetTopic' },
      },
    },
  },
});
