import { setup } from 'xstate';

/** An iOS profile is taken after a warning only: what it can do, whose it is, and where it comes from (spec 2, mobile-config). */
export const profileWarningMachine = setup({
  types: {
    context: {} as Record<never, never>,
    events: {} as { type: 'profile.wanted' } | { type: 'profile.taken' } | { type: 'cancelled' },
    tags: {} as 'stable',
  },
}).createMachine({
  id: 'profileWarning',
  initial: 'offered',
  states: {
    offered: {
      description: 'The page offers the profile, without a link to it.',
      tags: 'stable',
      on: { 'profile.wanted': 'warned' },
    },
    warned: {
      description: 'The warning is open, and has the only link to the profile.',
      tags: 'stable',
      meta: { step: 'warned' },
      on: { 'profile.taken': 'taken', cancelled: 'offered' },
    },
    taken: {
      description: 'The browser got the profile: the page says what comes next on the device.',
      tags: 'stable',
      meta: { step: 'taken' },
      on: { 'profile.wanted': 'warned' },
    },
  },
});
