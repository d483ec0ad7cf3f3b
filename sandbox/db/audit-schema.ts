import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

// What audited machines did, as their pages reported it. Nothing here points to other tables: the record
// outlives their rows.

/** A chain, which is one load of a page, and its last kept entry. */
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
    /** The member of the session it came with; null without one. */
    memberId: text(),
    at: integer().notNull(),
    /** SHA-256 over the gateway's own facts about the entry and the entry's own hash, so an edit of these shows too. */
    seal: text().notNull(),
  },
  (table) => [uniqueIndex('audit_entries_place').on(table.chain, table.seq)],
);

/** Entries that did not fit when they came. */
export const auditBreaks = sqliteTable(
  'audit_breaks',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    chain: text().notNull(),
    seq: integer().notNull(),
    kind: text({ enum: ['gap', 'edit', 'fork'] }).notNull(),
    /** The entry itself, when it could not be kept in its place. */
    entry: text(),
    hash: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    uniqueIndex('audit_breaks_once').on(table.chain, table.seq, table.kind, table.hash),
    index('audit_breaks_chain').on(table.chain),
  ],
);
