import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { hold, holdNext, openSection } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { password } from '../../kit/journeys/rooms.ts';
import { authenticatorModel } from '../../machines/member/authenticator.model.ts';

const next = ({ page }: Scene) => centre.region(page).getByRole('button', { name: /^(Empezar|Activar)$/ });

const unsure = ({ page }: Scene) =>
  centre.region(page).getByRole('status').filter({ hasText: 'No sabemos si se hizo' });

play({
  model: authenticatorModel,
  starts: {
    start: async (scene) => {
      await hold(scene, 'member.beginAuthenticator', 'member.confirmAuthenticator');
      await openSection(scene, 'authenticator');
    },
  },
  events: {
    'types the sign-in password': {
      when: ({ context }) => context.begun === null,
      how: ({ page }) => centre.field(page, 'Contraseña de acceso').fill(password),
    },
    'types a code': {
      when: ({ context }) => context.begun !== null,
      how: ({ page }) => centre.field(page, 'Código de la aplicación').fill('135 792'),
    },
    'types blanks for a password': {
      when: ({ context }) => context.begun === null,
      how: ({ page }) => centre.field(page, 'Contraseña de acceso').fill(' '),
    },
    'types a code with spaces of other kinds': {
      when: ({ context }) => context.begun !== null,
      how: ({ page }) => centre.field(page, 'Código de la aplicación').fill('135\u00a0792\u00a0'),
    },
    submits: (scene) => next(scene).click(),
    'starts over': ({ page }) => centre.button(page, 'Empezar de nuevo').click(),
    'asks whether it is in force': async (scene) => {
      await holdNext(scene, 'member.profile');
      await centre.button(scene.page, 'Preguntar ahora').click();
    },
    'wants the form back': ({ page }) => centre.button(page, 'Volver al formulario').click(),
  },
  answers: {
    begin: byCall('member.beginAuthenticator', authenticatorModel.answers?.begin),
    profile: byCall('member.profile', authenticatorModel.answers?.profile),
    confirm: byCall('member.confirmAuthenticator', authenticatorModel.answers?.confirm),
  },
  shows: {
    'showing.notDone': ({ page }) =>
      expect(centre.region(page).getByText('No consta que se hiciera.')).toBeVisible(),
    unsure: (scene) => expect(unsure(scene).getByRole('button', { name: 'Preguntar ahora' })).toBeEnabled(),
    looking: (scene) => expect(unsure(scene).getByRole('button', { name: 'Preguntar ahora' })).toBeDisabled(),
    'asking.open': ({ page }) => expect(centre.field(page, 'Contraseña de acceso')).toBeEditable(),
    'asking.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    beginning: (scene) => expect(next(scene)).toBeDisabled(),
    'showing.open': ({ page }) => expect(centre.region(page).locator('code')).toBeVisible(),
    'showing.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    confirming: (scene) => expect(next(scene)).toBeDisabled(),
    set: ({ page }) => expect(centre.done(page, 'Tu autenticador quedó activado.')).toBeVisible(),
  },
});
