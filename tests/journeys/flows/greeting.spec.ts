import { expect } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { play } from '../../flows/browser/play.ts';
import { hold, open, openDialog } from '../../flows/browser/scenes.ts';
import { byCall } from '../../flows/browser/stage.ts';
import { fillIn, rooms } from '../../kit/journeys/rooms.ts';
import { greetingModel } from '../../machines/session/greeting.model.ts';

play({
  model: greetingModel,
  starts: {
    'just signed in': async (scene) => {
      // What the home asks for itself is answered before the greeting's own question is the one that waits.
      const { path } = calls['notices.announcements'];
      const ofTheHome = scene.page.waitForResponse((answer) => answer.url().includes(path));
      await openDialog(scene);
      await ofTheHome;
      await hold(scene, 'notices.announcements');
      await fillIn(rooms.loginDialog(scene.page), 'member1');
    },
    'a reloaded page': async (scene) => {
      await scene.page.addInitScript(
        (token) => sessionStorage.setItem('token', token),
        await scene.door.tokenOf('member1'),
      );
      await open(scene);
    },
  },
  events: {
    'closes the notice': ({ page }) =>
      rooms.greeting(page).getByRole('button', { name: 'Entendido' }).last().click(),
  },
  answers: { popups: byCall('notices.announcements', greetingModel.answers?.popups) },
  shows: {
    asking: ({ page }) => expect(rooms.greeting(page)).toHaveCount(0),
    shown: ({ page }) => expect(rooms.greeting(page)).toBeVisible(),
    greeted: ({ page }) => expect(rooms.greeting(page)).toHaveCount(0),
  },
});
