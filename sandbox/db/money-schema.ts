import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { asMinor, type Minor } from '#contract/units.ts';
import { members } from './schema.ts';

// Deposits, withdrawals and what belongs to them. Money is whole minor units; the movements are in the ledger.

/** The answer to each money act, by the key of its form: the same key moves money only once. */
export const moneyKeys = sqliteTable(
  'money_keys',
  {
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    call: text().notNull(),
    /** SHA-256 of the input, to refuse another input under the same key. */
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
    amount: integer().$type<Minor>().notNull(),
    /** Taken from the amount when it is approved. */
    fee: integer().$type<Minor>().notNull(),
    /** SHA-256 of the ticket that opened the cashier's page; null for methods without a cashier. */
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

/** Codes sold elsewhere; each works once. */
export const vouchers = sqliteTable('vouchers', {
  /** SHA-256 of the code. */
  hash: text().primaryKey(),
  minor: integer().$type<Minor>().notNull(),
  usedBy: text(),
  usedAt: integer(),
});

/** An account that a member's withdrawals are paid to. */
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
    amount: integer().$type<Minor>().notNull(),
    fee: integer().$type<Minor>().notNull(),
    /** Asked for while protection let the member not bet, and the turnover was not met: the rest of it stays. */
    unplayed: integer({ mode: 'boolean' }).notNull().default(false),
    reason: text(),
    createdAt: integer().notNull(),
    settledAt: integer(),
    /**
     * The receipt of a payment, from the first part on. OPEN: the member has not answered; RECEIVED: the member says
     * that all arrived; REPORTED: the member says that something is missing; COUNTED: counted as received after some
     * time; FORCED: closed by the back office without a refund; REFUNDED: the missing money was given back.
     */
    receipt: text({ enum: ['OPEN', 'RECEIVED', 'REPORTED', 'COUNTED', 'FORCED', 'REFUNDED'] }),
    /** The part of the payment that arrived, according to the member. */
    received: integer().$type<Minor>().notNull().default(asMinor(0)),
    /** When the rest counts as received; null while the member has nothing to answer. */
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
    amount: integer().$type<Minor>().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('payouts_of').on(table.reference)],
);

/** Pictures that prove a payment: sent in pieces, then re-encoded by the gateway. */
export const proofs = sqliteTable(
  'proofs',
  {
    id: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** SHA-256 of the whole file, as the member's browser computed it: the same file is not kept twice. */
    fileHash: text().notNull(),
    /** Bytes of the file, and how many of them are here. */
    size: integer().notNull(),
    received: integer().notNull().default(0),
    type: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
    state: text({ enum: ['OPEN', 'READY', 'REFUSED'] }).notNull(),
    /** The withdrawal or deposit that it belongs to. */
    usedFor: text(),
    /** The picture as the gateway re-encoded it; null until it is complete. */
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

/** Bonuses: waiting to be claimed, claimed, or expired. Only claiming moves money. */
export const bonuses = sqliteTable(
  'bonuses',
  {
    id: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    nameEs: text().notNull(),
    nameEn: text().notNull(),
    amount: integer().$type<Minor>().notNull(),
    status: text({ enum: ['ISSUED', 'CLAIMED', 'EXPIRED'] }).notNull(),
    at: integer().notNull(),
  },
  (table) => [index('bonuses_member').on(table.memberId, table.at)],
);

/** The amounts to bet before a withdrawal: one row for each deposit or bonus that requires it. */
export const turnovers = sqliteTable(
  'turnovers',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The deposit or bonus. */
    reference: text().notNull(),
    required: integer().$type<Minor>().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('turnovers_member').on(table.memberId, table.at)],
);
