import { expect } from '@playwright/test';
import { openHome, pickGame, refusedDialog, standInGame } from '../../flows/browser/game.ts';
import { play } from '../../flows/browser/play.ts';
import { freeze } from '../../flows/browser/scenes.ts';
import type { Scene } from '../../flows/browser/stage.ts';
import { playModel } from '../../machines/games/play.model.ts';

const game = standInGame();
const button = ({ page }: Scene, name: string) => page.getByRole('button', { name, exact: true });
const doubt = ({ page }: Scene) => page.getByText('El juego no responde.');
const coming = ({ page }: Scene) => page.getByText('El juego está llegando…');
const says =
  (what: string) =>
  ({ page }: Scene) =>
    game().says(page, what);

play({
  model: playModel,
  starts: {
    'an address that was checked': async (scene) => {
      game().hold();
      await openHome(scene, game(), 'member1');
      await pickGame(scene);
      await scene.door.release('games.launch', game().launched);
      await expect(coming(scene)).toBeVisible();
      await game().frameOf(scene.page);
      await freeze(scene);
    },
  },
  events: {
    'a page comes into the frame': async () => game().letGo(),
    'the game says that it is ready': says('ready'),
    'the game says that the balance changed': says('balance'),
    'the game says that its player leaves': says('leave'),
    'the game says that it failed': says('error'),
    'sees that the game is there': (scene) => button(scene, 'Lo veo bien').click(),
    'fills the screen': (scene) => button(scene, 'Pantalla completa').click(),
    'opens it anew': (scene) => button(scene, 'Abrir de nuevo').first().click(),
    leaves: (scene) => button(scene, 'Salir').first().click(),
  },
  answers: {},
  shows: {
    awaited: (scene) => expect(coming(scene)).toBeVisible(),
    silent: (scene) => expect(coming(scene)).toHaveCount(0),
    doubtful: (scene) => expect(doubt(scene)).toBeVisible(),
    shown: (scene) => expect(doubt(scene)).toHaveCount(0),
    ended: (scene) => expect(refusedDialog(scene)).toHaveCount(0),
  },
});
