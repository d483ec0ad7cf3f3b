import { openingMachine } from '#machines/games/opening.machine.ts';
import { noLobby } from '#machines/games/opening.rules.ts';
import { defineModel } from '../../flows/model.ts';
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

const answers = {
  opened: { done: { game_url: 'https://games.example/play?ticket=1' } },
  'opened on any host': { done: { game_url: '/play?ticket=1' } },
  'opened elsewhere': { done: { game_url: 'https://evil.example/play' } },
  'opened nowhere': { done: { game_url: '' } },
  'under maintenance': refusal('GAME_MAINTENANCE'),
  'session over': endedToken,
  lost,
  late,
};

export const openingModel = defineModel({
  id: 'opening',
  machine: openingMachine,
  inputs: {
    'a game': { lobby: null, game },
    'the lobby of a lottery': { lobby: { ...noLobby, gameCode: 'VN-1' }, game },
  },
  answers: { launchGame: answers, launchLobby: answers },
  project: ({ lobby, launched, failure }) => ({
    lobby: lobby !== null,
    launched: launched?.game_url ?? null,
    failure: failure?.code ?? failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'a launch is asked for once, whatever is answered',
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
});
