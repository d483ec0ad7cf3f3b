import { ofPage } from '#assurance/scenarios/openings.ts';
import { closeInvitationMachine } from '#machines/agent/close-invitation.act.ts';
import { office } from '../../kit/journeys/agent-registration.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { refusal } from '../../kit/models/failures.ts';
import { invitation, linksOf } from '../../kit/models/invitations.ts';
import { actFormProof } from '../act-form-proof.ts';

const { id } = invitation;
const closed = { ...invitation, closedAt: 1_795_000_200_000 };

export const closeInvitationProof = actFormProof(closeInvitationMachine, {
  about: { id },
  terms: null,
  sends: () => ({ id }),
  record: closed,
  // Another one was closed under the key.
  other: { ...closed, id: 'aT3mB9vLw2RdYfAkQ1x7Zq' },
  code: 'NOT_FOUND',
  refusals: { 'nobody has it': refusal('NOT_FOUND') },
  page: {
    who: 'agent1',
    open: async ({ page, sandbox }) => {
      await sandbox.faults([
        { call: 'agent.invitations', kind: 'answer', times: 'always', ...linksOf(invitation) },
      ]);
      await openAs(page, sandbox, 'agent1', '/agent/registrationCenter');
    },
    place: office.region,
    submits: 'Cerrar enlace: Instagram',
    confirms: 'Sí, cerrarlo',
    done: 'Enlace cerrado',
    again: 'Entendido',
  },
  openings: [ofPage('/agent/registrationCenter', { who: 'agent1', prepare: 'invitation' })],
});
