import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { play } from '../../flows/browser/play.ts';
import { hold, learn, open } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { providerWindow, sayWho } from '../../kit/journeys/provider-window.ts';
import { openLogin, password, rooms } from '../../kit/journeys/rooms.ts';
import { sliderDialog, solveByKeyboard } from '../../kit/journeys/slider.ts';
import { loginModel } from '../../machines/session/login.model.ts';

type Given = { readonly status: number; readonly body: unknown };

const dialog = ({ page }: Scene) => rooms.loginDialog(page);
const elsewhere = ({ page }: Scene) => page.getByRole('dialog', { name: 'Sigue en la otra ventana' });
const accepted = {
  token: 'a-token-that-is-made-up',
  firstTimeLogin: false,
  passwordExpired: false,
  userName: 'ana',
};
const box = (scene: Scene, name: string) => dialog(scene).getByRole('textbox', { name });
const link = (name: string) => (scene: Scene) => dialog(scene).getByRole('link', { name }).click();

const byName = ({ context }: AnyMachineSnapshot) => context.type === 'username';
const bySms = ({ context }: AnyMachineSnapshot) => context.type === 'sms';

/** Before a country is picked, the one that is shown counts as soon as the number is used. */
const withCountry = (snapshot: AnyMachineSnapshot) => bySms(snapshot) && snapshot.context.dialing.code !== '';

const begin = (settings: object) => async (scene: Scene) => {
  await scene.door.setConfig(settings);
  await hold(scene, 'session.login', 'session.identity', 'member.info', 'session.firstLogin');
  await open(scene);
  // What is switched on has been learned by then.
  await expect(rooms.header(scene.page).getByText('Jugar gratis')).toBeVisible();
  await openLogin(scene.page);
};

const defect = 'a child of the dialog breaks by a defect only';

/** The provider says who this is, and the gateway whose account that is. */
const identified = (answer: Given) => async (scene: Scene) => {
  await sayWho(await providerWindow(scene.page), 'lucia@norte.example');
  await scene.door.release('session.identity', answer);
};

play({
  model: loginModel,
  starts: {
    'SMS login on': begin({ whitelabel: { SMSLOGIN: true } }),
    'back from a failed arrival':
      'the dialog is opened again after an arrival that failed: the chart and the wire begin there',
    'SMS login off, expiry off': begin({
      whitelabel: { SMSLOGIN: false, PWDEXPIRE: false },
      brand: { entrance: 'member' },
    }),
  },
  events: {
    'types a user name': { when: byName, how: (scene) => box(scene, 'Usuario').fill('ana') },
    'types a password': { when: byName, how: (scene) => rooms.password(dialog(scene)).fill(password) },
    'types a number': {
      when: withCountry,
      how: (scene) => box(scene, 'Número de celular').fill('987654321'),
    },
    'types a code': { when: bySms, how: (scene) => box(scene, 'Código por SMS').fill('123456') },
    'types a captcha': {
      when: ({ context }) => context.captchaWanted,
      how: (scene) => rooms.captcha(dialog(scene)).fill('1234'),
    },
    'picks the SMS tab': {
      when: ({ context }) => context.smsEnabled,
      how: (scene) => dialog(scene).getByRole('tab', { name: 'SMS' }).click(),
    },
    'picks the user name tab': {
      when: ({ context }) => context.smsEnabled,
      how: (scene) => dialog(scene).getByRole('tab', { name: 'Usuario' }).click(),
    },
    'picks a country': {
      when: bySms,
      how: async (scene) => {
        const country = dialog(scene).getByRole('combobox', { name: 'País' });
        const peru = country.locator('option', { hasText: 'Perú' });
        await country.selectOption(await peru.getAttribute('value'));
      },
    },
    'ticks remember me': (scene) => dialog(scene).getByRole('checkbox', { name: 'Recordarme' }).click(),
    'the world recalls': 'only what an earlier visit left is recalled, as soon as the dialog opens',
    'a code is still on its way to a number': 'only a form that was closed before is told so, as it opens',
    'the world can’t remember': 'only a browser without a place for secrets says so',
    'SMS login is switched on': {
      when: (snapshot) => snapshot.matches('form') && !snapshot.context.smsEnabled,
      how: (scene) => learn(scene, { SMSLOGIN: true }),
    },
    'SMS login is switched off': {
      when: (snapshot) => snapshot.matches('form') && snapshot.context.smsEnabled,
      how: (scene) => learn(scene, { SMSLOGIN: false }),
    },
    'asks for a code': {
      when: withCountry,
      how: (scene) =>
        dialog(scene)
          .getByRole('button', { name: /Enviar código/ })
          .click(),
    },
    submits: (scene) => rooms.enter(dialog(scene)).click(),
    'chooses an identity provider': (scene) =>
      dialog(scene).getByRole('button', { name: 'Continuar con Cuenta Norte' }).click(),
    'wants to register': link('Registrarme'),
    'forgot the password': link('¿Olvidaste tu contraseña?'),
    'wants to play for free': link('Jugar gratis'),
    closes: ({ page }) => page.keyboard.press('Escape'),
  },
  answers: {
    captcha: { broke: defect },
    login: byCall('session.login', loginModel.answers?.login),
    slider: {
      solved: async ({ page, door }) => {
        await solveByKeyboard(page, door);
        await expect(sliderDialog(page)).toHaveCount(0);
      },
      'given up': ({ page }) => sliderDialog(page).getByRole('button', { name: 'Cerrar' }).click(),
      broke: defect,
    },
    identity: {
      known: identified({ status: 200, body: { success: true, value: accepted } }),
      unknown: identified({ status: 422, body: { success: false, code: 'IDENTITY_UNKNOWN' } }),
      'declined for want of a slider': identified({
        status: 422,
        body: { success: false, code: 'SLIDER_NEEDED' },
      }),
      'given up': (scene) => elsewhere(scene).getByRole('button', { name: 'Cancelar' }).last().click(),
      broke: defect,
    },
  },
  shows: {
    'form.editing': (scene) => expect(dialog(scene)).toBeVisible(),
    'form.refused': (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
    submitting: (scene) => expect(rooms.enter(dialog(scene))).toHaveAttribute('aria-busy', 'true'),
    proving: ({ page }) => expect(sliderDialog(page)).toBeVisible(),
    identifying: (scene) => expect(elsewhere(scene)).toBeVisible(),
    ended: (scene) => expect(dialog(scene)).toHaveCount(0),
  },
});
