import { seededRandom } from './art/random.ts';
import { bingo, jackpot } from './bingo.ts';
import { drawingOf, slugOf } from './drawings.ts';
import type { GameEntry, VendorEntry } from './entries.ts';
import { bothNames } from './entries.ts';
import { fish } from './fish.ts';
import { grownGames } from './grow.ts';
import { live } from './live.ts';
import { elott, lott } from './lottery.ts';
import { pvp } from './pvp.ts';
import { slotsNorth } from './slots-north.ts';
import { slotsSouth } from './slots-south.ts';
import { cockfight, esports, sports } from './sports.ts';
import { stakesOf } from './stakes.ts';
import type { Maker, Section } from './vendor.ts';

/** All games. They are part of the program and never change, so they are in no database. */
export type Catalogue = {
  readonly vendors: readonly VendorEntry[];
  /** The best first: the default order of lists. */
  readonly games: readonly GameEntry[];
  readonly game: (gameId: string) => GameEntry | undefined;
};

const rng: Section = { category: 'RNG', makers: [...slotsNorth, ...slotsSouth] };

/** In the order of spec 9, and then the two kinds without a place in the navigation. */
const sections: readonly Section[] = [
  elott,
  lott,
  live,
  sports,
  fish,
  rng,
  pvp,
  esports,
  cockfight,
  bingo,
  jackpot,
];

/** Of a hot maker's games more are hot; a category with few makers must still fill a row. */
function hotGames(section: Section, maker: Maker): number {
  const few = section.makers.length <= 2;
  return (maker.hot ? 3 : 1) + (few ? 3 : 0);
}

function vendorOf({ category }: Section, { code, name, hot, lane }: Maker, at: number): VendorEntry {
  const names = bothNames(name);
  return {
    ...names,
    accountTypeId: at + 1,
    category,
    lane: lane ?? category,
    vassalage: code,
    isHot: hot ? 1 : 0,
    icon: drawingOf('vendor', slugOf(names.nameEs), category),
  };
}

/** What was written by hand; the newest of a hot maker stands last in its list. */
function writtenGames(section: Section, maker: Maker, vendor: VendorEntry): GameEntry[] {
  return maker.games.map((one, n) => {
    const gameId = `${section.category}-${maker.code}-${String(n + 1).padStart(2, '0')}`;
    return {
      ...bothNames(one),
      gameId,
      vendor,
      image: drawingOf('game', slugOf(bothNames(one).nameEs), section.category),
      isHot: n < hotGames(section, maker) ? 1 : 0,
      isNew: maker.hot && n === maker.games.length - 1 ? 1 : 0,
      featured: true,
      closed: false,
      gameClass: maker.classes?.[0] ?? '',
      stakes: stakesOf(section.category, seededRandom(gameId)),
    };
  });
}

/** The catalogue of these vendors and games. */
function catalogueOf(vendors: readonly VendorEntry[], games: readonly GameEntry[]): Catalogue {
  const byId = new Map(games.map((game) => [game.gameId, game]));
  return { vendors, games, game: (gameId) => byId.get(gameId) };
}

/** The catalogue of an empty gateway. */
export const emptyCatalogue = catalogueOf([], []);

let whole: Catalogue | undefined;

/** Everything there is, made at the first call. */
export function wholeCatalogue(): Catalogue {
  if (whole) return whole;
  const placed = sections
    .flatMap((section) => section.makers.map((maker) => ({ section, maker })))
    .map(({ section, maker }, at) => ({ section, maker, vendor: vendorOf(section, maker, at) }));
  const written = placed.flatMap(({ section, maker, vendor }) => writtenGames(section, maker, vendor));
  whole = catalogueOf(
    placed.map(({ vendor }) => vendor),
    [...written, ...grownGames(placed, written)],
  );
  return whole;
}
