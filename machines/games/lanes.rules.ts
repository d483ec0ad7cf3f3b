import { type Category, categories, type GameTile, type Vendor, type VendorLane } from '#contract/games.ts';
import type { Screen } from '../places.ts';

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

/** Above so many vendors their dropdown is not centred under its category (spec 2, header). */
const centredVendors = 6;

/** Whether the dropdown of so many vendors is centred. */
export function centred(vendors: number): boolean {
  return vendors <= centredVendors;
}
