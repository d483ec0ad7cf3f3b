import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold, openDialog } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { fillIn, rooms } from '../../kit/journeys/rooms.ts';
import { captchaModel } from '../../machines/verification/captcha.model.ts';

const dialog = ({ page }: Scene) => rooms.loginDialog(page);
const image = (scene: Scene, name: RegExp) => dialog(scene).getByRole('button', { name });
const anyImage = /Imagen con un código|Cargando la imagen|La imagen no cargó/;

const flagged = { success: false, code: 'LOGIN_REFUSED', value: { captcha: true } };

/** A refusal that carries the captcha flag, to whatever was typed. */
async function refuse(scene: Scene): Promise<void> {
  await scene.door.faults([{ call: 'session.login', kind: 'answer', status: 422, body: flagged }]);
  const captcha = rooms.captcha(dialog(scene));
  if (await captcha.isVisible()) await captcha.fill('1234');
  await fillIn(dialog(scene), 'member1');
  await expect(dialog(scene).getByRole('alert')).toBeVisible();
}

/** The captcha in the login dialog. */
play({
  model: captchaModel,
  starts: {
    start: async (scene) => {
      await hold(scene, 'verification.captcha');
      await openDialog(scene);
      await freeze(scene);
    },
  },
  events: {
    'a form wants a captcha': refuse,
    'clicks the image': (scene) => image(scene, anyImage).click(),
  },
  answers: { fetchCaptcha: byCall('verification.captcha', captchaModel.answers?.fetchCaptcha) },
  shows: {
    hidden: (scene) => expect(rooms.captcha(dialog(scene))).toHaveCount(0),
    due: (scene) => expect(image(scene, /Cargando la imagen/)).toBeVisible(),
    loading: (scene) => expect(image(scene, /Cargando la imagen/)).toBeVisible(),
    'shown.pausing': (scene) => expect(image(scene, /Imagen con un código/)).toBeVisible(),
    'shown.ready': (scene) => expect(image(scene, /Imagen con un código/)).toBeVisible(),
    'failed.pausing': (scene) => expect(image(scene, /La imagen no cargó/)).toBeVisible(),
    'failed.ready': (scene) => expect(image(scene, /La imagen no cargó/)).toBeVisible(),
  },
});
