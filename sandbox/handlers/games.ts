import { categories, gameTypes } from '#contract/games.ts';
import type { GameEntry } from '../catalogue/entries.ts';
import { cardOf, tileOf } from '../catalogue/tiles.ts';
import type { Handlers } from '../handler.ts';

type GamesHandlers = Pick<Handlers, 'games.vendors' | 'games.hot'>;

/** The most games one answer of hot ones lists. */
const mostHot = 120;

/** Bingo and jackpots have no place on the home. */
function onHome({ featured, vendor }: GameEntry): boolean {
  return featured && categories.some((category) => category === vendor.category);
}

export const games: GamesHandlers = {
  'games.vendors': ({ language }, _, { catalogue }) => {
    const lanes = gameTypes.map((title) => {
      const listed = catalogue.vendors.filter(({ lane }) => lane === title);
      return { title, cards: listed.map((vendor) => cardOf(vendor, language)) };
    });
    return { data: { lanes: lanes.filter(({ cards }) => cards.length > 0) } };
  },
  'games.hot': ({ language, vassalage }, _, { catalogue }) => {
    const wanted = catalogue.games.filter(
      (game) => game.isHot === 1 && (vassalage ? game.vendor.vassalage === vassalage : onHome(game)),
    );
    const newFirst = wanted.toSorted((one, other) => other.isNew - one.isNew);
    return { list: newFirst.slice(0, mostHot).map((game) => tileOf(game, language)) };
  },
};
