import { expect } from '@playwright/test';
import type { ActInput } from '#machines/kit/act.rules.ts';
import { leaveMachine } from '#machines/promotions/leave.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { payouts } from '../../kit/journeys/payouts.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { refusal } from '../../kit/models/failures.ts';
import {
  actEnds,
  actExamples,
  actProject,
  actProperties,
  formStates,
  opened,
} from '../../kit/models/money.ts';
import { centreOf, wagered } from '../../kit/models/rewards.ts';
import { actShown, actWays, drawn, leaveAct } from '../browser/acts.ts';
import { freeze, hold } from '../browser/scenes.ts';
import { passed, type Scene } from '../browser/stage.ts';
import { defineModel } from '../model.ts';
import { defineProof } from '../proof.ts';
import { ofPage } from '../scenarios/openings.ts';

const { id } = wagered;
const left = { ...wagered, status: 'CLOSE', leaving: null } as const;

/** Another one was left under the key. */
const other = { ...left, id: 'aT3mB9vLw2RdYfAkQ1x7Zq' };
const progress = '4.00';
/** More was wagered since the page was opened. */
const further = '6.00';

const leaveModel = defineModel({
  id: 'leave',
  machine: leaveMachine,
  inputs: Object.fromEntries(
    Object.entries(opened).map(([name, one]) => [name, { ...one, id, progress, language: 'ES' }]),
  ),
  events: {
    submits: { type: 'submitted', progress: further },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
    'has seen it': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: { act: actEnds(left, other, 'QUOTE_CHANGED') },
  children: {
    act: actModelOf('promotions.leave', left, other, {
      'more was wagered meanwhile': refusal('QUOTE_CHANGED'),
      'it is over already': refusal('ALREADY_SETTLED'),
    }),
  },
  project: actProject,
  properties: [...actProperties({ in: 'form', id: 'leave', submitted: 'submitted' })],
  examples: [
    ...actExamples({
      fill: [],
      states: formStates,
      again: 'has seen it',
      code: 'QUOTE_CHANGED',
      after: {},
      asksAnew: true,
    }),
    {
      name: 'the progress that is given up is the one that the last look showed',
      way: ['submits', 'confirms'],
      leads: 'acting',
      and: ({ effects }) =>
        effects.started.some(({ input }) => (input as ActInput).send.progress === further),
    },
  ],
});

const press =
  (name: string) =>
  ({ page }: Scene) =>
    centre.button(page, name).click();
const outcome =
  (title: string) =>
  ({ page }: Scene) =>
    expect(payouts.outcome(page, title)).toBeVisible();

/** The form is there. */
const form = ({ page }: Scene) => expect(centre.button(page, 'Dejar la promoción')).toBeEnabled();

/** Opens the page, and lets its time stand still once something of it is shown. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, 'promotions.leave', 'wallet.outcome');
  await scene.sandbox.faults([
    { call: 'promotions.rewards', kind: 'answer', times: 'always', ...centreOf(wagered) },
  ]);
  await openAs(scene.page, scene.sandbox, 'member1', `/member/rewardCenter/${id}`);
  await shown(scene);
  await freeze(scene);
}

export const leaveProof = defineProof(leaveModel, {
  browser: {
    starts: {
      'a first key': (scene) => begin(scene, form),
      'a key from before the page was opened': async (scene) => {
        await leaveAct(scene, 'member1', 'promotions.leave', id);
        await begin(scene, outcome('Comprobando qué pasó…'));
      },
    },
    events: {
      submits: press('Dejar la promoción'),
      'goes back': press('Cambiar'),
      confirms: press('Sí, dejarla'),
      'asks for the outcome': 'only a child machine with a defect leads there',
      'has seen it': press('Entendido'),
    },
    answers: { act: actWays(leaveModel, 'promotions.leave') },
    shows: {
      opening: passed,
      'form.editing': form,
      'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      sure: ({ page }) => expect(centre.button(page, 'Sí, dejarla')).toBeEnabled(),
      acting: (scene) => actShown(scene, 'Sí, dejarla'),
      unheard: 'only a child machine with a defect leads there',
      done: outcome('Dejaste la promoción'),
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
  openings: [ofPage('/member/rewardCenter/{reference}', { prepare: 'reward' })],
});
