import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { fillIn, openLogin, rooms } from '../../kit/journeys/rooms.ts';
import { forsakenModel } from '../../machines/session/forsaken.model.ts';

const visitorHere = ({ page }: Scene) =>
  expect(rooms.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();

/** Closes the login while its answer is under way; the answer opens a session with this token. */
const closeTooSoon = (token: string) => async (scene: Scene) => {
  const dialog = await openLogin(scene.page);
  await fillIn(dialog, 'member1');
  await scene.door.held('session.login');
  await scene.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const value = { token, firstTimeLogin: false, passwordExpired: false, userName: 'member1' };
  await scene.door.release('session.login', { status: 200, body: { success: true, value } });
};

play({
  model: forsakenModel,
  starts: {
    start: async (scene) => {
      await hold(scene, 'session.login', 'session.logout');
      await scene.page.goto('/');
      // Once, so that the dialog is here before the clock stands still.
      await escapeFrom(await openLogin(scene.page));
      await freeze(scene);
    },
  },
  events: {
    'a session was opened for nobody': closeTooSoon('planted-token'),
    'another session was': closeTooSoon('planted-other-token'),
  },
  answers: { logout: byCall('session.logout', forsakenModel.answers?.logout) },
  shows: { idle: visitorHere, ending: visitorHere, waiting: visitorHere },
});
