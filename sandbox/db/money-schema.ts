import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { members } from './schema.ts';

// Deposits, withdrawals and what belongs to them. Money is whole minor units; what moved stands in the ledger.

/** What a money act was answered, by the key its form was given: the same key moves nothing twice. */
export const moneyKeys = sqliteTable(
  'money_keys',
  {
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    call: text().notNull(),
    /** SHA-256 of the input: another input under the same key is refused. */
    inputHash: text().notNull(),
    answer: text({ mode: 'json' }).$type<unknown>().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] }), index('money_keys_at').on(table.at)],
);

export const deposits = sqliteTable(
  'deposits',
  {
    /** Random, as the member sees it. */
    reference: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    methodId: text().notNull(),
    status: text({ enum: ['PENDING', 'APPROVED', 'REJECTED', 'EXPIRED'] }).notNull(),
    amount: integer().notNull(),
    /** Taken from the amount when it is approved. */
    fee: integer().notNull(),
    /** SHA-256 of the ticket that the cashier's page was opened with; null for methods without one. */
    cashierHash: text().unique(),
    reason: text(),
    createdAt: integer().notNull(),
    settledAt: integer(),
  },
  (table) => [
    index('deposits_member').on(table.memberId, table.createdAt),
    index('deposits_status').on(table.status),
  ],
);

/** Codes sold outside; each is good once. */
export const vouchers = sqliteTable('vouchers', {
  /** SHA-256 of the code. */
  hash: text().primaryKey(),
  minor: integer().notNull(),
  usedBy: text(),
  usedAt: integer(),
});

/** Where a member is paid out to. */
export const payoutAccounts = sqliteTable(
  'payout_accounts',
  {
    id: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['BANK', 'EWALLET'] }).notNull(),
    /** A bank or wallet of the sandbox's list. */
    institution: text().notNull(),
    holder: text().notNull(),
    number: text().notNull(),
    removedAt: integer(),
    createdAt: integer().notNull(),
  },
  (table) => [index('payout_accounts_member').on(table.memberId)],
);

export const withdrawals = sqliteTable(
  'withdrawals',
  {
    reference: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    accountId: text()
      .notNull()
      .references(() => payoutAccounts.id),
    /** PAYING: paid out in part, the rest still to come. */
    status: text({ enum: ['PENDING', 'APPROVED', 'PAYING', 'PAID', 'REJECTED', 'CANCELLED'] }).notNull(),
    amount: integer().notNull(),
    fee: integer().notNull(),
    reason: text(),
    createdAt: integer().notNull(),
    settledAt: integer(),
    /**
     * The receipt of what was paid out, from the first part on. OPEN: still asked; RECEIVED: in full, by the member's
     * word; REPORTED: something did not arrive, says the member; COUNTED: by the clock; FORCED: by the back office, the
     * money is not given back; REFUNDED: what did not arrive was given back.
     */
    receipt: text({ enum: ['OPEN', 'RECEIVED', 'REPORTED', 'COUNTED', 'FORCED', 'REFUNDED'] }),
    /** Of what was paid out, what the member said has arrived. */
    received: integer().notNull().default(0),
    /** When what is left counts as received; null while nothing is asked. */
    receiptDueAt: integer(),
    receiptNote: text(),
  },
  (table) => [
    index('withdrawals_member').on(table.memberId, table.createdAt),
    index('withdrawals_status').on(table.status),
    index('withdrawals_due').on(table.receipt, table.receiptDueAt),
  ],
);

/** The parts in which a withdrawal was paid out. */
export const payouts = sqliteTable(
  'payouts',
  {
    id: text().primaryKey(),
    reference: text()
      .notNull()
      .references(() => withdrawals.reference, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('payouts_of').on(table.reference)],
);

/** Pictures that prove something: sent in pieces, then written anew by the gateway. */
export const proofs = sqliteTable(
  'proofs',
  {
    id: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** SHA-256 of the whole file, as the member's browser counted it: the same file is not kept twice. */
    fileHash: text().notNull(),
    /** Bytes of the file, and how many of them are here. */
    size: integer().notNull(),
    received: integer().notNull().default(0),
    type: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
    state: text({ enum: ['OPEN', 'READY', 'REFUSED'] }).notNull(),
    /** The withdrawal or deposit that it was handed in with. */
    usedFor: text(),
    /** The picture as the gateway wrote it; null until it is whole. */
    image: blob({ mode: 'buffer' }),
    at: integer().notNull(),
  },
  (table) => [
    uniqueIndex('proofs_file').on(table.memberId, table.fileHash),
    index('proofs_used').on(table.usedFor),
  ],
);

export const proofPieces = sqliteTable(
  'proof_pieces',
  {
    proofId: text()
      .notNull()
      .references(() => proofs.id, { onDelete: 'cascade' }),
    offset: integer().notNull(),
    bytes: blob({ mode: 'buffer' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.proofId, table.offset] })],
);

/** What was given on top: waiting to be claimed, claimed, which alone moved money, or too late for it. */
export const bonuses = sqliteTable(
  'bonuses',
  {
    id: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    nameEs: text().notNull(),
    nameEn: text().notNull(),
    amount: integer().notNull(),
    status: text({ enum: ['ISSUED', 'CLAIMED', 'EXPIRED'] }).notNull(),
    at: integer().notNull(),
  },
  (table) => [index('bonuses_member').on(table.memberId, table.at)],
);

/** What must be bet before money is paid out: one row for each deposit or bonus that asks for it. */
export const turnovers = sqliteTable(
  'turnovers',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The deposit or bonus. */
    reference: text().notNull(),
    required: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('turnovers_member').on(table.memberId, table.at)],
);
