import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { hold } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { ready, rooms } from '../../kit/journeys/rooms.ts';
import { freePlayModel } from '../../machines/session/free-play.model.ts';

const dialog = ({ page }: Scene) => rooms.freePlayDialog(page);
const press = (scene: Scene, name: string) => dialog(scene).getByRole('button', { name }).click();
const drawn = 'the browser draws at once: nobody sees it, and nothing can come between';

play({
  model: freePlayModel,
  starts: {
    'a visitor': async (scene) => {
      await hold(scene, 'session.freePlay', 'member.info');
      await scene.page.goto('/');
      await ready(scene.page);
      await rooms.header(scene.page).getByRole('link', { name: 'Jugar gratis' }).click();
      await expect(dialog(scene)).toBeVisible();
    },
  },
  events: {
    'the browser drew': async () => undefined,
    'tries again': (scene) => press(scene, 'Reintentar'),
    'wants to register': (scene) => press(scene, 'Crear cuenta real'),
    closes: {
      when: (snapshot) => !snapshot.matches('drawing'),
      how: (scene) => scene.page.keyboard.press('Escape'),
    },
  },
  answers: { play: byCall('session.freePlay', freePlayModel.answers?.play) },
  shows: {
    drawing: drawn,
    asking: (scene) => expect(dialog(scene).getByText('Preparando tu cuenta de prueba…')).toBeAttached(),
    refused: (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
    ended: (scene) => expect(dialog(scene)).toBeHidden(),
  },
  echoes: ['drawing · random.drawn -> asking'],
});
