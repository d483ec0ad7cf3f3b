import { expect } from '@playwright/test';
import { actShown, actWays, drawn, leaveAct } from '../../flows/browser/acts.ts';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold } from '../../flows/browser/scenes.ts';
import type { Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openWithdraw, payouts } from '../../kit/journeys/payouts.ts';
import { terms } from '../../kit/models/withdrawals.ts';
import { withdrawModel } from '../../machines/wallet/withdraw.model.ts';

const press =
  (name: string) =>
  ({ page }: Scene) =>
    centre.button(page, name).click();
const outcome =
  (title: string) =>
  ({ page }: Scene) =>
    expect(payouts.outcome(page, title)).toBeVisible();

/** The form is there. */
const form = ({ page }: Scene) => expect(payouts.amount(page)).toBeEditable();

/** Opens the page, and lets its time stand still once something of it is shown. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, 'wallet.withdraw', 'wallet.outcome');
  // The terms of the chart: two accounts, and everything bet.
  const answer = { status: 200, body: { success: true, value: terms } };
  await scene.door.faults([{ call: 'wallet.payoutTerms', kind: 'answer', times: 'always', ...answer }]);
  await openWithdraw(scene.page, scene.door);
  await shown(scene);
  await freeze(scene);
}

play({
  model: withdrawModel,
  starts: {
    'a first key': (scene) => begin(scene, form),
    'a key from before the page was opened': async (scene) => {
      await leaveAct(scene, 'vip5', 'wallet.withdraw');
      await begin(scene, outcome('Comprobando qué pasó…'));
    },
  },
  events: {
    'picks an account': {
      when: ({ context }) => context.accountId === '',
      how: ({ page }) => payouts.account(page).selectOption({ index: 1 }),
    },
    'types an amount': {
      when: ({ context }) => context.typed === '',
      how: ({ page }) => payouts.amount(page).fill('50'),
    },
    'types the withdraw password': {
      when: ({ context }) => context.withdrawPassword === '',
      how: ({ page }) => payouts.password(page).fill('246810'),
    },
    'the session is lost':
      'the login covers the form: the journey of a password that outlived its session shows it',
    submits: press('Continuar'),
    'submits what is all fee':
      'the page of a tour is told one set of terms: the tests of the rules show those whose fee is too much',
    'submits what is not bet yet':
      'the page of a tour is told one set of terms: the journey of the missing turnover shows the others',
    'goes back': press('Cambiar'),
    confirms: press('Pedir el retiro'),
    'asks what became of it': 'only a child machine with a defect leads there',
    'begins another one': press('Pedir otro retiro'),
  },
  answers: { act: actWays(withdrawModel, 'wallet.withdraw') },
  shows: {
    'preparing.form.editing': form,
    'preparing.form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    'preparing.sure': ({ page }) => expect(centre.button(page, 'Pedir el retiro')).toBeEnabled(),
    'acting.awaited': (scene) => actShown(scene, 'Pedir el retiro'),
    unheard: 'only a child machine with a defect leads there',
    done: outcome('Retiro pedido'),
  },
  echoes: drawn('preparing'),
});
