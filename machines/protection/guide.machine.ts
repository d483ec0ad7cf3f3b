import { emit, setup } from 'xstate';
import type { WorldEvent } from '../world.ts';
import { type Guide, guideFile, guideTold } from './guide.rules.ts';

/** The guide to safer play is saved as a file (spec 2, responsible play). */
export const guideMachine = setup({
  types: {
    context: {} as Record<never, never>,
    events: {} as { type: 'guide.wanted'; guide: Guide },
    emitted: {} as WorldEvent,
    tags: {} as 'stable',
    meta: {} as { step: 'offered' | 'saved' },
  },
  delays: { told: guideTold },
  actions: { saveGuide: emit((_, params: { guide: Guide }) => guideFile(params.guide)) },
}).createMachine({
  id: 'guide',
  initial: 'offered',
  states: {
    offered: {
      description: 'The page offers the guide as a file.',
      tags: 'stable',
      meta: { step: 'offered' },
      on: {
        'guide.wanted': { target: 'saved', actions: { type: 'saveGuide', params: ({ event }) => event } },
      },
    },
    saved: {
      description: 'The browser has the file, in the language of the page, and the page says so for a while.',
      tags: 'stable',
      meta: { step: 'saved' },
      on: {
        'guide.wanted': {
          target: 'saved',
          reenter: true,
          actions: { type: 'saveGuide', params: ({ event }) => event },
        },
      },
      after: { told: 'offered' },
    },
  },
});
