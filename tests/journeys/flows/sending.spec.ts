import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { hold } from '../../flows/browser/scenes.ts';
import { byCall, type Deed, type Scene } from '../../flows/browser/stage.ts';
import { registerBox, registerButton, registerDialog, typePassword } from '../../kit/journeys/registering.ts';
import { ready } from '../../kit/journeys/rooms.ts';
import { sliderDialog, solveByKeyboard } from '../../kit/journeys/slider.ts';
import { rule } from '../../machines/registration/rule.ts';
import { sendingModel } from '../../machines/registration/sending.model.ts';

const dialog = ({ page }: Scene) => registerDialog(page);
const busy = (scene: Scene) => expect(registerButton(dialog(scene))).toHaveAttribute('aria-busy', 'true');
const defect = 'the slider breaks by a defect only';
const closed = 'the dialog can’t be closed while it sends';

/** Opens the form, fills it in and submits it. */
const begin = (query: string, fill: Deed) => async (scene: Scene) => {
  await scene.door.setConfig({ whitelabel: { REGSMS: false }, registerRules: [rule('username')] });
  await hold(
    scene,
    'registration.affiliate',
    'registration.register',
    'registration.registerMobile',
    'member.info',
  );
  await scene.page.goto(`/register${query}`);
  await ready(scene.page);
  await expect(registerButton(dialog(scene))).toBeVisible();
  await fill(scene);
  await typePassword(dialog(scene));
  await registerButton(dialog(scene)).click();
};

const byName: Deed = (scene) => registerBox(dialog(scene), 'Usuario').fill('anabel');
const byNumber: Deed = async (scene) => {
  await dialog(scene).getByRole('tab', { name: 'Celular' }).click();
  await dialog(scene).getByLabel('País').selectOption('PE');
  await registerBox(dialog(scene), 'Número de celular').fill('987654321');
};

play({
  model: sendingModel,
  starts: {
    'by name': begin('', byName),
    'by name, invited': begin('?referralCode=NORTE-1', byName),
    'by number': begin('', byNumber),
    'by number, invited': begin('?referralCode=NORTE-1', byNumber),
  },
  events: { closes: closed },
  answers: {
    verifyCode: byCall('registration.affiliate', sendingModel.answers?.verifyCode),
    register: byCall('registration.register', sendingModel.answers?.register),
    registerMobile: byCall('registration.registerMobile', sendingModel.answers?.registerMobile),
    slider: {
      solved: ({ page, door }) => solveByKeyboard(page, door),
      'given up': ({ page }) => sliderDialog(page).getByRole('button', { name: 'Cerrar' }).click(),
      broke: defect,
    },
  },
  shows: {
    verifying: busy,
    registering: busy,
    registeringNumber: busy,
    proving: (scene) => expect(sliderDialog(scene.page)).toBeVisible(),
    ended: (scene) => expect(dialog(scene).locator('[aria-busy=true]')).toHaveCount(0),
  },
});
