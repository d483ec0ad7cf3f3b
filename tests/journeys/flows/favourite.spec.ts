import { expect, type Page } from '@playwright/test';
import { isUnheard } from '#machines/kit/meaning.rules.ts';
import { play } from '../../flows/browser/play.ts';
import { hold } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { beGreeted, fillIn, ready, rooms } from '../../kit/journeys/rooms.ts';
import { favouriteModel } from '../../machines/games/favourite.model.ts';

const hearts = { luna: 1, sol: 2 } as const;
const heart = ({ page }: Scene, game: keyof typeof hearts) =>
  page.locator(`[aria-posinset="${hearts[game]}"]`).getByRole('button', { name: /favoritos$/ });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /favorito/ });
const wished = (snapshot: { context: unknown }, game: string) =>
  (snapshot.context as { wished: Record<string, boolean> }).wished[game] ?? false;

/** The session ends, which leads home; the visitor comes back to the hall, presses, is asked to sign in, and does. */
async function pressAsVisitor(scene: Scene): Promise<void> {
  const { page, door } = scene;
  await door.faults([{ call: 'wallet.balance', kind: '401' }]);
  await rooms.header(page).getByRole('button', { name: 'Actualizar el saldo' }).click();
  await escapeFrom(rooms.expiredDialog(page));
  const navigation = page.getByRole('navigation', { name: 'Juegos y promociones' });
  await navigation.getByRole('link', { name: 'Slots' }).click();
  await heart(scene, 'luna').click();
  await fillIn(rooms.loginDialog(page), 'vip5');
  await beGreeted(page);
}

const resumed = 'a kept token is confirmed once, as the page opens: the journeys of early hearts show it';

play({
  model: favouriteModel,
  starts: {
    start: async (scene) => {
      const { page, door } = scene;
      await hold(scene, 'games.favour');
      await page.addInitScript((token) => sessionStorage.setItem('token', token), await door.tokenOf('vip5'));
      await page.goto('/rng');
      await ready(page);
      // Only who is known has a balance: until then what is pressed waits.
      await expect(rooms.balance(page)).toBeVisible();
      await expect(heart(scene, 'luna')).toBeVisible();
    },
  },
  events: {
    'favours luna': {
      when: (snapshot) => !wished(snapshot, 'luna'),
      how: (scene) => heart(scene, 'luna').click(),
    },
    'no longer favours luna': {
      when: (snapshot) => wished(snapshot, 'luna'),
      how: (scene) => heart(scene, 'luna').click(),
    },
    'favours sol': {
      when: (snapshot) => !wished(snapshot, 'sol'),
      how: (scene) => heart(scene, 'sol').click(),
    },
    'favours luna as a visitor': {
      when: (snapshot) =>
        snapshot.matches({ settled: 'resting' }) && Object.keys(snapshot.context.wished).length === 0,
      how: pressAsVisitor,
    },
    'closes the notice': {
      when: ({ context }) => context.ungranted !== null,
      how: ({ page }) => notice(page).getByRole('button', { name: 'Cerrar', exact: true }).click(),
    },
    'tries again': {
      when: ({ context }) => isUnheard(context.ungranted?.failure ?? null),
      how: ({ page }) => notice(page).getByRole('button', { name: 'Intentar otra vez' }).click(),
    },
    'favours luna while it is not known who is here': resumed,
    'a visitor is here': 'who signs out goes home, and the page with its hearts is gone',
    'a member is here': resumed,
  },
  answers: {
    favour: {
      ...byCall('games.favour', favouriteModel.answers?.favour),
    },
  },
  shows: {
    'settled.resting': (scene) => expect(notice(scene.page)).toHaveCount(0),
    'settled.refused': ({ page }) => expect(notice(page)).toContainText('No se pudo cambiar el favorito.'),
    'settled.unheard': ({ page }) => expect(notice(page)).toContainText('no sabemos si tu favorito cambió'),
    waiting: resumed,
    sending: (scene) => expect(heart(scene, 'luna')).toBeEnabled(),
  },
  echoes: ['(root) · person.known if visitor -> settled'],
});
