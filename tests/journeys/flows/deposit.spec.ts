import { expect } from '@playwright/test';
import { actShown, actWays, drawn, leaveAct } from '../../flows/browser/acts.ts';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold } from '../../flows/browser/scenes.ts';
import type { Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { deposits, openDeposit } from '../../kit/journeys/deposits.ts';
import { depositModel } from '../../machines/wallet/deposit.model.ts';

const press =
  (name: string) =>
  ({ page }: Scene) =>
    centre.button(page, name).click();
const outcome =
  (title: string) =>
  ({ page }: Scene) =>
    expect(deposits.outcome(page, title)).toBeVisible();

const noVoucher = 'the form of a wallet has no voucher: the journey of deposits hands one in';

/** The ways there are. */
const ways = ({ page }: Scene) => expect(deposits.method(page, 'Monedero Andes')).toBeEnabled();

/** Opens the page, and lets its time stand still once something of it is shown. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, 'wallet.deposit', 'wallet.outcome');
  await openDeposit(scene.page, scene.door);
  await shown(scene);
  await freeze(scene);
}

play({
  model: depositModel,
  starts: {
    'a first key': (scene) => begin(scene, ways),
    'a key from before the page was opened': async (scene) => {
      await leaveAct(scene, 'member1', 'wallet.deposit');
      await begin(scene, outcome('Comprobando qué pasó…'));
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
    'asks what became of it': 'only a child machine with a defect leads there',
    'begins another one': press('Hacer otro depósito'),
  },
  answers: { act: actWays(depositModel, 'wallet.deposit') },
  shows: {
    choosing: ({ page }) => expect(deposits.method(page, 'Monedero Andes')).toBeVisible(),
    'form.editing': ({ page }) => expect(deposits.amount(page)).toBeEditable(),
    'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    sure: ({ page }) => expect(centre.button(page, 'Depositar')).toBeEnabled(),
    acting: (scene) => actShown(scene, 'Depositar'),
    unheard: 'only a child machine with a defect leads there',
    done: ({ page }) => expect(centre.button(page, 'Hacer otro depósito')).toBeVisible(),
  },
  echoes: drawn('choosing'),
});
