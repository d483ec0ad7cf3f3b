import { expect } from '@playwright/test';
import { lineModel } from '../../machines/wallet/line.model.ts';
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
  model: lineModel,
  starts: {
    'a first key': async (scene) => {
      await hold(scene, 'wallet.sendToLine', 'wallet.outcome');
      await openCentre(scene.page, scene.door, 'transferUpline', 'agent1');
      await expect(purse.amount(scene.page)).toBeEditable();
      await freeze(scene);
    },
  },
  events: {
    'picks a downline': ({ page }) => centre.field(page, 'A quién').selectOption('downline1a'),
    'types an amount': ({ page }) => purse.amount(page).fill('50'),
    'types the withdraw password': ({ page }) => centre.field(page, 'Contraseña de retiro').fill('246810'),
    submits: press('Continuar'),
    'goes back': press('Cambiar'),
    confirms: press('Enviar'),
    'asks what became of it': press('Preguntar ahora'),
    'sends it again': press('Enviar otra vez'),
    'begins another one': press('Enviar a alguien más'),
  },
  answers: {
    sendToLine: {
      ...byCall('wallet.sendToLine', lineModel.answers?.sendToLine),
      'session over': 'a token that is refused opens the login over the form: the journey of SES-03 shows it',
    },
    outcome: byCall('wallet.outcome', lineModel.answers?.outcome),
  },
  shows: {
    'form.editing': ({ page }) => expect(purse.amount(page)).toBeEditable(),
    'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    sure: ({ page }) => expect(centre.button(page, 'Enviar')).toBeEnabled(),
    sending: ({ page }) => expect(centre.button(page, 'Enviar')).toBeDisabled(),
    checking: outcome('Comprobando qué pasó…'),
    waiting: outcome('Todavía no sabemos qué pasó'),
    notDone: outcome('No consta que se hiciera'),
    done: outcome('Dinero enviado'),
  },
});
