import { expect } from '@playwright/test';
import { pending } from '../../machines/kit/withdrawals.ts';
import { cancellationModel } from '../../machines/wallet/cancellation.model.ts';
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
  model: cancellationModel,
  starts: {
    'a first key': async (scene) => {
      await hold(scene, 'wallet.cancelWithdrawal', 'wallet.outcome');
      const answer = { status: 200, body: { success: true, value: pending } };
      await scene.door.faults([{ call: 'wallet.withdrawal', kind: 'answer', times: 'always', ...answer }]);
      await openWithdraw(scene.page, scene.door, 'vip5', pending.reference);
      await expect(centre.button(scene.page, 'Recuperar el dinero')).toBeEnabled();
      await freeze(scene);
    },
  },
  events: {
    'wants it back': press('Recuperar el dinero'),
    'goes back': press('Cambiar'),
    confirms: press('Sí, recuperarlo'),
    'asks what became of it': press('Preguntar ahora'),
    'sends it again': press('Enviar otra vez'),
    'has seen it': press('Entendido'),
  },
  answers: {
    cancel: {
      ...byCall('wallet.cancelWithdrawal', cancellationModel.answers?.cancel),
      'session over': 'a token that is refused opens the login over the page: the journey of SES-03 shows it',
    },
    outcome: byCall('wallet.outcome', cancellationModel.answers?.outcome),
  },
  shows: {
    'form.editing': ({ page }) => expect(centre.button(page, 'Recuperar el dinero')).toBeEnabled(),
    'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    sure: ({ page }) => expect(centre.button(page, 'Sí, recuperarlo')).toBeEnabled(),
    sending: ({ page }) => expect(centre.button(page, 'Sí, recuperarlo')).toBeDisabled(),
    checking: outcome('Comprobando qué pasó…'),
    waiting: outcome('Todavía no sabemos qué pasó'),
    notDone: outcome('No consta que se hiciera'),
    done: outcome('Recuperaste el dinero'),
  },
});
