import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { play } from '../../flows/browser/play.ts';
import { hold, open } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { openLogin, rooms } from '../../kit/journeys/rooms.ts';
import { sliderDialog, solveByKeyboard } from '../../kit/journeys/slider.ts';
import { forgotModel } from '../../machines/password/forgot.model.ts';

const dialog = ({ page }: Scene) => rooms.forgotDialog(page);
const mailed = ({ page }: Scene) => rooms.mailedDialog(page);
const unsure = ({ page }: Scene) => page.getByRole('dialog', { name: 'No sabemos si se hizo' });
const box = (scene: Scene, name: string) => dialog(scene).getByLabel(name, { exact: true });
const submit = (scene: Scene) =>
  dialog(scene).getByRole('button', { name: /^(Enviar enlace|Cambiar contraseña y entrar)$/ });
const visible = (scene: Scene) => expect(dialog(scene)).toBeVisible();
const busy = (scene: Scene) => expect(submit(scene)).toHaveAttribute('aria-busy', 'true');
const fresh = 'Otra-Clave-2026!';
const link =
  'only a page opened by the link of a mail has a ticket: shown by the journeys of a forgotten password';
const features = 'the gateway tells its features in its own time';

const byMail = ({ context }: AnyMachineSnapshot) => context.way === 'email';
const byPhone = ({ context }: AnyMachineSnapshot) => context.way === 'phone';
const countryPicked = ({ context }: AnyMachineSnapshot) =>
  context.way === 'phone' && context.dialing.code !== '';

const begin = (settings: object) => async (scene: Scene) => {
  await scene.door.setConfig(settings);
  await hold(scene, 'password.rule', 'password.forgotByEmail', 'password.resetByPhone', 'member.info');
  await open(scene);
  // What is switched on has been learned by then.
  await expect(rooms.header(scene.page).getByText('Jugar gratis')).toBeVisible();
  const login = await openLogin(scene.page);
  await login.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await visible(scene);
};

play({
  model: forgotModel,
  starts: {
    'help by mobile on': begin({ whitelabel: { CHNGPASSVERIF3: true } }),
    'help by e-mail alone': begin({ whitelabel: { CHNGPASSVERIF3: false } }),
  },
  events: {
    'types a user name': { when: byMail, how: (scene) => box(scene, 'Usuario').fill('ana') },
    'types an address': {
      when: byMail,
      how: (scene) => box(scene, 'Correo electrónico').fill('ana@example.org'),
    },
    'types a number': {
      when: countryPicked,
      how: (scene) => box(scene, 'Número de celular').fill('987654321'),
    },
    'types a code': { when: byPhone, how: (scene) => box(scene, 'Código por SMS').fill('123456') },
    'types a password': { when: byPhone, how: (scene) => box(scene, 'Contraseña nueva').fill(fresh) },
    'repeats it': { when: byPhone, how: (scene) => box(scene, 'Repite la contraseña nueva').fill(fresh) },
    'picks the mobile tab': (scene) => dialog(scene).getByRole('tab', { name: 'Celular' }).click(),
    'picks the e-mail tab': (scene) => dialog(scene).getByRole('tab', { name: 'Correo' }).click(),
    'picks a country': {
      when: byPhone,
      how: (scene) => dialog(scene).getByRole('combobox', { name: 'País' }).selectOption('PE'),
    },
    'help by mobile is switched on': features,
    'help by mobile is switched off': features,
    'a code is still on its way to a number': 'only a form that was closed before is told so, as it opens',
    'the page was opened by a link': link,
    'asks for a code': {
      when: countryPicked,
      how: (scene) =>
        dialog(scene)
          .getByRole('button', { name: /Enviar código/ })
          .click(),
    },
    submits: (scene) => submit(scene).click(),
    'wants the form back': (scene) =>
      unsure(scene).getByRole('button', { name: 'Volver al formulario' }).click(),
    'wants to sign in': ({ page }) => page.getByRole('dialog').getByText('Iniciar sesión').click(),
    closes: ({ page }) => page.keyboard.press('Escape'),
  },
  answers: {
    learnRule: byCall('password.rule', forgotModel.answers?.learnRule),
    askMail: byCall('password.forgotByEmail', forgotModel.answers?.askMail),
    resetByPhone: byCall('password.resetByPhone', forgotModel.answers?.resetByPhone),
    slider: {
      solved: ({ page, door }) => solveByKeyboard(page, door),
      'given up': ({ page }) => sliderDialog(page).getByRole('button', { name: 'Cerrar' }).click(),
      broke: 'the slider breaks by a defect only',
    },
    renewal: { renewed: link, 'wants another link': link, closed: link, broke: link },
  },
  shows: {
    'recovering.form.editing': visible,
    'recovering.form.refused': (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
    'recovering.asking': busy,
    'recovering.resetting': busy,
    'recovering.proving': ({ page }) => expect(sliderDialog(page)).toBeVisible(),
    'recovering.unsure': (scene) =>
      expect(unsure(scene)).toContainText('Puede que tu contraseña nueva ya valga'),
    mailed: (scene) => expect(mailed(scene)).toBeVisible(),
    renewing: link,
    ended: async (scene) => {
      await expect(dialog(scene)).toHaveCount(0);
      await expect(mailed(scene)).toHaveCount(0);
      await expect(unsure(scene)).toHaveCount(0);
    },
  },
  // Most tours leave the rule on its way, and the page's clock goes on: on a busy machine longer than a call may take.
  overdue: ['recovering · learnRule error -> (stays)'],
});
