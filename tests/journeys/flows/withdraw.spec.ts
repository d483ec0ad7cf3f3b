import { expect } from '@playwright/test';
import { terms } from '../../machines/kit/withdrawals.ts';
import { withdrawModel } from '../../machines/wallet/withdraw.model.ts';
import { centre } from '../kit/centre.ts';
import { openWithdraw, payouts } from '../kit/payouts.ts';
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
    expect(payouts.outcome(page, title)).toBeVisible();

play({
  model: withdrawModel,
  starts: {
    'a first key': async (scene) => {
      await hold(scene, 'wallet.withdraw', 'wallet.outcome');
      // The terms of the chart: two accounts, and everything bet.
      const answer = { status: 200, body: { success: true, value: terms } };
      await scene.door.faults([{ call: 'wallet.payoutTerms', kind: 'answer', times: 'always', ...answer }]);
      await openWithdraw(scene.page, scene.door);
      await expect(payouts.amount(scene.page)).toBeEditable();
      await freeze(scene);
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
    submits: press('Continuar'),
    'submits what is all fee':
      'the page of a tour is told one set of terms: the tests of the rules show those whose fee is too much',
    'submits what is not bet yet':
      'the page of a tour is told one set of terms: the journey of the missing turnover shows the others',
    'goes back': press('Cambiar'),
    confirms: press('Pedir el retiro'),
    'asks what became of it': press('Preguntar ahora'),
    'sends it again': press('Enviar otra vez'),
    'begins another one': press('Pedir otro retiro'),
  },
  answers: {
    withdraw: {
      ...byCall('wallet.withdraw', withdrawModel.answers?.withdraw),
      'session over': 'a token that is refused opens the login over the form: the journey of SES-03 shows it',
    },
    outcome: byCall('wallet.outcome', withdrawModel.answers?.outcome),
  },
  shows: {
    'form.editing': ({ page }) => expect(payouts.amount(page)).toBeEditable(),
    'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    sure: ({ page }) => expect(centre.button(page, 'Pedir el retiro')).toBeEnabled(),
    sending: ({ page }) => expect(centre.button(page, 'Pedir el retiro')).toBeDisabled(),
    checking: outcome('Comprobando qué pasó…'),
    waiting: outcome('Todavía no sabemos qué pasó'),
    notDone: outcome('No consta que se hiciera'),
    done: outcome('Retiro pedido'),
  },
});
