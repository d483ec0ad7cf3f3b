import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

// What audited machines did, as their pages told it. Nothing here points to other tables: it outlives what it speaks of.

/** A chain, which is one load of a page, and where it ends as far as it is kept. */
export const auditChains = sqliteTable('audit_chains', {
  chain: text().primaryKey(),
  /** The random name of the tab. */
  client: text().notNull(),
  seq: integer().notNull(),
  hash: text().notNull(),
  at: integer().notNull(),
});

export const auditEntries = sqliteTable(
  'audit_entries',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    chain: text().notNull(),
    seq: integer().notNull(),
    /** The entry as it came, as JSON: its hash, and that of the one before it, are in it. */
    entry: text().notNull(),
    /** Whose session it came with; null without one. */
    memberId: text(),
    at: integer().notNull(),
    /** SHA-256 over what the gateway itself knows of it, and the entry's own hash: an edit of these shows too. */
    seal: text().notNull(),
  },
  (table) => [uniqueIndex('audit_entries_place').on(table.chain, table.seq)],
);

/** What did not fit when it came. */
export const auditBreaks = sqliteTable(
  'audit_breaks',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    chain: text().notNull(),
    seq: integer().notNull(),
    kind: text({ enum: ['gap', 'edit', 'fork'] }).notNull(),
    /** The entry that did not fit, when it could not be kept in its place. */
    entry: text(),
    hash: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    uniqueIndex('audit_breaks_once').on(table.chain, table.seq, table.kind, table.hash),
    index('audit_breaks_chain').on(table.chain),
  ],
);
