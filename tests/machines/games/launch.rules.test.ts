import { describe, expect, it } from 'vitest';
import type { LaunchTarget } from '#machines/games/game-opening.rules.ts';
import {
  type LaunchContext,
  newLaunch,
  openingInput,
  stillGood,
  takeAnswer,
} from '#machines/games/launch.rules.ts';

const own = 'casino.example';
const game: LaunchTarget = { kind: 'game', gameId: 'RNG-1', vassalage: 'AZAFRAN', nodeId: '12' };

function launch(more: Partial<LaunchContext> = {}): LaunchContext {
  const input = {
    language: 'ES',
    merchantCode: 'vestibulo',
    games: { hosts: ['games.example'], own },
    chance: 0,
  };
  return { ...newLaunch(input), account: 'member', username: 'ana', target: game, ...more };
}

const addressed = (launched: object, more: Partial<LaunchContext> = {}) =>
  takeAnswer(launch(more), { launched, failure: null }).address;

describe('the payload of a launch', () => {
  it('LAU-06 has accountType 1, confirmTrans 0, launchMode GLS, html5-desktop, clientType 3, and no token', () => {
    expect(openingInput(launch())).toEqual({
      lobby: null,
      first: null,
      game: {
        gameId: 'RNG-1',
        nodeId: '12',
        vassalage: 'AZAFRAN',
        accountType: 1,
        confirmTrans: 0,
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: 3,
        username: 'ana',
        merchantCode: 'vestibulo',
        language: 'ES',
      },
    });
  });

  it('has its own id for a room, and none for a vendor', () => {
    const room: LaunchTarget = { kind: 'room', roomId: 'R-7', vassalage: 'BGS', nodeId: '3' };
    const vendor: LaunchTarget = { kind: 'vendor', vassalage: 'DS88', nodeId: '9' };
    expect(openingInput(launch({ target: room })).game).toMatchObject({ roomId: 'R-7', vassalage: 'BGS' });
    expect(openingInput(launch({ target: vendor })).game).not.toHaveProperty('gameId');
  });

  it('asks for the first game of a vendor where that is wanted, and never otherwise', () => {
    const vendor = { kind: 'vendor', vassalage: 'DS88', nodeId: '9' } as const;
    expect(openingInput(launch({ target: vendor })).first).toBe(null);
    expect(openingInput(launch({ target: { ...vendor, first: 'COCKFIGHT' } })).first).toMatchObject({
      gameType: 'COCKFIGHT',
      vassalage: 'DS88',
      merchant: 'vestibulo',
      pageSize: 1,
    });
  });

  it('names area, mode and the way back for the lobby of a lottery', () => {
    const lobby: LaunchTarget = { kind: 'lobby', gameCode: 'VN-1', view: 'betting', back: '/vnlottery' };
    expect(openingInput(launch({ target: lobby })).lobby).toEqual({
      lottoArea: 'VN',
      launchMode: 'LOTT',
      gameCode: 'VN-1',
      view: 'betting',
      device: 'WEB',
      backUrl: '/vnlottery',
      language: 'ES',
    });
  });
});

describe('the address of a launch', () => {
  const good = 'https://games.example/play?t=1';
  const fields = [
    [{ game_url: good }],
    [{ game_url2: good }],
    [{ game_url: '', game_url2: good }],
    [{ game_url: null, content: good }],
    [{ game_url: '  ', game_url2: '', content: good }],
  ] as const;

  it.each(fields)('LAU-02 the first address in %j is used', (launched) => {
    expect(addressed(launched)).toBe(good);
  });

  it.each([[{}], [{ game_url: '' }], [{ game_url: null, game_url2: null, content: '' }]])(
    'LAU-02 %j holds no address',
    (launched) => expect(addressed(launched)).toBe(''),
  );

  const bad = [
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://games.example/1',
    'http://games.example/play',
    'https://evil.example/play',
    'https://games.example@evil.example/',
    'https://evilgames.example/',
    `https://${own}/play`,
  ];

  it.each(bad)('IFR-01 IFR-05 %s is not shown', (game_url) => {
    expect(addressed({ game_url })).toBe('');
    expect(stillGood(launch(), { address: game_url, target: game })).toBe(false);
  });

  it('IFR-05 our own origin is not shown even when it is on the list', () => {
    const games = { hosts: [own], own };
    expect(addressed({ game_url: `https://${own}/play` }, { games })).toBe('');
  });
});

describe('LAU-04 a path without a host', () => {
  const path = { game_url: '/play?t=1' };
  const hosts = ['https://a.games.example', 'javascript:1', 'https://b.games.example', ''];

  it.each([[[]], [['']], [['javascript:1']], [['https://evil.example']]])(
    'goes nowhere when the hosts are %j',
    (cdns) => expect(addressed(path, { cdns })).toBe(''),
  );

  it('goes to a random one of the valid hosts, and can reach each of them', () => {
    const found = [0, 0.2, 0.49, 0.5, 0.99].map((chance) => addressed(path, { cdns: hosts, chance }));
    expect(found).toEqual(['a', 'a', 'a', 'b', 'b'].map((name) => `https://${name}.games.example/play?t=1`));
  });

  it('goes to the next once a host was given up', () => {
    const at = (given: number) => addressed(path, { cdns: hosts, given });
    expect([at(0), at(1), at(2)].map((address) => new URL(address ?? '').host)).toEqual([
      'a.games.example',
      'b.games.example',
      'a.games.example',
    ]);
  });
});
