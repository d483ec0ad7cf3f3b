import { registration } from '#contract/agent/registration.ts';
import { actForm } from '../kit/act-form.ts';

/** Closing an invitation link for good (spec 2, registration centre): people who came through it stay. */
export const closeInvitationMachine = actForm({
  id: 'closeInvitation',
  call: 'agent.closeInvitation',
  record: registration['agent.closeInvitation'].output,
  fields: {},
  subject: ({ id }: { readonly id: string }) => id,
  problems: () => ({}),
  quote: (_, _terms: null, about) => about,
  send: (_, about) => about,
  quoted: (_, { id }) => ({ id, closedAt: (at) => at !== null }),
  says: {
    form: 'There is nothing to fill in: the agent may ask for it.',
    refused: 'The gateway said no, so the link stays open; the reason is shown.',
    sure: 'The page says what closing means and what stays, and asks for confirmation.',
    done: 'The link takes nobody any more; the people it brought stay.',
  },
  moved: ['agent.invitations'],
  refused: ['agent.invitations'],
});
