import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The secret that the draws of this database follow from: one row, made at the first request for a draw. */
export const drawKeys = sqliteTable('draw_keys', {
  id: integer().primaryKey(),
  /** 32 random bytes in base64url. They determine every future draw. */
  secret: text().notNull(),
});
