import type { ArtCategory } from '../art-category.ts';
import type { Random } from '../random.ts';
import { cockpit, esports } from './arenas.ts';
import { bingo, lottery, quickLottery } from './draws.ts';
import { duels, prizes } from './duels.ts';
import type { Motif, Named } from './motif.ts';
import { sea } from './sea.ts';
import { slots } from './slots.ts';
import { sports } from './sports.ts';
import { tables } from './tables.ts';

const ofCategory: Readonly<Record<ArtCategory, readonly Named[]>> = {
  RNG: slots,
  LIVE: tables,
  SPORTS: sports,
  FISH: sea,
  LOTT: lottery,
  ELOTT: quickLottery,
  PVP: duels,
  ESPORTS: esports,
  COCKFIGHT: cockpit,
  BINGO: bingo,
  JACKPOT: [...prizes, ...slots.slice(0, 7)],
};

/** Slots come last: their words are the broadest. */
const { RNG, JACKPOT, ...narrow } = ofCategory;
const everything = [...Object.values(narrow), JACKPOT, RNG].flat();

/** What a picture of this name shows: what its words ask for, else one of its category by chance. */
export function motifOf(category: ArtCategory | null, slug: string, random: Random): Motif {
  const all = category ? ofCategory[category] : everything;
  const chance = random.pick(category ? all : slots)[1];
  const asked = all.find(([words]) => words.test(slug));
  return asked ? asked[1] : chance;
}
