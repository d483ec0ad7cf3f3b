import type { games, vendors } from '../db/catalogue-schema.ts';
import { fish } from './fish.ts';
import { live } from './live.ts';
import { elott, lott } from './lottery.ts';
import { pvp } from './pvp.ts';
import { slotsNorth } from './slots-north.ts';
import { slotsSouth } from './slots-south.ts';
import { cockfight, esports, sports } from './sports.ts';
import type { Hall, Maker } from './vendor.ts';

const rng: Hall = { category: 'RNG', makers: [...slotsNorth, ...slotsSouth] };

/** All that is played here, in the order of spec 9. */
const halls: readonly Hall[] = [elott, lott, live, sports, fish, rng, pvp, esports, cockfight];

/** A name as it stands in an address: 'Té de Jade' is te-de-jade. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** The two names of 'Spanish | English'; one alone is both. */
export function bothNames(names: string): { nameEs: string; nameEn: string } {
  const [nameEs = '', nameEn = nameEs] = names.split(' | ');
  return { nameEs, nameEn };
}

/** Addresses of the sandbox's drawings, which differ by what they stand for. */
function drawing(kind: 'game' | 'vendor', name: string, { category }: Hall, { art }: Maker): string {
  return `/art/${kind}/${slugOf(name)}.svg?category=${art ?? category}`;
}

/** A drawing's address with the name that stands on it. */
export function withName(address: string, name: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}name=${encodeURIComponent(name)}`;
}

/** Of a hot maker's games more are hot; a category with few makers must still fill a row. */
function hotGames(hall: Hall, maker: Maker): number {
  const few = hall.makers.length <= 2;
  return (maker.hot ? 3 : 1) + (few ? 3 : 0);
}

const placed = halls.flatMap((hall) => hall.makers.map((maker) => ({ hall, maker })));

/** Every vendor as the database keeps it. */
export const vendorRows: readonly (typeof vendors.$inferInsert)[] = placed.map(({ hall, maker }, at) => ({
  ...bothNames(maker.name),
  accountTypeId: at + 1,
  category: hall.category,
  lane: maker.lane ?? hall.category,
  vassalage: maker.code,
  isHot: maker.hot ? 1 : 0,
  icon: drawing('vendor', bothNames(maker.name).nameEs, hall, maker),
}));

/** Every game as the database keeps it; the newest of a hot maker stands last in its list. */
export const gameRows: readonly (typeof games.$inferInsert)[] = placed.flatMap(({ hall, maker }, at) =>
  maker.games.map((names, n) => ({
    ...bothNames(names),
    gameId: `${hall.category}-${maker.code}-${String(n + 1).padStart(2, '0')}`,
    vendorId: at + 1,
    image: drawing('game', bothNames(names).nameEs, hall, maker),
    isHot: n < hotGames(hall, maker) ? 1 : 0,
    isNew: maker.hot && n === maker.games.length - 1 ? 1 : 0,
  })),
);
