import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { hold, openSection } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { password } from '../../kit/journeys/rooms.ts';
import { removalModel } from '../../machines/member/removal.model.ts';

const remove = ({ page }: Scene) =>
  page.getByRole('button', { name: 'Quitar el autenticador', includeHidden: true });
const question = ({ page }: Scene) => page.getByRole('dialog', { name: '¿Quitar el autenticador?' });

/** What the gateway says of a member whose authenticator is in force. */
const value = {
  account: 'member1',
  nickname: 'Lucía Andrade',
  payeeName: null,
  birthday: null,
  mobile: null,
  email: null,
  withdrawPasswordSet: false,
  authenticatorSet: true,
  passwordChangedAt: null,
};

const unsure = ({ page }: Scene) =>
  centre.region(page).getByRole('status').filter({ hasText: 'No sabemos si se hizo' });

play({
  model: removalModel,
  starts: {
    start: async (scene) => {
      await hold(scene, 'member.removeAuthenticator', 'member.profile');
      await openSection(scene, 'authenticator');
      await scene.door.release('member.profile', { status: 200, body: { success: true, value } });
      await expect(remove(scene)).toBeVisible();
    },
  },
  events: {
    'types the sign-in password': ({ page }) => centre.field(page, 'Contraseña de acceso').fill(password),
    'types a code': ({ page }) => centre.field(page, 'Código de la aplicación').fill('135792'),
    'types blanks for a password': ({ page }) => centre.field(page, 'Contraseña de acceso').fill(' '),
    'types a code with spaces of other kinds': ({ page }) =>
      centre.field(page, 'Código de la aplicación').fill('135\u00a0792\u00a0'),
    submits: (scene) => remove(scene).click(),
    confirms: (scene) => question(scene).getByRole('button', { name: 'Sí, quitarlo' }).click(),
    'asks whether it is gone': async (scene) => {
      await centre.button(scene.page, 'Preguntar ahora').click();
    },
    'wants the form back': ({ page }) => centre.button(page, 'Volver al formulario').click(),
    cancels: (scene) => question(scene).getByRole('button', { name: 'Dejarlo activado' }).click(),
  },
  answers: {
    remove: byCall('member.removeAuthenticator', removalModel.answers?.remove),
    profile: byCall('member.profile', removalModel.answers?.profile),
  },
  shows: {
    'form.notDone': ({ page }) =>
      expect(centre.region(page).getByText('No consta que se hiciera.')).toBeVisible(),
    unsure: (scene) => expect(unsure(scene).getByRole('button', { name: 'Preguntar ahora' })).toBeEnabled(),
    looking: (scene) => expect(unsure(scene).getByRole('button', { name: 'Preguntar ahora' })).toBeDisabled(),
    'form.editing': ({ page }) => expect(centre.field(page, 'Código de la aplicación')).toBeEditable(),
    'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    sure: (scene) => expect(question(scene)).toBeVisible(),
    removing: (scene) => expect(remove(scene)).toBeDisabled(),
    removed: ({ page }) => expect(centre.done(page, 'Tu autenticador quedó quitado.')).toBeVisible(),
  },
});
