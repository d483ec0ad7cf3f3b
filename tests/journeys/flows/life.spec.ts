import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold, open } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { rooms, signOutButton } from '../../kit/journeys/rooms.ts';
import { lifeModel } from '../../machines/session/life.model.ts';

const warning = ({ page }: Scene) => page.getByRole('dialog', { name: 'Tu sesión está por terminar' });
const stay = (scene: Scene) =>
  warning(scene).getByRole('button', { name: /^(Seguir conectado|Un momento…)$/ });
const unwarned = async (scene: Scene) => {
  await expect(signOutButton(scene.page)).toBeVisible();
  await expect(warning(scene)).toHaveCount(0);
};
const cover = ({ page }: Scene) => page.getByRole('alertdialog', { name: 'No podemos confirmar tu sesión' });
const covered = async (scene: Scene) => {
  await expect(cover(scene)).toBeVisible();
  await expect(signOutButton(scene.page)).toHaveCount(0);
};
/** The device slept for a while, and wakes with the page in sight all the time. */
const wake =
  (slept: number) =>
  async ({ page }: Scene) => {
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + slept);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  };
const refused =
  'a token that is refused ends the session, and its watch with it: the journeys of sessions show it';

play({
  model: lifeModel,
  starts: {
    start: async (scene) => {
      const token = await scene.door.tokenOf('member1');
      await scene.page.addInitScript((kept) => sessionStorage.setItem('token', kept), token);
      await hold(scene, 'session.life', 'session.stay');
      await open(scene);
      await unwarned(scene);
      await scene.door.held('session.life');
      await freeze(scene);
    },
  },
  events: {
    stays: (scene) => stay(scene).click(),
    'closes the warning': ({ page }) => page.keyboard.press('Escape'),
    'it may have ended elsewhere': async ({ page }) => {
      await page.evaluate(() => {
        const tab = new BroadcastChannel('session');
        tab.postMessage({ word: 'ended' });
        tab.close();
      });
    },
    'asks for the session to be looked for now': (scene) =>
      cover(scene).getByRole('button', { name: 'Comprobar ahora' }).click(),
    'the world sets the end': 'it comes by itself, at the start of the countdown',
    'the world sets the next look': 'it comes by itself, at the start of the countdown',
    'the device slept through the next look': {
      when: (snapshot) => snapshot.matches({ watching: 'lasting' }),
      how: wake(61_000),
    },
    'the device slept through the end': wake(86_400_000),
  },
  answers: {
    askLife: { ...byCall('session.life', lifeModel.answers?.askLife), endedToken: refused },
    stay: { ...byCall('session.stay', lifeModel.answers?.stay), endedToken: refused },
  },
  shows: {
    'watching.asking': unwarned,
    'watching.lasting': unwarned,
    'watching.unknown': unwarned,
    'watching.warning.asked': (scene) => expect(stay(scene)).toBeEnabled(),
    'watching.warning.staying': (scene) => expect(stay(scene)).toHaveAttribute('aria-busy', 'true'),
    'watching.warning.refused': (scene) => expect(warning(scene).getByRole('alert')).toBeVisible(),
    'watching.warning.told': (scene) =>
      expect(warning(scene).getByRole('button', { name: 'Entendido' })).toBeVisible(),
    'watching.warning.seen': unwarned,
    'covered.asking': covered,
    'covered.waiting': async (scene) => {
      await covered(scene);
      await expect(cover(scene).getByRole('button', { name: 'Comprobar ahora' })).toBeEnabled();
    },
    over: ({ page }) => expect(rooms.expiredDialog(page)).toBeVisible(),
  },
  echoes: ['watching · countdown.set if ofEnd -> (stays)'],
});
