import { describe, expect, it } from 'vitest';
import type { Category } from '#contract/games.ts';
import { categoryChoice, vendorChoice } from '#machines/games/catalog.rules.ts';

const vendor = (vassalage: string, gameType = 'RNG', accountTypeId = 7) => ({
  accountTypeId,
  vassalage,
  displayName: vassalage,
  isHot: 0,
  gameType,
});
const lane = (title: Category, ...names: readonly string[]) => ({
  title,
  cards: names.map((name) => vendor(name, title)),
});
const choose = (category: Category, ...lanes: ReturnType<typeof lane>[]) =>
  categoryChoice({ language: 'ES', vendors: lanes }, category);
const launched = (vassalage: string) => ({
  type: 'launch.wanted',
  target: { kind: 'vendor', vassalage, nodeId: '7' },
});
const went = (screen: string) => ({ type: 'navigate', to: { screen } });

describe('where a category leads (spec 4)', () => {
  it('cockfights launch the first game of the first vendor, also when they came among sports', () => {
    const first = (vassalage: string) => ({
      type: 'launch.wanted',
      target: { kind: 'vendor', vassalage, nodeId: '7', first: 'COCKFIGHT' },
    });
    expect(choose('COCKFIGHT', lane('COCKFIGHT', 'DS88', 'DIG'))).toEqual(first('DS88'));
    expect(choose('COCKFIGHT', lane('SPORTS', 'ARENA', 'DIG', 'DS88'))).toEqual(first('DIG'));
  });

  it.each(['LOTT', 'ELOTT'] as const)(
    '%s launches the vendor TCG_SEA, and opens its page without it',
    (category) => {
      expect(choose(category, lane(category, 'PULSO', 'TCG_SEA'))).toEqual(launched('TCG_SEA'));
      expect(choose(category, lane(category, 'PULSO', 'NUMEN'))).toEqual(
        went(category === 'LOTT' ? 'lottery' : 'elott'),
      );
    },
  );

  it.each(['LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'] as const)(
    '%s with one vendor launches it, with several opens its page',
    (category) => {
      expect(choose(category, lane(category, 'UNO'))).toEqual(launched('UNO'));
      expect(choose(category, lane(category, 'UNO', 'DOS'))).toEqual(went(category.toLowerCase()));
    },
  );

  it('a category whose vendors have not loaded opens its page', () => {
    expect(categoryChoice({ language: 'ES', vendors: null }, 'LIVE')).toEqual(went('live'));
  });
});

describe('where a vendor leads (spec 4)', () => {
  it('slots open their page with the vendor in the address', () => {
    const to = { screen: 'rng', query: { vendor: 'AZAFRAN' } };
    expect(vendorChoice('RNG', vendor('AZAFRAN'))).toEqual({ type: 'navigate', to });
  });

  it('BGS has a page of its own', () => {
    expect(vendorChoice('LIVE', vendor('BGS', 'LIVE'))).toEqual(went('bgs'));
  });

  it.each(['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const)('a vendor of %s is launched', (category) => {
    expect(vendorChoice(category, vendor('UNO', category))).toEqual(launched('UNO'));
  });
});
