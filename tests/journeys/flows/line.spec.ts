import { expect } from '@playwright/test';
import { actShown, actWays, drawn, leaveAct } from '../../flows/browser/acts.ts';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold } from '../../flows/browser/scenes.ts';
import type { Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openCentre, purse } from '../../kit/journeys/wallet.ts';
import { lineModel } from '../../machines/wallet/line.model.ts';

const press =
  (name: string) =>
  ({ page }: Scene) =>
    centre.button(page, name).click();
const outcome =
  (title: string) =>
  ({ page }: Scene) =>
    expect(purse.outcome(page, title)).toBeVisible();

/** The form is there. */
const form = ({ page }: Scene) => expect(purse.amount(page)).toBeEditable();

/** Opens the page, and lets its time stand still once something of it is shown. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, 'wallet.sendToLine', 'wallet.outcome');
  await openCentre(scene.page, scene.door, 'transferUpline', 'agent1');
  await shown(scene);
  await freeze(scene);
}

play({
  model: lineModel,
  starts: {
    'a first key': (scene) => begin(scene, form),
    'a key from before the page was opened': async (scene) => {
      await leaveAct(scene, 'agent1', 'wallet.sendToLine');
      await begin(scene, outcome('Comprobando qué pasó…'));
    },
  },
  events: {
    'picks a downline': ({ page }) => centre.field(page, 'A quién').selectOption('downline1a'),
    'types an amount': ({ page }) => purse.amount(page).fill('50'),
    'types the withdraw password': ({ page }) => centre.field(page, 'Contraseña de retiro').fill('246810'),
    'the session is lost':
      'the login covers the form: the journey of a password that outlived its session shows it',
    submits: press('Continuar'),
    'goes back': press('Cambiar'),
    confirms: press('Enviar'),
    'asks what became of it': 'only a child machine with a defect leads there',
    'begins another one': press('Enviar a alguien más'),
  },
  answers: { act: actWays(lineModel, 'wallet.sendToLine') },
  shows: {
    'preparing.form.editing': form,
    'preparing.form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    'preparing.sure': ({ page }) => expect(centre.button(page, 'Enviar')).toBeEnabled(),
    'acting.awaited': (scene) => actShown(scene, 'Enviar'),
    unheard: 'only a child machine with a defect leads there',
    done: outcome('Dinero enviado'),
  },
  echoes: drawn('preparing'),
});
