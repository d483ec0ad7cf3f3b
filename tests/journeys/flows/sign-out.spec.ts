import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { rooms, signIn, signOutButton } from '../../kit/journeys/rooms.ts';
import { signOutModel } from '../../machines/session/sign-out.model.ts';

const press = ({ page }: Scene, name: string) =>
  rooms.signOutDialog(page).getByRole('button', { name }).click();
const visitorHere = ({ page }: Scene) =>
  expect(rooms.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();

/** Signs in first where a tour asks for the question a second time: only who is in can leave. */
async function askToLeave({ page }: Scene): Promise<void> {
  if (!(await signOutButton(page).isVisible())) await signIn(page);
  await signOutButton(page).click();
}

const demo = 'the tour is a member’s; leaving a demo account is a journey of its own (free-play.spec.ts)';

play({
  model: signOutModel,
  starts: {
    start: async (scene) => {
      await hold(scene, 'session.logout');
      await scene.page.goto('/');
      await signIn(scene.page);
      await freeze(scene);
    },
  },
  events: {
    'the session asks': { when: ({ context }) => context.token === null, how: askToLeave },
    'who signed in again asks': 'the same step as being asked for the first time',
    'nobody is here any more': async ({ page, door }) => {
      await page.evaluate(() => {
        const tab = new BroadcastChannel('session');
        tab.postMessage({ word: 'came', account: 'luis' });
        tab.close();
      });
      // What is left behind is ended too, by another machine.
      await door.release('session.logout');
    },
    'somebody is here': 'nobody comes in while the question is open',
    'a demo account is left for a real one': demo,
    'the token is renewed meanwhile': ({ page }) =>
      page.evaluate(() => {
        const shared = sessionStorage.getItem('token');
        const tab = new BroadcastChannel('session');
        tab.postMessage({ word: 'renewed', token: shared, newToken: shared });
        tab.close();
      }),
    confirms: (scene) => press(scene, 'Sí, salir'),
    cancels: (scene) => press(scene, 'Cancelar'),
    'has seen that the gateway was not told': ({ page }) =>
      page.getByRole('button', { name: 'Entendido' }).click(),
  },
  answers: { logout: byCall('session.logout', signOutModel.answers?.logout) },
  shows: {
    idle: ({ page }) => expect(rooms.signOutDialog(page)).toBeHidden(),
    confirming: ({ page }) =>
      expect(rooms.signOutDialog(page)).toContainText('¿Seguro que quieres cerrar sesión?'),
    leaving: visitorHere,
    waiting: visitorHere,
    untold: ({ page }) => expect(page.getByText(/no pudimos avisar al servicio/)).toBeVisible(),
  },
});
