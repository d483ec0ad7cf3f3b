import { describe, expect, it, test } from 'vitest';
import type { Vendor } from '#contract/games.ts';
import {
  barOf,
  centred,
  hot,
  inOrder,
  lanesOf,
  opensVendors,
  otherGameLists,
  railsOf,
  screenOf,
} from '#machines/games/lanes.rules.ts';

function vendor(vassalage: string, gameType = 'LIVE'): Vendor {
  return { accountTypeId: 1, vassalage, displayName: vassalage, isHot: 0, gameType };
}

function game(gameId: string, gameType: string) {
  return { gameId, gameName: gameId, vassalage: 'X', vendorName: 'X', gameType, image: '' };
}

const shown = (lanes: Parameters<typeof lanesOf>[0]) =>
  lanesOf(lanes).map(({ category, vendors }) => [category, ...vendors.map(({ vassalage }) => vassalage)]);

describe('categories in the navigation', () => {
  it('a category without vendors is not shown, whatever the gateway’s order', () => {
    expect(
      shown([
        { title: 'RNG', cards: [vendor('PP')] },
        { title: 'FISH', cards: [] },
        { title: 'LIVE', cards: [vendor('EVO')] },
      ]),
    ).toEqual([
      ['LIVE', 'EVO'],
      ['RNG', 'PP'],
    ]);
  });

  it('cockfight cards are moved out of sports and placed just after live', () => {
    expect(
      shown([
        { title: 'SPORTS', cards: [vendor('DS88'), vendor('SABA'), vendor('DIG')] },
        { title: 'LIVE', cards: [vendor('EVO')] },
      ]),
    ).toEqual([
      ['LIVE', 'EVO'],
      ['COCKFIGHT', 'DS88', 'DIG'],
      ['SPORTS', 'SABA'],
    ]);
  });

  it('where the gateway does not say, codes decide what is esports and cockfight: ours, or the brand’s', () => {
    const sports = {
      title: 'SPORTS',
      cards: ['SABA', 'IMES', 'DIG', 'GALLO', 'PIXEL'].map((code) => vendor(code, 'SPORTS')),
    };
    expect(shown([sports])).toEqual([
      ['COCKFIGHT', 'DIG'],
      ['SPORTS', 'SABA', 'GALLO', 'PIXEL'],
      ['ESPORTS', 'IMES'],
    ]);
    const brands = lanesOf([sports], { esports: ['PIXEL'], cockfight: ['GALLO'] });
    expect(
      brands.map(({ category, vendors }) => [category, ...vendors.map(({ vassalage }) => vassalage)]),
    ).toEqual([
      ['COCKFIGHT', 'GALLO'],
      ['SPORTS', 'SABA', 'IMES', 'DIG'],
      ['ESPORTS', 'PIXEL'],
    ]);
  });

  it('the gateway’s own word on a vendor among sports counts before its code', () => {
    const cards = [vendor('NUEVO', 'ESPORTS'), vendor('RING', 'COCKFIGHT'), vendor('DIG', 'ESPORTS')];
    expect(shown([{ title: 'SPORTS', cards }])).toEqual([
      ['COCKFIGHT', 'RING'],
      ['ESPORTS', 'NUEVO', 'DIG'],
    ]);
  });

  it('a category the product does not know is dropped', () => {
    expect(shown([{ title: '__proto__', cards: [vendor('PP')] }])).toEqual([]);
    expect(railsOf([game('a', 'toString')])).toEqual([]);
  });

  it('hot games are shown category by category', () => {
    const rails = railsOf([game('a', 'RNG'), game('b', 'LIVE'), game('c', 'RNG')]);
    expect(rails.map(({ category, games }) => [category, games.length])).toEqual([
      ['LIVE', 1],
      ['RNG', 2],
    ]);
  });

  it('lottery categories link to the lottery pages', () => {
    expect([screenOf('LOTT'), screenOf('ELOTT')]).toEqual(['lottery', 'elott']);
  });

  it('the dropdown is not centred when a category has more than 6 vendors', () => {
    expect([centred(6), centred(7)]).toEqual([true, false]);
  });

  it('a dropdown of vendors opens when there is more than one, and never for a lottery', () => {
    expect([opensVendors('LIVE', 1), opensVendors('LIVE', 2), opensVendors('LOTT', 2)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('the hot marker is shown when isHot is the number 1', () => {
    expect([hot({ isHot: 1 }), hot({ isHot: 0 }), hot({ isHot: 2 }), hot({})]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('a phone has icons for lottery, sports, slots, esports and PVP, when they have vendors', () => {
    const lanes = lanesOf(['PVP', 'ELOTT', 'LIVE', 'RNG'].map((title) => ({ title, cards: [vendor('A')] })));
    expect(barOf(lanes)).toEqual([
      { category: 'LOTT', screen: 'elott' },
      { category: 'RNG', screen: 'rng' },
      { category: 'PVP', screen: 'pvp' },
    ]);
    expect(barOf([])).toEqual([]);
  });
});

test.each([
  [
    ['RNG', 'BINGO', 'PVP'],
    ['seamless', 'bingo', 'pvp'],
  ],
  [['RNG'], ['seamless']],
  [[], []],
] as const)('with vendors of %j the game lists outside the categories are %j', (titles, gameLists) => {
  const lanes = titles.map((title) => ({ title, cards: [vendor(title)] }));
  expect(otherGameLists(lanes)).toEqual(gameLists);
});

test('BGS has a game list of its own in any category, and PVP with several vendors needs no other link', () => {
  const lanes = [
    { title: 'JACKPOT', cards: [vendor('BGS')] },
    { title: 'PVP', cards: [vendor('A'), vendor('B')] },
    { title: 'BINGO', cards: [] },
  ];
  expect(otherGameLists(lanes)).toEqual(['seamless', 'bgs']);
});

describe('the order of a brand', () => {
  const ordered = (order?: readonly string[]) =>
    inOrder(['home', 'RNG', 'LIVE', 'SPORTS'], (name) => name, order);

  it('puts the entries that it names first, and leaves all others in ours', () => {
    expect(ordered(['SPORTS', 'home'])).toEqual(['SPORTS', 'home', 'RNG', 'LIVE']);
  });

  it('changes nothing without one, and ignores names that nobody has', () => {
    expect(ordered()).toEqual(['home', 'RNG', 'LIVE', 'SPORTS']);
    expect(ordered(['BINGO', 'LIVE', 'LIVE'])).toEqual(['LIVE', 'home', 'RNG', 'SPORTS']);
  });
});
