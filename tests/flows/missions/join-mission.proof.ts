import { expect } from '@playwright/test';
import { joinMissionMachine } from '#machines/missions/join-mission.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { payouts } from '../../kit/journeys/payouts.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { refusal } from '../../kit/models/failures.ts';
import { joinedMission, missionsOf, openMission } from '../../kit/models/missions.ts';
import {
  actEnds,
  actExamples,
  actProject,
  actProperties,
  formStates,
  opened,
} from '../../kit/models/money.ts';
import { actShown, actWays, drawn, leaveAct } from '../browser/acts.ts';
import { freeze, hold } from '../browser/scenes.ts';
import { passed, type Scene } from '../browser/stage.ts';
import { defineModel } from '../model.ts';
import { defineProof } from '../proof.ts';
import { ofPage } from '../scenarios/openings.ts';

const { id } = openMission;
const call = 'missions.join';

/** Another one was joined under the key. */
const other = { ...joinedMission, id: 'mesa-caliente' };

const joinMissionModel = defineModel({
  id: 'joinMission',
  machine: joinMissionMachine,
  inputs: Object.fromEntries(
    Object.entries(opened).map(([name, one]) => [name, { ...one, id, language: 'ES' }]),
  ),
  events: {
    submits: { type: 'submitted' },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
    'has seen it': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: { act: actEnds(joinedMission, other, 'MISSION_RULE') },
  children: {
    act: actModelOf(call, joinedMission, other, {
      'five are open already': refusal('MISSION_RULE'),
      'it is over': refusal('MISSION_RULE'),
    }),
  },
  project: actProject,
  properties: [
    ...actProperties({ in: 'form', id: 'joinMission', submitted: 'submitted' }),
    {
      name: 'the clock of a mission starts only when joining it was confirmed',
      fault: { 'states/form/on/submitted/target': '#joinMission.acting' },
      edge: ({ step, effects }) => step.name !== 'submits' || effects.started.length === 0,
    },
  ],
  examples: actExamples({
    fill: [],
    states: formStates,
    again: 'has seen it',
    code: 'MISSION_RULE',
    after: {},
    asksAnew: true,
  }),
});

const press =
  (name: string) =>
  ({ page }: Scene) =>
    centre.button(page, name).click();
const outcome =
  (title: string) =>
  ({ page }: Scene) =>
    expect(payouts.outcome(page, title)).toBeVisible();

/** It may be joined. */
const form = ({ page }: Scene) => expect(centre.button(page, 'Empezar: 12 horas desde ya')).toBeEnabled();

/** Opens the page, and lets its time stand still once something of it is shown. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, call, 'wallet.outcome');
  await scene.sandbox.faults([
    { call: 'missions.summary', kind: 'answer', times: 'always', ...missionsOf(openMission) },
  ]);
  await openAs(scene.page, scene.sandbox, 'member1', '/member/missionLeaderboard');
  await shown(scene);
  await freeze(scene);
}

export const joinMissionProof = defineProof(joinMissionModel, {
  browser: {
    starts: {
      'a first key': (scene) => begin(scene, form),
      'a key from before the page was opened': async (scene) => {
        await leaveAct(scene, 'member1', call, id);
        await begin(scene, outcome('Comprobando qué pasó…'));
      },
    },
    events: {
      submits: press('Empezar: 12 horas desde ya'),
      'goes back': press('Cambiar'),
      confirms: press('Sí, que corra el reloj'),
      'asks for the outcome': 'only a child machine with a defect leads there',
      'has seen it': press('Entendido'),
    },
    answers: { act: actWays(joinMissionModel, call) },
    shows: {
      opening: passed,
      'form.editing': form,
      'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      sure: ({ page }) => expect(centre.button(page, 'Sí, que corra el reloj')).toBeEnabled(),
      acting: (scene) => actShown(scene, 'Sí, que corra el reloj'),
      unheard: 'only a child machine with a defect leads there',
      done: outcome('Empezaste la misión'),
    },
    echoes: drawn('form'),
  },
  gaps: {
    wire: {
      'acting · act error -> unheard': 'defect',
      'unheard · check.asked -> acting': 'afterDefect',
    },
    browser: {
      'acting · act error -> unheard': 'defect',
      'unheard · check.asked -> acting': 'afterDefect',
    },
  },
  openings: [ofPage('/member/missionLeaderboard')],
});
