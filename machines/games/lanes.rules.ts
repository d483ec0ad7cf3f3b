import type { GameCodes } from '#contract/configuration.ts';
import { type Category, categories, type GameTile, type Vendor, type VendorLane } from '#contract/games.ts';
import type { GameListScreen, Screen } from '../places.ts';

/** A category and its vendors, as navigation shows them. */
export type Lane = { readonly category: Category; readonly vendors: readonly Vendor[] };

/** Hot games of one category. */
export type Rail = { readonly category: Category; readonly games: readonly GameTile[] };

/** The vendors of esports and cockfight where a brand names no others (spec 3). */
const usualCodes: GameCodes = { esports: ['AV', 'IMES', 'IA', 'AI', 'TF'], cockfight: ['DS88', 'DIG'] };

/** The order on screen: spec 9's, with cockfight right after live (spec 4). */
const shownOrder: readonly Category[] = categories.flatMap((category) => {
  if (category === 'COCKFIGHT') return [];
  return category === 'LIVE' ? (['LIVE', 'COCKFIGHT'] as const) : [category];
});

const screens: Readonly<Record<Category, Screen>> = {
  ELOTT: 'elott',
  LOTT: 'lottery',
  LIVE: 'live',
  SPORTS: 'sports',
  FISH: 'fish',
  RNG: 'rng',
  PVP: 'pvp',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
};

/** Where a vendor that a gateway lists among sports belongs: by the gateway's word on its games, or else by its code. */
function amongSports({ vassalage, gameType }: Vendor, { esports, cockfight }: GameCodes): Category {
  if (gameType === 'ESPORTS' || gameType === 'COCKFIGHT') return gameType;
  if (cockfight.includes(vassalage)) return 'COCKFIGHT';
  return esports.includes(vassalage) ? 'ESPORTS' : 'SPORTS';
}

/**
 * The categories that have vendors, in screen order (spec 2, header). Unknown categories are dropped;
 * the vendors of cockfight and esports are moved out of sports (spec 4).
 */
export function lanesOf(lanes: readonly VendorLane[], codes: GameCodes = usualCodes): readonly Lane[] {
  const cards = (title: string) => lanes.filter((lane) => lane.title === title).flatMap((lane) => lane.cards);
  const sports = cards('SPORTS');
  const vendorsOf = (category: Category) => {
    const found = sports.filter((vendor) => amongSports(vendor, codes) === category);
    return category === 'SPORTS' ? found : [...cards(category), ...found];
  };
  return shownOrder
    .map((category) => ({ category, vendors: vendorsOf(category) }))
    .filter(({ vendors }) => vendors.length > 0);
}

/** Entries in the order of a brand: those that it names come first, in its order, and all others after them in ours. */
export function inOrder<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  order: readonly string[] = [],
): readonly Entry[] {
  const place = (entry: Entry) => {
    const at = order.indexOf(nameOf(entry));
    return at === -1 ? order.length : at;
  };
  return [...entries].sort((one, other) => place(one) - place(other));
}

/** Hot games by category, in the same order; games of an unknown category are dropped. */
export function railsOf(games: readonly GameTile[]): readonly Rail[] {
  return shownOrder
    .map((category) => ({ category, games: games.filter(({ gameType }) => gameType === category) }))
    .filter((rail) => rail.games.length > 0);
}

/** The screen of a category (spec 2, routes). */
export function screenOf(category: Category): Screen {
  return screens[category];
}

/** A game list without a category in the navigation, and where it is (spec 2, routes). */
export type OtherGameList = Extract<GameListScreen, 'seamless' | 'bingo' | 'bgs' | 'pvp'>;

/** The vendor whose games have their own page (spec 4, /bgs). */
export const bgsVendor = 'BGS';

/**
 * The game lists that nothing else links to: all games, bingo, BGS, and the rooms of a PVP category's only
 * vendor, because picking that category launches the vendor (spec 4). Lists without games are left out.
 */
export function otherGameLists(lanes: readonly VendorLane[]): readonly OtherGameList[] {
  const cards = (title: string) => lanes.filter((lane) => lane.title === title).flatMap((lane) => lane.cards);
  const all = lanes.flatMap((lane) => lane.cards);
  return [
    ...(all.length > 0 ? ['seamless' as const] : []),
    ...(cards('BINGO').length > 0 ? ['bingo' as const] : []),
    ...(all.some(({ vassalage }) => vassalage === bgsVendor) ? ['bgs' as const] : []),
    ...(cards('PVP').length === 1 ? ['pvp' as const] : []),
  ];
}

/** With more vendors than this, a category's dropdown is not centred under it (spec 2, header). */
const centredVendors = 6;

/** Whether the dropdown is centred, by its number of vendors. */
export function centred(vendors: number): boolean {
  return vendors <= centredVendors;
}

/** Categories with an icon in the phone's bottom bar, in order; each place uses its first category that has vendors (spec 2). */
const barCategories: readonly (readonly Category[])[] = [
  ['LOTT', 'ELOTT'],
  ['SPORTS'],
  ['RNG'],
  ['ESPORTS'],
  ['PVP'],
];

/** A place in the phone's bar: the category that gives its word and icon, and the screen it leads to. */
export type BarPlace = { readonly category: Category; readonly screen: Screen };

/** The phone's bar: the places whose categories have vendors (spec 2, header). */
export function barOf(lanes: readonly Lane[]): readonly BarPlace[] {
  const open = new Set(lanes.map(({ category }) => category));
  return barCategories.flatMap((alternatives) => {
    const found = alternatives.find((category) => open.has(category));
    const [category] = alternatives;
    return found && category ? [{ category, screen: screenOf(found) }] : [];
  });
}

/** Categories that lead straight to the lottery page, whatever their vendors (spec 2, header). */
const lotteries: readonly Category[] = ['LOTT', 'ELOTT'];

/** Whether the navigation only ever leads to the category's page. */
export function leadsToPage(category: Category): boolean {
  return lotteries.includes(category);
}

/** Whether a category opens a dropdown of its vendors: if it is not a lottery and has more than one (spec 2). */
export function opensVendors(category: Category, vendors: number): boolean {
  return vendors > 1 && !leadsToPage(category);
}

/** Whether a vendor or a game has the hot marker (spec 2, 3). */
export function hot({ isHot }: { readonly isHot?: number | undefined }): boolean {
  return isHot === 1;
}
