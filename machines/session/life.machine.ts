import { setup } from 'xstate';
import type { WorldEvent } from '../world.ts';

/** How long a session still lives, and the question whether to stay (spec 4; decision: sessions). */
export const lifeMachine = setup({
  types: {
    context: {} as Record<string, never>,
    events: {} as { type: 'stay.clicked' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
}).createMachine({
  id: 'life',
  context: {},
  initial: 'lasting',
  states: {
    lasting: { description: 'There is time.', tags: 'stable' },
    over: { description: 'The session has ended.', type: 'final' },
  },
});
