import { expect } from '@playwright/test';
import { favouriteModel } from '../../machines/games/favourite.model.ts';
import { ready, signOutButton } from '../kit/rooms.ts';
import { play } from './play.ts';
import { hold } from './scenes.ts';
import { byCall, type Scene } from './stage.ts';

const hearts = { luna: 1, sol: 2 } as const;
const heart = ({ page }: Scene, game: keyof typeof hearts) =>
  page.locator(`[aria-posinset="${hearts[game]}"]`).getByRole('button', { name: /favoritos$/ });
const wished = (snapshot: { context: unknown }, game: string) =>
  (snapshot.context as { wished: Record<string, boolean> }).wished[game] ?? false;
const visitor = 'who is a visitor has no hearts to send: the journey of favourites asks one to sign in';

play({
  model: favouriteModel,
  starts: {
    start: async (scene) => {
      const { page, door } = scene;
      await hold(scene, 'games.favour');
      await page.addInitScript((token) => sessionStorage.setItem('token', token), await door.tokenOf('vip5'));
      await page.goto('/rng');
      await ready(page);
      await expect(signOutButton(page)).toBeVisible();
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
    'favours luna as a visitor': visitor,
    'closes the reason': ({ page }) => page.getByRole('button', { name: 'Cerrar', exact: true }).click(),
    'somebody else is here': 'who signs out goes home, and the page with its hearts is gone',
  },
  answers: {
    favour: {
      ...byCall('games.favour', favouriteModel.answers?.favour),
      'session over': 'a token that is refused opens the login over the page: the journey of SES-03 shows it',
    },
  },
  shows: {
    resting: (scene) => expect(heart(scene, 'luna')).toBeEnabled(),
    refused: ({ page }) => expect(page.getByText('No se pudo cambiar el favorito.')).toBeVisible(),
    sending: (scene) => expect(heart(scene, 'luna')).toBeEnabled(),
  },
  echoes: ['(root) · person.changed -> resting'],
  gaps: {
    '(root) · heart.pressed [0] if visitor -> (stays)': visitor,
    'resting · heart.pressed [0] if visitor -> (stays)': visitor,
    'refused · heart.pressed [0] if visitor -> (stays)': visitor,
  },
});
