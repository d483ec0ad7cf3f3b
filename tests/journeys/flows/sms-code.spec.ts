import { expect } from '@playwright/test';
import { smsCodeModel } from '../../machines/verification/sms-code.model.ts';
import { rooms } from '../kit/rooms.ts';
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
      await dialog(scene).getByRole('textbox', { name: 'Número de celular' }).fill('987654321');
      await freeze(scene);
    },
  },
  events: {
    'wants a code': {
      when: (snapshot) => !snapshot.matches('failed'),
      how: (scene) => send(scene).dispatchEvent('click'),
    },
    'the world sets the end': 'it comes by itself, at the start of the countdown',
    'the device slept through the end': async ({ page }) => {
      await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 3_600_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
    'has seen the failure': (scene) => trouble(scene).getByRole('button', { name: 'Entendido' }).click(),
  },
  answers: { sendCode: byCall('verification.smsLogin', smsCodeModel.answers?.sendCode) },
  shows: {
    idle: (scene) => expect(send(scene)).toHaveText('Enviar código'),
    sending: (scene) => expect(send(scene)).toHaveAttribute('aria-busy', 'true'),
    counting: (scene) => expect(send(scene)).toHaveText(/Espera \d+ s/),
    'failed.pausing': (scene) => expect(trouble(scene)).toBeVisible(),
    'failed.ready': (scene) => expect(trouble(scene)).toBeVisible(),
  },
  gaps: {
    'failed.ready · code.wanted -> sending': 'the dialog with the reason covers the form until it is closed',
  },
  echoes: ['counting · countdown.set -> (stays)'],
});
