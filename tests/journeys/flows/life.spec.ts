import { expect } from '@playwright/test';
import { lifeModel } from '../../machines/session/life.model.ts';
import { rooms, signOutButton } from '../kit/rooms.ts';
import { play } from './play.ts';
import { freeze, hold, open } from './scenes.ts';
import { byCall, type Scene } from './stage.ts';

const warning = ({ page }: Scene) => page.getByRole('dialog', { name: 'Tu sesión está por terminar' });
const stay = (scene: Scene) =>
  warning(scene).getByRole('button', { name: /^(Seguir conectado|Un momento…)$/ });
const unwarned = async (scene: Scene) => {
  await expect(signOutButton(scene.page)).toBeVisible();
  await expect(warning(scene)).toHaveCount(0);
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
    'the world sets the end': 'it comes by itself, at the start of the countdown',
    'the device slept through the end': async ({ page }) => {
      await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 86_400_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
  },
  answers: {
    askLife: { ...byCall('session.life', lifeModel.answers?.askLife), endedToken: refused },
    stay: { ...byCall('session.stay', lifeModel.answers?.stay), endedToken: refused },
  },
  shows: {
    asking: unwarned,
    lasting: unwarned,
    unknown: unwarned,
    'warning.asked': (scene) => expect(stay(scene)).toBeEnabled(),
    'warning.staying': (scene) => expect(stay(scene)).toHaveAttribute('aria-busy', 'true'),
    'warning.refused': (scene) => expect(warning(scene).getByRole('alert')).toBeVisible(),
    'warning.told': (scene) =>
      expect(warning(scene).getByRole('button', { name: 'Entendido' })).toBeVisible(),
    'warning.seen': unwarned,
    over: ({ page }) => expect(rooms.expiredDialog(page)).toBeVisible(),
  },
  echoes: ['warning · countdown.set -> (stays)'],
});
