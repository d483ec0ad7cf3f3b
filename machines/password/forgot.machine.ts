import { setup } from 'xstate';
import { type Admission, notAdmitted, type WayInput } from '../session/entry.rules.ts';
import type { WorldEvent } from '../world.ts';

/** A way into an account (spec 2). */
export const forgotMachine = setup({
  types: {
    input: {} as WayInput,
    context: {} as WayInput & Admission,
    events: {} as { type: 'closed' },
    emitted: {} as WorldEvent,
    output: {} as Admission,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
}).createMachine({
  id: 'forgot',
  context: ({ input }) => ({ ...input, ...notAdmitted }),
  output: ({ context: { accepted, restricted, held, next } }) => ({ accepted, restricted, held, next }),
  initial: 'form',
  states: {
    form: { description: 'The form is open.', tags: 'stable', on: { closed: 'ended' } },
    ended: { description: 'Closed.', type: 'final' },
  },
});
