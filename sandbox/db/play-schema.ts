import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { members } from './schema.ts';

// What members played. Games are named by their `gameId`: the catalogue is part of the program
// (sandbox/catalogue/catalogue.ts).

/** When a member last played a game: one row for each pair, updated at each launch. */
export const played = sqliteTable(
  'played',
  {
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    gameId: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.gameId] }),
    index('played_when').on(table.memberId, table.at),
  ],
);
