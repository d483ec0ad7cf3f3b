import type { GameType } from '#contract/games.ts';
import { type Random, seededRandom } from './art/random.ts';
import { slotWords } from './classes.ts';
import { drawingOf, slugOf } from './drawings.ts';
import type { BothNames, GameEntry, VendorEntry } from './entries.ts';
import { type Lexicon, namesOf, tableNamesOf } from './names/compose.ts';
import * as words from './names/other-words.ts';
import { stakesOf } from './stakes.ts';
import type { Maker } from './vendor.ts';

/** How many games a kind has in all; of kinds that are not there only what was written by hand. */
const sizes: { readonly [T in GameType]?: number } = {
  LIVE: 200,
  SPORTS: 60,
  FISH: 120,
  RNG: 10_000,
  PVP: 60,
  ESPORTS: 40,
  COCKFIGHT: 20,
  BINGO: 80,
  JACKPOT: 60,
};

/** One in so many is hot, or new. */
const oneIn = { hot: 20, new: 25 };

/** The number that brings bad luck: each vendor's game with it is under maintenance. */
const unlucky = 13;

/** A vendor and who makes its games. */
export type Placed = { readonly maker: Maker; readonly vendor: VendorEntry };

const tables: { readonly [T in GameType]?: string } = {
  LIVE: words.liveHeads,
  SPORTS: words.sportsHeads,
  PVP: words.pvpHeads,
  ESPORTS: words.esportsHeads,
  BINGO: words.bingoHeads,
  JACKPOT: words.jackpotHeads,
};
const hunts: { readonly [T in GameType]?: Lexicon } = {
  FISH: words.fishWords,
  COCKFIGHT: words.cockfightWords,
};

/** All names for a kind, or for one class of it. */
function namesFor(type: GameType, gameClass: string): Generator<BothNames> {
  const heads = tables[type];
  if (heads) return tableNamesOf(heads, type);
  const lexicon = hunts[type] ?? slotWords[gameClass as keyof typeof slotWords];
  return namesOf(lexicon, `${type} ${gameClass}`);
}

/** Gives names one after the other, none twice in either language and no two with one picture. */
function createNamer(taken: readonly BothNames[]) {
  const used = new Set(taken.flatMap(({ nameEs, nameEn }) => [slugOf(nameEs), nameEn]));
  const lists = new Map<string, Generator<BothNames>>();
  return (type: GameType, gameClass: string): BothNames & { readonly slug: string } => {
    const key = `${type} ${gameClass}`;
    const list = lists.get(key) ?? namesFor(type, gameClass);
    lists.set(key, list);
    for (let next = list.next(); !next.done; next = list.next()) {
      const slug = slugOf(next.value.nameEs);
      if (used.has(slug) || used.has(next.value.nameEn) || next.value.nameEs === next.value.nameEn) continue;
      used.add(slug).add(next.value.nameEn);
      return { nameEs: next.value.nameEs, nameEn: next.value.nameEn, slug };
    }
    throw new Error(`There are no more names for ${key}`);
  };
}

/** So many games for each vendor that there are `all` together: hot ones have more. */
function shares(placed: readonly Placed[], all: number): number[] {
  const weights = placed.map(
    ({ maker }) => seededRandom(maker.code).between(0.6, 1.4) + (maker.hot ? 0.6 : 0),
  );
  const sum = weights.reduce((total, one) => total + one, 0);
  let before = 0;
  return weights.map((_, at) => {
    const upTo = Math.round((weights.slice(0, at + 1).reduce((total, one) => total + one, 0) / sum) * all);
    const own = upTo - before;
    before = upTo;
    return own;
  });
}

type Namer = ReturnType<typeof createNamer>;
type Ranked = { readonly game: GameEntry; readonly rank: number };

function grownGame({ maker, vendor }: Placed, number: number, random: Random, nextName: Namer): Ranked {
  const gameId = `${vendor.category}-${maker.code}-${String(number).padStart(2, '0')}`;
  const { classes = [''] } = maker;
  const gameClass = classes[number % classes.length] ?? '';
  const { nameEs, nameEn, slug } = nextName(vendor.category, gameClass);
  const isHot = random.below(oneIn.hot) === 0 ? 1 : 0;
  const isNew = random.below(oneIn.new) === 0 ? 1 : 0;
  const game = {
    nameEs,
    nameEn,
    gameId,
    vendor,
    image: drawingOf('game', slug, vendor.category),
    isHot,
    isNew,
    featured: false,
    closed: number === unlucky,
    gameClass,
    stakes: stakesOf(vendor.category, random),
  } as const;
  return { game, rank: random.next() - isHot - isNew / 2 };
}

/**
 * What fills a kind up to its size besides what was `written` by hand: the same games every time, the best first.
 * `placed` are the vendors of one kind; `nextName` is shared by all kinds.
 */
function grownKind(placed: readonly Placed[], nextName: Namer): GameEntry[] {
  const category = placed[0]?.vendor.category;
  const size = category && sizes[category];
  if (!size) return [];
  const counts = shares(placed, size);
  const ranked = placed.flatMap((one, at) => {
    const { length } = one.maker.games;
    const own = Array.from({ length: Math.max(0, (counts[at] ?? 0) - length) }, (_, n) => n + length + 1);
    const random = seededRandom(one.maker.code);
    return own.map((number) => grownGame(one, number, random, nextName));
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ game }) => game);
}

/** Everything that is not written by hand, kind by kind. */
export function grownGames(placed: readonly Placed[], written: readonly GameEntry[]): GameEntry[] {
  const nextName = createNamer(written);
  const kinds = [...new Set(placed.map(({ vendor }) => vendor.category))];
  return kinds.flatMap((kind) =>
    grownKind(
      placed.filter(({ vendor }) => vendor.category === kind),
      nextName,
    ),
  );
}
