import { expect } from '@playwright/test';
import { actShown, actWays, drawn, leaveAct } from '../../flows/browser/acts.ts';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold } from '../../flows/browser/scenes.ts';
import type { Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openWithdraw, payouts } from '../../kit/journeys/payouts.ts';
import { pending } from '../../kit/models/withdrawals.ts';
import { cancellationModel } from '../../machines/wallet/cancellation.model.ts';

const press =
  (name: string) =>
  ({ page }: Scene) =>
    centre.button(page, name).click();
const outcome =
  (title: string) =>
  ({ page }: Scene) =>
    expect(payouts.outcome(page, title)).toBeVisible();

/** The form is there. */
const form = ({ page }: Scene) => expect(centre.button(page, 'Recuperar el dinero')).toBeEnabled();

/** Opens the page, and lets its time stand still once something of it is shown. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, 'wallet.cancelWithdrawal', 'wallet.outcome');
  const answer = { status: 200, body: { success: true, value: pending } };
  await scene.door.faults([{ call: 'wallet.withdrawal', kind: 'answer', times: 'always', ...answer }]);
  await openWithdraw(scene.page, scene.door, 'vip5', pending.reference);
  await shown(scene);
  await freeze(scene);
}

play({
  model: cancellationModel,
  starts: {
    'a first key': (scene) => begin(scene, form),
    'a key from before the page was opened': async (scene) => {
      await leaveAct(scene, 'vip5', 'wallet.cancelWithdrawal', pending.reference);
      await begin(scene, outcome('Comprobando qué pasó…'));
    },
  },
  events: {
    submits: press('Recuperar el dinero'),
    'goes back': press('Cambiar'),
    confirms: press('Sí, recuperarlo'),
    'asks what became of it': 'only a child machine with a defect leads there',
    'has seen it': press('Entendido'),
  },
  answers: { act: actWays(cancellationModel, 'wallet.cancelWithdrawal') },
  shows: {
    'form.editing': form,
    'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    sure: ({ page }) => expect(centre.button(page, 'Sí, recuperarlo')).toBeEnabled(),
    acting: (scene) => actShown(scene, 'Sí, recuperarlo'),
    unheard: 'only a child machine with a defect leads there',
    done: outcome('Recuperaste el dinero'),
  },
  echoes: drawn('form'),
});
