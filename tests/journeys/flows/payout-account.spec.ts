import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { hold, holdNext } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openWithdraw, payouts } from '../../kit/journeys/payouts.ts';
import { payoutAccountModel } from '../../machines/wallet/payout-account.model.ts';

const card = ({ page }: Scene) => payouts.card(page, 'Cuentas de cobro');
const field = (scene: Scene, name: string) => card(scene).getByLabel(name, { exact: true });
const submit = (scene: Scene) => card(scene).getByRole('button', { name: /^(Vincular|Quitar la) cuenta$/ });
const reloaded = 'a token that is refused opens the login over the page: the journey of SES-03 shows it';
const binding = ({ context }: { context: { task: string | null } }) => context.task === 'binding';

const unsure = ({ page }: Scene) =>
  centre.region(page).getByRole('status').filter({ hasText: 'No sabemos si se hizo' });

play({
  model: payoutAccountModel,
  starts: {
    start: async (scene) => {
      await hold(scene, 'wallet.bindPayoutAccount', 'wallet.removePayoutAccount');
      await openWithdraw(scene.page, scene.door);
      await expect(card(scene).getByRole('listitem')).toHaveCount(1);
    },
  },
  events: {
    'wants to add one': (scene) => card(scene).getByRole('button', { name: 'Añadir una cuenta' }).click(),
    'wants to remove one': (scene) =>
      card(scene)
        .getByRole('listitem')
        .getByRole('button', { name: /^Quitar/ })
        .click(),
    'picks another kind': {
      when: ({ context }) => context.kind === 'BANK',
      how: (scene) => field(scene, 'Tipo').selectOption('EWALLET'),
    },
    'picks an institution': {
      // What the chart calls a wallet is one only once that kind was picked.
      when: ({ context }) =>
        binding({ context }) && context.kind === 'EWALLET' && context.fields.institution === '',
      how: (scene) => field(scene, 'Banco o billetera').selectOption('PagoClaro'),
    },
    'types a number': {
      when: ({ context }) => binding({ context }) && context.fields.number === '',
      how: (scene) => field(scene, 'Número de cuenta').fill('5551 2345 6789'),
    },
    'types the withdraw password': {
      when: ({ context }) => context.fields.withdrawPassword === '',
      how: (scene) => field(scene, 'Contraseña de retiro').fill('246810'),
    },
    submits: (scene) => submit(scene).click(),
    'asks whether it was done': async (scene) => {
      await holdNext(scene, 'wallet.payoutTerms');
      await centre.button(scene.page, 'Preguntar ahora').click();
    },
    'wants the form back': ({ page }) => centre.button(page, 'Volver al formulario').click(),
    'goes back': (scene) => card(scene).getByRole('button', { name: 'Cancelar' }).click(),
  },
  answers: {
    terms: {
      ...byCall('wallet.payoutTerms', payoutAccountModel.answers?.terms),
      // As the sandbox has them.
      'the old one': ({ door }) => door.release('wallet.payoutTerms'),
    },
    bind: {
      ...byCall('wallet.bindPayoutAccount', payoutAccountModel.answers?.bind),
      'session over': reloaded,
    },
    remove: {
      ...byCall('wallet.removePayoutAccount', payoutAccountModel.answers?.remove),
      'session over': reloaded,
    },
  },
  shows: {
    'binding.notDone': ({ page }) =>
      expect(centre.region(page).getByText('No consta que se hiciera.')).toBeVisible(),
    'removing.notDone': ({ page }) =>
      expect(centre.region(page).getByText('No consta que se hiciera.')).toBeVisible(),
    unsure: (scene) => expect(unsure(scene).getByRole('button', { name: 'Preguntar ahora' })).toBeEnabled(),
    looking: (scene) => expect(unsure(scene).getByRole('button', { name: 'Preguntar ahora' })).toBeDisabled(),
    listed: (scene) => expect(card(scene).getByRole('button', { name: 'Añadir una cuenta' })).toBeEnabled(),
    'binding.editing': (scene) => expect(submit(scene)).toBeEnabled(),
    'binding.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    sendingBinding: (scene) => expect(submit(scene)).toBeDisabled(),
    'removing.editing': (scene) => expect(submit(scene)).toBeEnabled(),
    'removing.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    sendingRemoval: (scene) => expect(submit(scene)).toBeDisabled(),
  },
});
