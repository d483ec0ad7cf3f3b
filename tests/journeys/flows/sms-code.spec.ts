import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { CodeContext } from '#machines/verification/sms-code.rules.ts';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold, openDialog } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { rooms } from '../../kit/journeys/rooms.ts';
import { sliderDialog, solveByKeyboard } from '../../kit/journeys/slider.ts';
import { held } from '../../machines/verification/sms-code.examples.ts';
import { smsCodeModel } from '../../machines/verification/sms-code.model.ts';

const dialog = ({ page }: Scene) => rooms.loginDialog(page);
const send = (scene: Scene) => dialog(scene).getByRole('button', { name: /Enviar código|Enviando|Espera/ });
const trouble = ({ page }: Scene) => page.getByRole('dialog', { name: 'No enviamos el código' });

/** The numbers that wait in the chart, in the words of its model. */
const waiting = ({ context }: AnyMachineSnapshot): string[] =>
  (context as CodeContext).waits.map(({ input }) => held(input));

/** Presses the button for a number that is typed; while one waits its button can’t be pressed. */
const sendTo = (number: string, inModel: string) => ({
  when: (snapshot: AnyMachineSnapshot) => !snapshot.matches('failed') && !waiting(snapshot).includes(inModel),
  how: async (scene: Scene) => {
    await dialog(scene).getByRole('textbox', { name: 'Número de celular' }).fill(number);
    await send(scene).dispatchEvent('click');
  },
});

/** The device sleeps for an hour, over all waits. */
const sleepPast = (inModel: string) => ({
  when: (snapshot: AnyMachineSnapshot) => waiting(snapshot).join() === inModel,
  how: async ({ page }: Scene) => {
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 3_600_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  },
});

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
    'wants a code': sendTo('987654321', '600111222'),
    'wants a code to the same number, written with spaces': sendTo('987 654 321', '600111222'),
    'wants a code to another number': sendTo('987654322', '600111333'),
    'learns that an identity provider sends codes': 'the gateway tells its features in its own time',
    'learns that the gateway sends codes': 'the gateway tells its features in its own time',
    'the world sets the end': 'it comes by itself, at the start of the countdown',
    'the wait of the number is over': sleepPast('600111222'),
    'the wait of the other number is over': sleepPast('600111333'),
    'somebody signs in': 'the tours have one person: the journeys of numbers show who comes after',
    'nobody is signed in': 'the tours have one person: the journeys of numbers show who comes after',
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
    resting: (scene) => expect(send(scene)).toHaveText(/^(Enviar código|Espera \d+ s)$/),
    sending: (scene) => expect(send(scene)).toHaveAttribute('aria-busy', 'true'),
    proving: ({ page }) => expect(sliderDialog(page)).toBeVisible(),
    counting: (scene) => expect(send(scene)).toHaveText(/Espera \d+ s/),
    'failed.pausing': (scene) => expect(trouble(scene)).toBeVisible(),
    'failed.ready': (scene) => expect(trouble(scene)).toBeVisible(),
  },
  echoes: [
    'idle · account.changed -> (stays)',
    '(root) · countdown.set -> (stays)',
    '(root) · features.learned -> (stays)',
  ],
});
