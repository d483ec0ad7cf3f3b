import { type Category, categories, type GameTile, type Vendor, type VendorLane } from '#contract/games.ts';
import type { GameListScreen, Screen } from '../places.ts';

/** A category and its vendors, as navigation shows them. */
export type Lane = { readonly category: Category; readonly vendors: readonly Vendor[] };

/** Hot games of one category. */
export type Rail = { readonly category: Category; readonly games: readonly GameTile[] };

/** Vendors of cockfight, which some gateways list among sports (spec 3, 4). */
const cockfightCodes: readonly string[] = ['DS88', 'DIG'];

/** The order people see: spec 9's, with cockfight just after live (spec 4). */
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

function cockfight(vendor: Vendor): boolean {
  return cockfightCodes.includes(vendor.vassalage);
}

/**
 * The categories that have vendors, in the order people see (spec 2, header). Categories the product does not
 * know are dropped; cockfight's vendors are moved out of sports (spec 4).
 */
export function lanesOf(lanes: readonly VendorLane[]): readonly Lane[] {
  const cards = (title: string) => lanes.filter((lane) => lane.title === title).flatMap((lane) => lane.cards);
  const sports = cards('SPORTS');
  const vendorsOf = (category: Category) => {
    if (category === 'SPORTS') return sports.filter((vendor) => !cockfight(vendor));
    return category === 'COCKFIGHT' ? [...cards(category), ...sports.filter(cockfight)] : cards(category);
  };
  return shownOrder
    .map((category) => ({ category, vendors: vendorsOf(category) }))
    .filter(({ vendors }) => vendors.length > 0);
}

/** Hot games by category, in the same order; games of a category the product does not know are dropped. */
export function railsOf(games: readonly GameTile[]): readonly Rail[] {
  return shownOrder
    .map((category) => ({ category, games: games.filter(({ gameType }) => gameType === category) }))
    .filter((rail) => rail.games.length > 0);
}

/** The screen of a category (spec 2, routes). */
export function screenOf(category: Category): Screen {
  return screens[category];
}

/** A game list that no category stands for in the navigation, and where it is (spec 2, routes). */
export type OtherGameList = Extract<GameListScreen, 'seamless' | 'bingo' | 'bgs' | 'pvp'>;

/** The vendor whose games have a page of their own (spec 4, /bgs). */
export const bgsVendor = 'BGS';

/**
 * The game lists that nothing else leads to: all games, bingo, BGS, and the rooms of the one vendor that PVP may have, which is
 * launched where its category is picked (spec 4). Those without games are left out.
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

/** Above so many vendors their dropdown is not centred under its category (spec 2, header). */
const centredVendors = 6;

/** Whether the dropdown of so many vendors is centred. */
export function centred(vendors: number): boolean {
  return vendors <= centredVendors;
}

/** Categories with an icon in the bar of a phone, in its order; the first with vendors stands for each (spec 2). */
const barCategories: readonly (readonly Category[])[] = [
  ['LOTT', 'ELOTT'],
  ['SPORTS'],
  ['RNG'],
  ['ESPORTS'],
  ['PVP'],
];

/** A place in the bar of a phone: the category whose word and icon it has, and where it leads. */
export type BarPlace = { readonly category: Category; readonly screen: Screen };

/** The categories of a phone's bar that have vendors (spec 2, header). */
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

/** Whether the navigation leads to a category's page and nowhere else. */
export function leadsToPage(category: Category): boolean {
  return lotteries.includes(category);
}

/** Whether a category shows a dropdown of its vendors: when it is no lottery and has more than one (spec 2). */
export function opensVendors(category: Category, vendors: number): boolean {
  return vendors > 1 && !leadsToPage(category);
}

/** Whether a vendor or a game has the hot marker (spec 2, 3). */
export function hot({ isHot }: { readonly isHot?: number | undefined }): boolean {
  return isHot === 1;
}
