import { expect } from '@playwright/test';
import { openHome, openingDialog, pickGame, standInGame } from '../../flows/browser/game.ts';
import { play } from '../../flows/browser/play.ts';
import { hold } from '../../flows/browser/scenes.ts';
import { byCall } from '../../flows/browser/stage.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { openingModel } from '../../machines/games/opening.model.ts';

const game = standInGame();

play({
  model: openingModel,
  starts: {
    'a game': async (scene) => {
      await openHome(scene, game(), 'member1');
      await pickGame(scene);
      await expect(openingDialog(scene)).toBeVisible();
    },
    'the lobby of a lottery': async (scene) => {
      await scene.door.setConfig(game().settings);
      await hold(scene, 'lotteries.launch');
      await openAs(scene.page, scene.door, 'member1', '/vnlottery?gameCode=HANOI5');
      await scene.page.getByRole('button', { name: 'Entrar a la sala' }).click();
      await expect(openingDialog(scene)).toBeVisible();
    },
  },
  events: {},
  answers: {
    launchGame: {
      ...byCall('games.launch', openingModel.answers?.launchGame),
      opened: (scene) => scene.door.release('games.launch', game().launched),
    },
    launchLobby: {
      ...byCall('lotteries.launch', openingModel.answers?.launchLobby),
      opened: (scene) => scene.door.release('lotteries.launch', game().launched),
    },
  },
  shows: {
    game: (scene) => expect(openingDialog(scene)).toBeVisible(),
    lobby: (scene) => expect(openingDialog(scene)).toBeVisible(),
    ended: (scene) => expect(openingDialog(scene)).toHaveCount(0),
  },
});
