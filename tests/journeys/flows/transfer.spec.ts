import { expect } from '@playwright/test';
import { actShown, actWays, drawn, leaveAct } from '../../flows/browser/acts.ts';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold } from '../../flows/browser/scenes.ts';
import type { Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openCentre, purse } from '../../kit/journeys/wallet.ts';
import { transferModel } from '../../machines/wallet/transfer.model.ts';

const pick =
  (direction: 'in' | 'out', vendor: string) =>
  async ({ page }: Scene) => {
    const verb = direction === 'in' ? 'Ingresar en' : 'Traer de';
    await centre
      .region(page)
      .getByRole('button', { name: `${verb} ${vendor}`, exact: true })
      .click();
  };
const type =
  (typed: string) =>
  ({ page }: Scene) =>
    purse.amount(page).fill(typed);
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
  await hold(scene, 'wallet.transfer', 'wallet.outcome');
  await openCentre(scene.page, scene.door, 'transferFund');
  await scene.page.getByLabel('Buscar un proveedor').fill('o');
  await shown(scene);
  await freeze(scene);
}

play({
  model: transferModel,
  starts: {
    'a first key': (scene) => begin(scene, form),
    'a key from before the page was opened': async (scene) => {
      await leaveAct(scene, 'member1', 'wallet.transfer');
      await begin(scene, outcome('Comprobando qué pasó…'));
    },
  },
  events: {
    'picks a vendor to pay in': pick('in', 'Pulso Lotería Viva'),
    'picks a vendor to take out': pick('out', 'Mirador en Vivo'),
    'types an amount': type('20.50'),
    'types too little': type('0.50'),
    submits: press('Continuar'),
    'goes back': press('Cambiar'),
    confirms: press('Transferir'),
    'asks what became of it': 'only a child machine with a defect leads there',
    'begins another one': press('Hacer otra transferencia'),
  },
  answers: { act: actWays(transferModel, 'wallet.transfer') },
  shows: {
    'form.editing': form,
    'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    sure: ({ page }) => expect(centre.button(page, 'Transferir')).toBeEnabled(),
    acting: (scene) => actShown(scene, 'Transferir'),
    unheard: 'only a child machine with a defect leads there',
    done: outcome('Transferencia hecha'),
  },
  echoes: drawn('form'),
});
