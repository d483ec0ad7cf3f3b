import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// What the product offers, beside the accounts of schema.ts.

export const announcements = sqliteTable('announcements', {
  id: text().primaryKey(),
  /** spec 3: PL player notices, PU pop-ups, PR promotions, H help. */
  type: text({ enum: ['PL', 'PU', 'PR', 'H'] }).notNull(),
  language: text().notNull(),
  title: text().notNull(),
  content: text().notNull(),
  createdAt: integer().notNull(),
});

export const banners = sqliteTable('banners', {
  id: integer().primaryKey(),
  groupName: text().notNull(),
  language: text().notNull(),
  url: text().notNull(),
  title: text().notNull(),
  subtitle: text().notNull(),
  link: text(),
});

export const vendors = sqliteTable('vendors', {
  accountTypeId: integer().primaryKey(),
  category: text().notNull(),
  /** The category whose lane lists it; some gateways list cockfights among sports (spec 4). */
  lane: text().notNull(),
  vassalage: text().notNull(),
  nameEs: text().notNull(),
  nameEn: text().notNull(),
  isHot: integer().notNull(),
  icon: text().notNull(),
});

export const games = sqliteTable(
  'games',
  {
    gameId: text().primaryKey(),
    vendorId: integer()
      .notNull()
      .references(() => vendors.accountTypeId, { onDelete: 'cascade' }),
    nameEs: text().notNull(),
    nameEn: text().notNull(),
    image: text().notNull(),
    isHot: integer().notNull(),
    isNew: integer().notNull(),
  },
  (table) => [index('games_vendor').on(table.vendorId)],
);
