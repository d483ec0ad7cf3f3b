import { setup } from 'xstate';
import type { WorldEvent } from '../world.ts';
import type { Identified, IdentityInput } from './identity.rules.ts';

/**
 * An identity provider is asked, in a window of its own, who somebody is; what it says is shown to the gateway, sealed
 * and once, which signs in or registers (spec 2, social login).
 */
export const identityMachine = setup({
  types: {
    input: {} as IdentityInput,
    context: {} as IdentityInput & Identified,
    events: {} as { type: 'closed' },
    emitted: {} as WorldEvent,
    output: {} as Identified,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
}).createMachine({
  id: 'identity',
  context: ({ input }) => ({
    ...input,
    accepted: null,
    failure: { kind: 'refused', code: 'IDENTITY_REFUSED' },
  }),
  output: ({ context }) => ({ accepted: context.accepted, failure: context.failure }),
  initial: 'waiting',
  states: {
    waiting: { description: 'The window is open.', tags: 'stable', on: { closed: 'ended' } },
    ended: { description: 'Known or given up.', type: 'final' },
  },
});
