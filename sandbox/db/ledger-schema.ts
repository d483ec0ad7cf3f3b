import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Minor } from '#contract/units.ts';
import { members } from './schema.ts';

// The books. Amounts are whole minor units; times are epoch milliseconds of the sandbox's clock.

/** The balances of members, wallet by wallet; the database refuses a negative one. */
export const wallets = sqliteTable(
  'wallets',
  {
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** 'MAIN', 'HELD' for pending withdrawals, or the vendor that has the money. */
    wallet: text().notNull(),
    minor: integer().$type<Minor>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.wallet] }),
    check('wallets_not_below_zero', sql`${table.minor} >= 0`),
  ],
);

/** The house accounts: the other side of every movement that is not between members. They may go below zero. */
export const houseAccounts = sqliteTable('house_accounts', {
  name: text().primaryKey(),
  minor: integer().$type<Minor>().notNull(),
});

/** Every act that moved money, with its cause. Its movements are in the ledger and add up to zero. */
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
        'reversal',
        'withdrawal',
        'release',
        'payout',
        'return',
        'line',
        'bonus',
        'points',
        'void',
        'resettle',
        'contract',
      ],
    }).notNull(),
    /** What it belongs to: a round, a deposit, a withdrawal ... Each has at most one entry per cause. */
    reference: text().notNull(),
    /** The key of the act that caused it, if any. */
    key: text(),
    at: integer().notNull(),
  },
  (table) => [uniqueIndex('entries_once').on(table.cause, table.reference)],
);

/** What a member's main wallet was paid, from outside and by the house: few rows among those of bets. */
export const paidInMain = sql.raw(
  `account = 'MAIN' and cause in ('deposit', 'withdrawal', 'release', 'return', 'bonus')`,
);

/**
 * Double entry: the movements of an entry add up to zero, those of a wallet to its balance. Rows are only ever added.
 */
export const ledger = sqliteTable(
  'ledger',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    entryId: integer()
      .notNull()
      .references(() => entries.id),
    /** Null for a house account. The row outlives the member. */
    memberId: text(),
    /** A member's wallet, or a house account. */
    account: text().notNull(),
    change: integer().$type<Minor>().notNull(),
    /** The balance of the account after the movement. */
    balance: integer().$type<Minor>().notNull(),
    /** Copied from the entry, since records are searched by member and time. */
    cause: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    index('ledger_entry').on(table.entryId),
    // A covering index for the counts and sums of records, so that a long history is not read row by row.
    index('ledger_member').on(table.memberId, table.at, table.account, table.cause, table.change),
    // For reports about many people: pages in their order without reading rows, and payments without walking through bets.
    index('ledger_at')
      .on(table.at, table.memberId, table.account, table.cause)
      .where(sql`member_id is not null`),
    index('ledger_paid').on(table.memberId, table.at, table.cause, table.change).where(paidInMain),
  ],
);

/** While this table has a row, the ledger may be emptied: only a reset does that. */
export const ledgerDoor = sqliteTable('ledger_door', { id: integer().primaryKey() });
