import { setup } from 'xstate';
import type { WorldEvent } from '../world.ts';
import { type Admission, notAdmitted, type WayInput } from './entry.rules.ts';

/** A way into an account (spec 2). */
export const freePlayMachine = setup({
  types: {
    input: {} as WayInput,
    context: {} as WayInput & Admission,
    events: {} as { type: 'closed' },
    emitted: {} as WorldEvent,
    output: {} as Admission,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
}).createMachine({
  id: 'freePlay',
  context: ({ input }) => ({ ...input, ...notAdmitted }),
  output: ({ context: { accepted, restricted, held, next } }) => ({ accepted, restricted, held, next }),
  initial: 'form',
  states: {
    form: { description: 'The form is open.', tags: 'stable', on: { closed: 'ended' } },
    ended: { description: 'Closed.', type: 'final' },
  },
});
