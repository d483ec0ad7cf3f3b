import { expect } from '@playwright/test';
import { depositModel } from '../../machines/wallet/deposit.model.ts';
import { centre } from '../kit/centre.ts';
import { deposits, openDeposit } from '../kit/deposits.ts';
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
    expect(deposits.outcome(page, title)).toBeVisible();

const noVoucher = 'the form of a wallet has no voucher: the journey of deposits hands one in';

play({
  model: depositModel,
  starts: {
    'a first key': async (scene) => {
      await hold(scene, 'wallet.deposit', 'wallet.outcome');
      await openDeposit(scene.page, scene.door);
      await expect(deposits.method(scene.page, 'Monedero Andes')).toBeEnabled();
      await freeze(scene);
    },
  },
  events: {
    'picks a way': ({ page }) => deposits.method(page, 'Monedero Andes').click(),
    'picks another way': press('Elegir otra forma'),
    'types an amount': {
      when: ({ context }) => context.typed === '',
      how: ({ page }) => deposits.amount(page).fill('10'),
    },
    'types a voucher': noVoucher,
    submits: press('Continuar'),
    'submits what is all fee':
      'the page of a tour is told one set of terms: the tests of the rules show those whose fee is too much',
    'goes back': press('Cambiar'),
    confirms: press('Depositar'),
    'asks what became of it': press('Preguntar ahora'),
    'sends it again': press('Enviar otra vez'),
    'begins another one': press('Hacer otro depósito'),
  },
  answers: {
    deposit: {
      ...byCall('wallet.deposit', depositModel.answers?.deposit),
      'session over': 'a token that is refused opens the login over the form: the journey of SES-03 shows it',
    },
    outcome: byCall('wallet.outcome', depositModel.answers?.outcome),
  },
  shows: {
    choosing: ({ page }) => expect(deposits.method(page, 'Monedero Andes')).toBeVisible(),
    'form.editing': ({ page }) => expect(deposits.amount(page)).toBeEditable(),
    'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    sure: ({ page }) => expect(centre.button(page, 'Depositar')).toBeEnabled(),
    sending: ({ page }) => expect(centre.button(page, 'Depositar')).toBeDisabled(),
    checking: outcome('Comprobando qué pasó…'),
    waiting: outcome('Todavía no sabemos qué pasó'),
    notDone: outcome('No consta que se hiciera'),
    done: ({ page }) => expect(centre.button(page, 'Hacer otro depósito')).toBeVisible(),
  },
});
