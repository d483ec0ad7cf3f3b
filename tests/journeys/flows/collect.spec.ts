import { expect } from '@playwright/test';
import { actShown, actWays, drawn, leaveAct } from '../../flows/browser/acts.ts';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold } from '../../flows/browser/scenes.ts';
import type { Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openCentre, purse } from '../../kit/journeys/wallet.ts';
import { collectModel } from '../../machines/wallet/collect.model.ts';

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
  await openCentre(scene.page, scene.door, 'transferFund');
  await shown(scene);
  await freeze(scene);
}

play({
  model: collectModel,
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
    'asks what became of it': 'only a child machine with a defect leads there',
    'begins another one': press('Entendido'),
  },
  answers: { act: actWays(collectModel, 'wallet.collect') },
  shows: {
    'form.editing': form,
    'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    sure: ({ page }) => expect(centre.button(page, 'Traerlo todo')).toBeEnabled(),
    acting: (scene) => actShown(scene, 'Traerlo todo'),
    unheard: 'only a child machine with a defect leads there',
    done: outcome('Tu dinero está en la principal'),
  },
  echoes: drawn('form'),
});
