import { ofPage } from '#assurance/scenarios/openings.ts';
import { joinMissionMachine } from '#machines/missions/join-mission.act.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { refusal } from '../../kit/models/failures.ts';
import { joinedMission, missionsOf, openMission } from '../../kit/models/missions.ts';
import { actFormProof } from '../act-form-proof.ts';

const about = { id: openMission.id, language: 'ES' };

export const joinMissionProof = actFormProof(joinMissionMachine, {
  about,
  terms: null,
  sends: () => about,
  record: joinedMission,
  // Another one was joined under the key.
  other: { ...joinedMission, id: 'mesa-caliente' },
  code: 'MISSION_RULE',
  refusals: { 'five are open already': refusal('MISSION_RULE'), 'it is over': refusal('MISSION_RULE') },
  properties: [
    {
      name: 'the clock of a mission starts only when joining it was confirmed',
      fault: { 'states/preparing/states/form/on/submitted/target': '#joinMission.acting' },
      edge: ({ step, effects }) => step.name !== 'submits' || effects.started.length === 0,
    },
  ],
  page: {
    who: 'member1',
    open: async ({ page, sandbox }) => {
      await sandbox.faults([
        { call: 'missions.summary', kind: 'answer', times: 'always', ...missionsOf(openMission) },
      ]);
      await openAs(page, sandbox, 'member1', '/member/missionLeaderboard');
    },
    place: centre.region,
    submits: 'Empezar: 12 horas desde ya',
    confirms: 'Sí, que corra el reloj',
    done: 'Empezaste la misión',
    again: 'Entendido',
  },
  openings: [ofPage('/member/missionLeaderboard')],
});
