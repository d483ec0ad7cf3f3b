import { expect } from '@playwright/test';
import { smsCodeModel } from '../../machines/verification/sms-code.model.ts';
import { rooms } from '../kit/rooms.ts';
import { sliderDialog, solveByKeyboard } from '../kit/slider.ts';
import { play } from './play.ts';
import { freeze, hold, openDialog } from './scenes.ts';
import { byCall, type Scene } from './stage.ts';

const dialog = ({ page }: Scene) => rooms.loginDialog(page);
const send = (scene: Scene) => dialog(scene).getByRole('button', { name: /Enviar código|Enviando|Espera/ });
const trouble = ({ page }: Scene) => page.getByRole('dialog', { name: 'No enviamos el código' });

play({
  model: smsCodeModel,
  starts: {
    start: async (scene) => {
      await hold(scene, 'verification.smsLogin');
      await openDialog(scene);
      await dialog(scene).getByRole('tab', { name: 'SMS' }).click();
      await dialog(scene).getByLabel('País').selectOption('PE');
      await dialog(scene).getByRole('textbox', { name: 'Número de celular' }).fill('987654321');
      await freeze(scene);
    },
  },
  events: {
    'wants a code': {
      when: (snapshot) => !snapshot.matches('failed'),
      how: (scene) => send(scene).dispatchEvent('click'),
    },
    'learns that an identity provider sends codes': 'the gateway tells its features in its own time',
    'learns that the gateway sends codes': 'the gateway tells its features in its own time',
    'the world sets the end': 'it comes by itself, at the start of the countdown',
    'the device slept through the end': async ({ page }) => {
      await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 3_600_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
    'nobody waits for it any more': 'only the verification of an address says so, and of its own codes',
    'has seen the failure': (scene) => trouble(scene).getByRole('button', { name: 'Entendido' }).click(),
  },
  answers: {
    sendCode: byCall('verification.smsLogin', smsCodeModel.answers?.sendCode),
    slider: {
      solved: async (scene) => {
        const { page, door } = scene;
        await page.clock.resume();
        await solveByKeyboard(page, door);
        await expect(sliderDialog(page)).toHaveCount(0);
        // The pauses of a second that come later are the tour's again, and no real ones.
        await freeze(scene);
      },
      'given up': ({ page }) => sliderDialog(page).getByRole('button', { name: 'Cerrar' }).click(),
      broke: 'the slider breaks by a defect only',
    },
  },
  shows: {
    idle: (scene) => expect(send(scene)).toHaveText('Enviar código'),
    resting: (scene) => expect(send(scene)).toHaveText('Enviar código'),
    sending: (scene) => expect(send(scene)).toHaveAttribute('aria-busy', 'true'),
    proving: ({ page }) => expect(sliderDialog(page)).toBeVisible(),
    'counting.running': (scene) => expect(send(scene)).toHaveText(/Espera \d+ s/),
    'failed.pausing': (scene) => expect(trouble(scene)).toBeVisible(),
    'failed.ready': (scene) => expect(trouble(scene)).toBeVisible(),
  },
  echoes: ['counting · countdown.set -> counting.running', '(root) · features.learned -> (stays)'],
});
