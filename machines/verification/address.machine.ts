import { setup } from 'xstate';
import type { WorldEvent } from '../world.ts';

/** Verifying who comes from an address the account was never used from (spec 4, unregistered IP login). */
export const addressMachine = setup({
  types: {
    context: {} as Record<string, never>,
    events: {} as { type: 'closed' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
}).createMachine({
  id: 'address',
  context: {},
  initial: 'choosing',
  states: {
    choosing: { description: 'A way to verify is chosen.', tags: 'stable', on: { closed: 'verified' } },
    verified: { description: 'Verified.', type: 'final' },
  },
});
