import { expect } from '@playwright/test';
import { transferModel } from '../../machines/wallet/transfer.model.ts';
import { centre } from '../kit/centre.ts';
import { openCentre, purse } from '../kit/wallet.ts';
import { play } from './play.ts';
import { freeze, hold } from './scenes.ts';
import { byCall, type Scene } from './stage.ts';

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

play({
  model: transferModel,
  starts: {
    'a first key': async (scene) => {
      await hold(scene, 'wallet.transfer', 'wallet.outcome');
      await openCentre(scene.page, scene.door, 'transferFund');
      await scene.page.getByLabel('Buscar un proveedor').fill('o');
      await expect(purse.amount(scene.page)).toBeEditable();
      await freeze(scene);
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
    'asks what became of it': press('Preguntar ahora'),
    'sends it again': press('Enviar otra vez'),
    'begins another one': press('Hacer otra transferencia'),
  },
  answers: {
    transfer: {
      ...byCall('wallet.transfer', transferModel.answers?.transfer),
      'session over': 'a token that is refused opens the login over the form: the journey of SES-03 shows it',
    },
    outcome: byCall('wallet.outcome', transferModel.answers?.outcome),
  },
  shows: {
    'form.editing': ({ page }) => expect(purse.amount(page)).toBeEditable(),
    'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    sure: ({ page }) => expect(centre.button(page, 'Transferir')).toBeEnabled(),
    sending: ({ page }) => expect(centre.button(page, 'Transferir')).toBeDisabled(),
    checking: outcome('Comprobando qué pasó…'),
    waiting: outcome('Todavía no sabemos qué pasó'),
    notDone: outcome('No consta que se hiciera'),
    done: outcome('Transferencia hecha'),
  },
});
