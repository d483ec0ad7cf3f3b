import { expect } from '@playwright/test';
import { openingModel } from '../../machines/games/opening.model.ts';
import { openHome, openingDialog, pickGame, standInGame } from './game.ts';
import { play } from './play.ts';
import { byCall } from './stage.ts';

const game = standInGame();
const elsewhere = 'the lobby of a lottery is opened from its page, whose journey shows it';

play({
  model: openingModel,
  starts: {
    'a game': async (scene) => {
      await openHome(scene, game(), 'member1');
      await pickGame(scene);
      await expect(openingDialog(scene)).toBeVisible();
    },
    'the lobby of a lottery': elsewhere,
  },
  events: {},
  answers: {
    launchGame: {
      ...byCall('games.launch', openingModel.answers?.launchGame),
      opened: (scene) => scene.door.release('games.launch', game().launched),
      'session over': 'a token that is refused opens the login over the page: a journey shows it',
    },
    launchLobby: Object.fromEntries(
      Object.keys(openingModel.answers?.launchLobby ?? {}).map((name) => [name, elsewhere]),
    ),
  },
  shows: {
    game: (scene) => expect(openingDialog(scene)).toBeVisible(),
    lobby: elsewhere,
    ended: (scene) => expect(openingDialog(scene)).toHaveCount(0),
  },
  gaps: {
    'choosing · always [0] if lobby -> lobby': elsewhere,
    'lobby · launchLobby done -> ended': elsewhere,
    'lobby · launchLobby error -> ended': elsewhere,
  },
});
