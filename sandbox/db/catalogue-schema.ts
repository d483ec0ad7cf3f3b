import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { members } from './schema.ts';

// What the product offers, beside the accounts of schema.ts.

export const announcements = sqliteTable(
  'announcements',
  {
    /** The same in every language. */
    id: text().notNull(),
    /**
     * spec 3: PL player notices, PU pop-ups, H help. Ours are AG, for agents alone, and PM, pop-ups that promote something:
     * they are told as PU. Promotions (PR) have a table of their own.
     */
    type: text({ enum: ['PL', 'PU', 'PM', 'H', 'AG'] }).notNull(),
    language: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** Counts up with each change. */
    version: integer().notNull().default(1),
    /** A pop-up that still pops up; the others are only listed. */
    pops: integer({ mode: 'boolean' }).notNull().default(false),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.language] })],
);

export const banners = sqliteTable('banners', {
  id: integer().primaryKey(),
  groupName: text().notNull(),
  language: text().notNull(),
  url: text().notNull(),
  title: text().notNull(),
  subtitle: text().notNull(),
  link: text(),
});

/** The favourites of members; the games themselves are part of the program (sandbox/catalogue/catalogue.ts). */
export const favourites = sqliteTable(
  'favourites',
  {
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    gameId: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.gameId] })],
);
