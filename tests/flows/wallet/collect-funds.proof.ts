import { expect } from '@playwright/test';
import { collectFundsMachine } from '#machines/wallet/collect-funds.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openCentre, purse } from '../../kit/journeys/wallet.ts';
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
import { actShown, actWays, drawn, leaveAct } from '../browser/acts.ts';
import { freeze, hold } from '../browser/scenes.ts';
import { passed, type Scene } from '../browser/stage.ts';
import { defineModel } from '../model.ts';
import { defineProof } from '../proof.ts';
import { ofPage } from '../scenarios/openings.ts';

const collected = { reference: 'kQ1x7Zq0T3mB9vLw2RdYfA', collected: '120.00', left: [] };

/** Less came, for one vendor closed meanwhile. */
const other = { ...collected, collected: '100.00', left: ['PULSO'] };

const collectFundsModel = defineModel({
  id: 'collectFunds',
  machine: collectFundsMachine,
  inputs: opened,
  events: {
    submits: { type: 'submitted', comes: '120.00' },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: { act: actEnds(collected, other, 'FUNCTION_DISABLED') },
  children: {
    act: actModelOf('wallet.collect', collected, other, { 'switched off': refusal('FUNCTION_DISABLED') }),
  },
  project: ({ comes, ...act }) => ({ ...actProject(act), comes }),
  properties: actProperties({ in: 'form', id: 'collectFunds', submitted: 'submitted' }),
  examples: actExamples({
    fill: [],
    states: formStates,
    again: 'begins another one',
    code: 'FUNCTION_DISABLED',
    after: {},
  }),
});

const press =
  (name: string) =>
  ({ page }: Scene) =>
    centre.button(page, name).click();
const outcome =
  (title: string) =>
  ({ page }: Scene) =>
    expect(purse.outcome(page, title)).toBeVisible();

/** The form is there. */
const form = ({ page }: Scene) => expect(centre.button(page, 'Traer todo a la principal')).toBeEnabled();

/** Opens the page, and lets its time stand still once something of it is shown. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, 'wallet.collect', 'wallet.outcome');
  await openCentre(scene.page, scene.sandbox, 'transferFund');
  await shown(scene);
  await freeze(scene);
}

export const collectFundsProof = defineProof(collectFundsModel, {
  browser: {
    starts: {
      'a first key': (scene) => begin(scene, form),
      'a key from before the page was opened': async (scene) => {
        await leaveAct(scene, 'member1', 'wallet.collect');
        await begin(scene, outcome('Comprobando qué pasó…'));
      },
    },
    events: {
      submits: press('Traer todo a la principal'),
      'goes back': press('Cambiar'),
      confirms: press('Traerlo todo'),
      'asks for the outcome': 'only a child machine with a defect leads there',
      'begins another one': press('Entendido'),
    },
    answers: { act: actWays(collectFundsModel, 'wallet.collect') },
    shows: {
      opening: passed,
      'form.editing': form,
      'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      sure: ({ page }) => expect(centre.button(page, 'Traerlo todo')).toBeEnabled(),
      acting: (scene) => actShown(scene, 'Traerlo todo'),
      unheard: 'only a child machine with a defect leads there',
      done: outcome('Tu dinero está en la principal'),
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
  openings: [ofPage('/member/transferFund')],
});
