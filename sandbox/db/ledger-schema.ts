import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { members } from './schema.ts';

// The books. Amounts are whole minor units; times are epoch milliseconds of the sandbox's clock.

/** What members have, wallet by wallet; the database refuses to hold less than nothing. */
export const wallets = sqliteTable(
  'wallets',
  {
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** 'MAIN', 'HELD' for withdrawals on their way, or the vendor the money is with. */
    wallet: text().notNull(),
    minor: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.wallet] }),
    check('wallets_not_below_zero', sql`${table.minor} >= 0`),
  ],
);

/** The other side of every movement that is not between members: what the house owes or is owed, below zero too. */
export const houseAccounts = sqliteTable('house_accounts', {
  name: text().primaryKey(),
  minor: integer().notNull(),
});

/** Every act that moved money, with its cause; its movements stand in the ledger and add up to nothing. */
export const entries = sqliteTable(
  'entries',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    cause: text({
      enum: [
        'opening',
        'closing',
        'bet',
        'win',
        'refund',
        'transfer',
        'deposit',
        'withdrawal',
        'release',
        'payout',
        'return',
        'line',
        'bonus',
      ],
    }).notNull(),
    /** What it belongs to: a round, a deposit, a withdrawal ... The same cause of the same thing is written once. */
    reference: text().notNull(),
    /** The key of the act that asked for it, when one did. */
    key: text(),
    at: integer().notNull(),
  },
  (table) => [uniqueIndex('entries_once').on(table.cause, table.reference)],
);

/** Double entry: the movements of an entry add up to nothing, those of a wallet to its balance. Only ever added to. */
export const ledger = sqliteTable(
  'ledger',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    entryId: integer()
      .notNull()
      .references(() => entries.id),
    /** Null for an account of the house. Outlives the member: what was written stays. */
    memberId: text(),
    /** A member's wallet, or the account of the house. */
    account: text().notNull(),
    change: integer().notNull(),
    /** What the account held after it. */
    balance: integer().notNull(),
    /** As the entry says, kept here too: records are looked through by member and time. */
    cause: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    index('ledger_entry').on(table.entryId),
    // Holds all that records are counted and summed up from, so that a long history is not read row by row.
    index('ledger_member').on(table.memberId, table.at, table.account, table.cause, table.change),
  ],
);

/** While a row stands here the ledger may be emptied: only starting all over again does that. */
export const ledgerDoor = sqliteTable('ledger_door', { id: integer().primaryKey() });
