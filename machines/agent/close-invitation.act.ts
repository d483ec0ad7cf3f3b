import type { Invitation } from '#contract/agent/registration.ts';
import { actForm } from '../kit/act-form.ts';

/** Closing an invitation link for good (spec 2, registration centre): people who came through it stay. */
export const closeInvitationMachine = actForm<Invitation>()({
  id: 'closeInvitation',
  call: 'agent.closeInvitation',
  fields: {},
  secret: false,
  subject: ({ id }: { readonly id: string }) => id,
  problems: () => ({}),
  quote: (_, _terms: null, about) => about,
  send: (_, about) => about,
  quoted: (_, { id }) => ({ id, closedAt: (at) => at !== null }),
  moved: { type: 'stale', reads: ['agent.invitations'], again: true, everywhere: true },
  refused: [],
});
