import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { members } from './schema.ts';

/** Which version of the agreement a member accepted, and when; the newest row counts. */
export const agreements = sqliteTable(
  'agreements',
  {
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    version: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.version] })],
);

/** Whether an article was useful: one answer per article and caller, who is a member or the tab of a visitor. */
export const helpVotes = sqliteTable(
  'help_votes',
  {
    article: text().notNull(),
    voter: text().notNull(),
    useful: integer({ mode: 'boolean' }).notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.article, table.voter] })],
);
