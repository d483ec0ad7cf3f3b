import { assign, emit, setup } from 'xstate';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';

/** The language of the interface: changed at once and reported to the gateway without waiting for it (spec 4, 7). */
export const languageMachine = setup({
  types: {
    input: {} as { language: string; languages: readonly string[] },
    context: {} as { language: string; languages: readonly string[] },
    events: {} as { type: 'language.picked'; language: string },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable',
  },
  actors: { tell: call('system.language') },
  guards: {
    another: ({ context }, params: { language: string }) =>
      params.language !== context.language && context.languages.includes(params.language),
  },
  actions: {
    keep: assign((_, params: { language: string }) => ({ language: params.language })),
    change: emit((_, params: { language: string }) => ({
      type: 'language.changed' as const,
      language: params.language,
    })),
    reload: emit({ type: 'stale', reads: ['games.hot', 'notices.announcements'] }),
  },
}).createMachine({
  id: 'language',
  context: ({ input }) => ({ language: input.language, languages: input.languages }),
  initial: 'settled',
  on: {
    'language.picked': {
      guard: { type: 'another', params: ({ event }) => event },
      target: '.telling',
      actions: [
        { type: 'keep', params: ({ event }) => event },
        { type: 'change', params: ({ event }) => event },
        'reload',
      ],
    },
  },
  states: {
    settled: {
      description: 'The interface uses the chosen language, and so do vendors and announcements (spec 4).',
      tags: 'stable',
    },
    telling: {
      description: 'The gateway is told; the choice holds whatever it answers. A newer choice replaces it.',
      tags: 'busy',
      invoke: {
        id: 'tell',
        src: 'tell',
        input: ({ context }) => ({ language: context.language }),
        onDone: 'settled',
        onError: 'settled',
      },
    },
  },
});
