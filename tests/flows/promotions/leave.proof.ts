import { ofPage } from '#assurance/scenarios/openings.ts';
import { leaveMachine } from '#machines/promotions/leave.act.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { refusal } from '../../kit/models/failures.ts';
import { centreOf, wagered } from '../../kit/models/rewards.ts';
import { actFormProof } from '../act-form-proof.ts';

const { id } = wagered;
const about = { id, language: 'ES' };
const progress = '4.00';
const left = { ...wagered, status: 'CLOSE', leaving: null };

export const leaveProof = actFormProof(leaveMachine, {
  about,
  terms: { progress },
  // What is given up is what the last look showed.
  sends: () => ({ ...about, progress }),
  record: left,
  // Another one was left under the key.
  other: { ...left, id: 'aT3mB9vLw2RdYfAkQ1x7Zq' },
  code: 'QUOTE_CHANGED',
  refusals: {
    'more was wagered meanwhile': refusal('QUOTE_CHANGED'),
    'it is over already': refusal('ALREADY_SETTLED'),
  },
  page: {
    who: 'member1',
    open: async ({ page, sandbox }) => {
      await sandbox.faults([
        { call: 'promotions.rewards', kind: 'answer', times: 'always', ...centreOf(wagered) },
      ]);
      await openAs(page, sandbox, 'member1', `/member/rewardCenter/${id}`);
    },
    place: centre.region,
    submits: 'Dejar la promoción',
    confirms: 'Sí, dejarla',
    done: 'Dejaste la promoción',
    again: 'Entendido',
  },
  openings: [ofPage('/member/rewardCenter/{reference}', { prepare: 'reward' })],
});
