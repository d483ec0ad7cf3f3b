import { describe, expect, it } from 'vitest';
import type { GameTile } from '#contract/games.ts';
import {
  changedView,
  figuresOf,
  filtersInUse,
  gameListOf,
  type ListView,
  listInput,
  narrowList,
  ownSelection,
  parseView,
  plainView,
  writeView,
} from '#machines/games/list-view.rules.ts';
import { folded } from '#machines/kit/text-match.rules.ts';

describe('the address of a game list', () => {
  it.each<[string, Partial<ListView>]>([
    ['', {}],
    ['?page=3', { page: 3 }],
    ['?vendor=PG', { vendor: 'PG' }],
    ['?vendor=PG&class=Mesas+cl%C3%A1sicas', { vendor: 'PG', gameClass: 'Mesas clásicas' }],
    ['?show=NEW&sort=rtp', { show: 'NEW', sort: 'rtp' }],
    ['?bet=0.50&lines=20', { bet: '0.50', lines: 20 }],
    ['?q=canci%C3%B3n+%26+luna', { query: 'canción & luna' }],
    ['?q=luna&page=2&game=pg-001', { query: 'luna', page: 2, details: 'pg-001' }],
  ])('describes the whole view, and is written as it was read: %s', (search, view) => {
    expect(parseView(search)).toEqual({ ...plainView, ...view });
    expect(writeView(parseView(search))).toBe(search);
  });

  it.each([
    ['a page below the first', '?page=0'],
    ['a negative page', '?page=-2'],
    ['a page that is no number', '?page=1e9'],
    ['a page past everything', '?page=9999'],
    ['a page with code', '?page=3;drop'],
    ['two pages', '?page=2&page=3'],
    ['an unknown selection', '?show=ADMIN'],
    ['a selection in small letters', '?show=new'],
    ['an unknown sorting', '?sort=__proto__'],
    ['a bet of nothing', '?bet=0.00'],
    ['a bet below nothing', '?bet=-1'],
    ['a bet that is no amount', '?bet=0.505'],
    ['a bet with a comma', '?bet=0,50'],
    ['an infinite bet', '?bet=1e9'],
    ['two bets', '?bet=0.50&bet=1'],
    ['no lines', '?lines=0'],
    ['lines that are no number', '?lines=many'],
    ['half a line', '?lines=2.5'],
    ['more lines than any game has', '?lines=1000'],
    ['a vendor that is a path', '?vendor=../../wps'],
    ['a vendor that is markup', '?vendor=%3Csvg%20onload%3D1%3E'],
    ['a vendor of 5 kB', `?vendor=${'V'.repeat(5_000)}`],
    ['a class of 5 kB', `?class=${'c'.repeat(5_000)}`],
    ['a class with a line break', '?class=a%0Ab'],
    ['a text longer than the gateway takes', `?q=${'q'.repeat(1_001)}`],
    ['a text with a null', '?q=a%00b'],
    ['a text that is not UTF-8', '?q=%ff%fe'],
    ['a text of spaces', '?q=%20%20'],
    ['a game that is an address', '?game=https%3A%2F%2Fevil.example'],
    ['arrays', '?vendor[]=PG&q[]=x'],
    ['what nobody asks', '?__proto__=1&constructor=2'],
  ])('LAU-08 hostile values are ignored: %s', (_, search) => {
    expect(parseView(search)).toEqual(plainView);
  });

  it('writes a bet in one way, however it was typed', () => {
    expect(writeView(parseView('?bet=1'))).toBe('?bet=1.00');
  });

  it('counts whole code points: a text of a hundred of them is valid', () => {
    expect(parseView(`?q=${encodeURIComponent('🎰'.repeat(100))}`).query).toHaveLength(200);
  });
});

describe('a change of the view', () => {
  const seen: ListView = { ...plainView, page: 4, vendor: 'PG', gameClass: 'Mesas', query: 'luna' };

  it.each<[string, Partial<ListView>, Partial<ListView>]>([
    ['another selection starts at the beginning', { show: 'NEW' }, { show: 'NEW', page: 1 }],
    ['another vendor has other classes', { vendor: 'JDB' }, { vendor: 'JDB', gameClass: null, page: 1 }],
    ['the same vendor keeps the class', { vendor: 'PG' }, { page: 1 }],
    ['another least bet starts at the beginning', { bet: '1.00' }, { bet: '1.00', page: 1 }],
    ['another page is the same list', { page: 5 }, { page: 5 }],
    ['details open over the list', { details: 'g1' }, { details: 'g1' }],
  ])('%s', (_, change, expected) => {
    expect(changedView(seen, change)).toEqual({ ...seen, ...expected });
  });
});

