import { and, asc, desc, eq } from 'drizzle-orm';
import { categories } from '#contract/games.ts';
import { withName } from '../catalogue/catalogue.ts';
import { games as gamesTable, vendors } from '../db/catalogue-schema.ts';
import type { Handlers } from '../handler.ts';

type GamesHandlers = Pick<Handlers, 'games.vendors' | 'games.hot'>;

/** The most games one answer lists. */
const mostHot = 120;

export const games: GamesHandlers = {
  'games.vendors': async ({ language }, _, { db }) => {
    const found = await db.read.select().from(vendors).orderBy(asc(vendors.accountTypeId));
    const cards = found.map(({ lane, nameEs, nameEn, category, icon, ...vendor }) => {
      const displayName = language === 'EN' ? nameEn : nameEs;
      return {
        lane,
        card: { ...vendor, displayName, gameType: category, icon: withName(icon, displayName) },
      };
    });
    const lanes = categories
      .map((title) => ({ title, cards: cards.filter(({ lane }) => lane === title).map(({ card }) => card) }))
      .filter((lane) => lane.cards.length > 0);
    return { data: { lanes } };
  },
  'games.hot': async ({ language, vassalage }, _, { db }) => {
    const ofOne = vassalage ? eq(vendors.vassalage, vassalage) : undefined;
    const found = await db.read
      .select({ game: gamesTable, vendor: vendors })
      .from(gamesTable)
      .innerJoin(vendors, eq(vendors.accountTypeId, gamesTable.vendorId))
      .where(and(eq(gamesTable.isHot, 1), ofOne))
      .orderBy(desc(gamesTable.isNew), asc(gamesTable.gameId))
      .limit(mostHot);
    const english = language === 'EN';
    const list = found.map(({ game: { gameId, nameEs, nameEn, image, isHot, isNew }, vendor }) => {
      const gameName = english ? nameEn : nameEs;
      return {
        gameId,
        gameName,
        vassalage: vendor.vassalage,
        vendorName: english ? vendor.nameEn : vendor.nameEs,
        gameType: vendor.category,
        image: withName(image, gameName),
        isHot,
        isNew,
      };
    });
    return { list };
  },
};
