import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What the draws of this database follow from: one row, made when the first draw is asked for. */
export const drawKeys = sqliteTable('draw_keys', {
  id: integer().primaryKey(),
  /** 32 random bytes in base64url; whoever knows them knows every draw to come. */
  secret: text().notNull(),
});
