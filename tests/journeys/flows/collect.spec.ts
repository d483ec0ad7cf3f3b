import { expect } from '@playwright/test';
import { collectModel } from '../../machines/wallet/collect.model.ts';
import { centre } from '../kit/centre.ts';
import { openCentre, purse } from '../kit/wallet.ts';
import { play } from './play.ts';
import { freeze, hold } from './scenes.ts';
import { byCall, type Scene } from './stage.ts';

const press =
  (name: string) =>
  ({ page }: Scene) =>
    centre.button(page, name).click();
const outcome =
  (title: string) =>
  ({ page }: Scene) =>
    expect(purse.outcome(page, title)).toBeVisible();

play({
  model: collectModel,
  starts: {
    'a first key': async (scene) => {
      await hold(scene, 'wallet.collect', 'wallet.outcome');
      await openCentre(scene.page, scene.door, 'transferFund');
      await expect(centre.button(scene.page, 'Traer todo a la principal')).toBeEnabled();
      await freeze(scene);
    },
  },
  events: {
    submits: press('Traer todo a la principal'),
    'goes back': press('Cambiar'),
    confirms: press('Traerlo todo'),
    'asks what became of it': press('Preguntar ahora'),
    'sends it again': press('Enviar otra vez'),
    'begins another one': press('Entendido'),
  },
  answers: {
    collect: {
      ...byCall('wallet.collect', collectModel.answers?.collect),
      'session over': 'a token that is refused opens the login over the form: the journey of SES-03 shows it',
    },
    outcome: byCall('wallet.outcome', collectModel.answers?.outcome),
  },
  shows: {
    'form.editing': ({ page }) => expect(centre.button(page, 'Traer todo a la principal')).toBeEnabled(),
    'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    sure: ({ page }) => expect(centre.button(page, 'Traerlo todo')).toBeEnabled(),
    sending: ({ page }) => expect(centre.button(page, 'Traerlo todo')).toBeDisabled(),
    checking: outcome('Comprobando qué pasó…'),
    waiting: outcome('Todavía no sabemos qué pasó'),
    notDone: outcome('No consta que se hiciera'),
    done: outcome('Tu dinero está en la principal'),
  },
});