describe('the question to the gateway', () => {
  const asker = { merchant: 'demo', language: 'ES' };
  const usual = { clientType: '3', platform: 'html5-desktop', channel: 'WEB', ...asker };

  it.each([
    ['rng', plainView, { gameType: 'RNG' }],
    ['bgs', plainView, { vassalage: 'BGS' }],
    ['bgs', { ...plainView, vendor: 'PG' }, { vassalage: 'BGS' }],
    ['seamless', plainView, {}],
    ['seamless', { ...plainView, vendor: 'PG' }, { vassalage: 'PG' }],
    [
      'fish',
      { ...plainView, gameClass: 'Mar', show: 'HOT', sort: 'name' },
      { gameType: 'FISH', gameClassify: 'Mar', selection: 'HOT', sort: 'name' },
    ],
    ['rng', { ...plainView, bet: '0.20', lines: 30 }, { gameType: 'RNG', minBet: '0.20', minLineNum: 30 }],
    ['live', { ...plainView, query: 'luna' }, { gameType: 'LIVE', gameName: 'luna' }],
  ] as const)('for /%s', (screen, view, expected) => {
    expect(listInput(gameListOf(screen), view, asker)).toEqual({ ...usual, ...expected });
  });

  it.each([
    ['ALL', false],
    ['NEW', false],
    ['HOT', false],
    ['FAV', true],
    ['RECENT', true],
  ] as const)('%s belongs to the member: %s', (show, expected) => {
    expect(ownSelection(show)).toBe(expected);
  });

  it.each([
    ['rng', true, true],
    ['seamless', true, true],
    ['live', true, false],
    ['sports', false, false],
    ['esports', false, false],
  ] as const)('games of /%s have a least bet: %s; lines: %s', (screen, bet, lines) => {
    expect(figuresOf(gameListOf(screen))).toEqual({ bet, lines });
  });

  it('counts the folded filters in use', () => {
    expect(filtersInUse({ ...plainView, show: 'NEW', query: 'luna', vendor: 'PG' })).toBe(0);
    expect(filtersInUse({ ...plainView, sort: 'rtp', gameClass: 'Mar', bet: '1.00', lines: 5 })).toBe(4);
  });
});

describe('a list that arrives whole', () => {
  const tile = (gameName: string, more: Partial<GameTile> = {}): GameTile => ({
    gameId: gameName,
    gameName,
    vassalage: 'PG',
    vendorName: 'Palacio',
    gameType: 'RNG',
    image: '',
    ...more,
  });
  const games = [
    tile('Zorro', { rtp: 97, minBet: '10.00', lineNum: 20 }),
    tile('Canción de Luna', { rtp: 94, minBet: '2.00' }),
    tile('Árbol', { vassalage: 'JDB' }),
    tile('Ruleta', { gameType: 'LIVE' }),
  ];

  it.each<[string, Partial<ListView>, readonly string[]]>([
    ['of its game list only, as it came', {}, ['Zorro', 'Canción de Luna', 'Árbol']],
    ['of one vendor', { vendor: 'JDB' }, ['Árbol']],
    ['by name, as the language orders', { sort: 'name' }, ['Árbol', 'Canción de Luna', 'Zorro']],
    ['by return', { sort: 'rtp' }, ['Zorro', 'Canción de Luna', 'Árbol']],
    ['by the least bet, games without one last', { sort: 'minBet' }, ['Canción de Luna', 'Zorro', 'Árbol']],
    ['that can be played for so much', { bet: '2.00' }, ['Canción de Luna']],
    ['over so many lines or more', { lines: 20 }, ['Zorro']],
    ['searched without accents', { query: 'luna cancion' }, ['Canción de Luna']],
  ])('is shown %s', (_, view, expected) => {
    const shown = narrowList(games, gameListOf('rng'), { ...plainView, ...view }, 'es');
    expect(shown.map(({ gameName }) => gameName)).toEqual(expected);
  });

  it.each([
    ['Canción', 'cancion'],
    ['ÑANDÚ', 'nandu'],
    ['Übergroß', 'ubergroß'],
  ])('%s is compared as %s', (text, expected) => {
    expect(folded(text)).toBe(expected);
  });
});
