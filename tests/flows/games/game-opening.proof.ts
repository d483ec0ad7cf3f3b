import { expect } from '@playwright/test';
import { openHome, openingDialog, pickGame, standInGame } from '#assurance/browser/game.ts';
import { hold } from '#assurance/browser/scenes.ts';
import { byCall, passed } from '#assurance/browser/stage.ts';
import { defineModel, type Example } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { gameOpeningMachine } from '#machines/games/game-opening.machine.ts';
import { noFirst, noLobby } from '#machines/games/game-opening.rules.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { endedToken, late, lost, refusal } from '../../kit/models/failures.ts';

const game = {
  gameId: 'RNG-TRESCONDOR-01',
  nodeId: '12',
  vassalage: 'TRESCONDOR',
  accountType: 1,
  confirmTrans: 0,
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  username: 'ana',
  merchantCode: 'vestibulo',
  language: 'ES',
} as const;

const firstGame = {
  gameId: 'COCKFIGHT-DS88-01',
  gameName: 'Ruedo de la Mañana',
  vassalage: 'DS88',
  vendorName: 'Ruedo Dorado',
  gameType: 'COCKFIGHT',
  image: '',
};

const answers = {
  opened: { done: { game_url: 'https://games.example/play?ticket=1' } },
  'opened on any host': { done: { game_url: '/play?ticket=1' } },
  'opened elsewhere': { done: { game_url: 'https://evil.example/play' } },
  'opened nowhere': { done: { game_url: '' } },
  'under maintenance': refusal('GAME_MAINTENANCE'),
  'nothing declared': refusal('PROTECTION_RULE', { rule: 'undeclared', noticeSince: null }),
  'session over': endedToken,
  lost,
  late,
};

const gameOpeningModel = defineModel({
  id: 'gameOpening',
  machine: gameOpeningMachine,
  inputs: {
    'a game': { lobby: null, first: null, game },
    'a vendor’s first game': {
      lobby: null,
      first: { ...noFirst, gameType: 'COCKFIGHT', vassalage: 'DS88', language: 'ES' },
      game: { ...game, gameId: undefined, vassalage: 'DS88' },
    },
    'the lobby of a lottery': { lobby: { ...noLobby, gameCode: 'VN-1' }, first: null, game },
  },
  answers: {
    findFirst: {
      'a game is found': { done: { games: [firstGame], totalPages: 3 } },
      'it has no games': { done: { games: [], totalPages: 1 } },
      lost,
      late,
    },
    launchGame: answers,
    launchLobby: answers,
  },
  project: ({ lobby, first, game: { gameId }, launched, failure }) => ({
    lobby: lobby !== null,
    first: first !== null,
    gameId: gameId ?? null,
    launched: launched?.game_url ?? null,
    failure: failure?.code ?? failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'a vendor’s first game is opened where it has one, and the vendor itself where it has none or nobody knows',
      fault: { 'states/finding/invoke/onDone/actions': undefined },
      edge: ({ step, to }) =>
        step.kind !== 'answer' ||
        step.actor !== 'findFirst' ||
        (to.snapshot.matches('game') &&
          to.snapshot.context.game.gameId ===
            (step.name === 'a game is found' ? firstGame.gameId : undefined)),
    },
    {
      name: 'each opening asks the gateway for one launch, whatever it answers',
      fault: { 'states/game/invoke/onError/target': 'choosing' },
      path: {
        start: 0,
        next: (asked: number, { effects }) => {
          const now = asked + effects.started.filter(({ id }) => id.startsWith('launch')).length;
          return now > 1 ? false : now;
        },
      },
    },
  ],
  examples: [
    {
      name: 'the first game of a vendor is looked for before it is opened',
      given: 'a vendor’s first game',
      way: [],
      leads: 'finding',
    },
    {
      name: 'the first game of a vendor is opened',
      given: 'a vendor’s first game',
      way: ['findFirst: a game is found', 'launchGame: opened'],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.launched !== null,
    },
    ...[
      { given: 'a game', leads: 'game', actor: 'launchGame' },
      { given: 'the lobby of a lottery', leads: 'lobby', actor: 'launchLobby' },
    ].flatMap(({ given, leads, actor }): Example<typeof gameOpeningMachine>[] => [
      { name: `${given} has a call of its own`, given, way: [], leads },
      ...Object.entries(answers).map(
        ([how, answer]): Example<typeof gameOpeningMachine> => ({
          name: `the answer about ${given} is handed on: ${how}`,
          given,
          way: [`${actor}: ${how}`],
          leads: 'ended',
          and: ({ to: { snapshot } }) =>
            (snapshot.output?.launched !== null) === 'done' in answer &&
            (snapshot.output?.failure !== null) === !('done' in answer),
        }),
      ),
    ]),
  ],
});

const gameOnPage = standInGame();

export const gameOpeningProof = defineProof(gameOpeningModel, {
  browser: {
    companion: gameOnPage,
    starts: {
      'a game': async (scene) => {
        await openHome(scene, gameOnPage(), 'member1');
        await pickGame(scene);
        await expect(openingDialog(scene)).toBeVisible();
      },
      'a vendor’s first game': async (scene) => {
        await openHome(scene, gameOnPage(), 'member1');
        await hold(scene, 'games.list');
        await scene.page
          .getByRole('navigation', { name: 'Juegos y promociones' })
          .getByRole('link', { name: 'Gallos' })
          .click();
        await expect(openingDialog(scene)).toBeVisible();
      },
      'the lobby of a lottery': async (scene) => {
        await scene.sandbox.setConfig(gameOnPage().settings);
        await hold(scene, 'games.launch');
        await openAs(scene.page, scene.sandbox, 'member1', '/vnlottery?gameCode=HANOI5');
        await scene.page.getByRole('button', { name: 'Entrar a la sala' }).click();
        await expect(openingDialog(scene)).toBeVisible();
      },
    },
    events: {},
    answers: {
      findFirst: byCall('games.list', gameOpeningModel.answers?.findFirst),
      launchGame: {
        ...byCall('games.launch', gameOpeningModel.answers?.launchGame),
        opened: (scene) => scene.sandbox.release('games.launch', gameOnPage().launched),
      },
      launchLobby: {
        ...byCall('games.launch', gameOpeningModel.answers?.launchLobby),
        opened: (scene) => scene.sandbox.release('games.launch', gameOnPage().launched),
      },
    },
    shows: {
      choosing: passed,
      finding: (scene) => expect(openingDialog(scene)).toBeVisible(),
      game: (scene) => expect(openingDialog(scene)).toBeVisible(),
      lobby: (scene) => expect(openingDialog(scene)).toBeVisible(),
      ended: (scene) => expect(openingDialog(scene)).toHaveCount(0),
    },
  },
  unmet: {
    '(all)': 'no state of it is stable',
  },
});
