import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Pay } from '#contract/contracts/pay.ts';
import { contractKinds, type Terms } from '#contract/contracts/terms.ts';
import { asMinor, type Minor } from '#contract/units.ts';
import { members } from './schema.ts';

// What agents are paid by. Money is whole minor units; times are epoch milliseconds of the sandbox's clock.

/** Every contract that was ever offered. What replaces one in force is a row of its own. */
export const contracts = sqliteTable(
  'contracts',
  {
    /** Random. */
    id: text().primaryKey(),
    kind: text({ enum: contractKinds }).notNull(),
    /** Who is paid by it. */
    agentId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Who offered it: the agent directly above; null for the house. */
    uplineId: text().references(() => members.id, { onDelete: 'cascade' }),
    terms: text({ mode: 'json' }).$type<Terms>().notNull(),
    /** REQUESTED waits for an answer; VALID is in force. */
    state: text({ enum: ['REQUESTED', 'VALID', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'ENDED'] }).notNull(),
    offeredAt: integer().notNull(),
    /** When an offer lapses. */
    answerBy: integer().notNull(),
    /** In force from here on; null until then. */
    validFrom: integer(),
    /** Not in force from here on. */
    endedAt: integer(),
    endCause: text({ enum: ['TERMINATED', 'REPLACED', 'RATE', 'LEFT'] }),
    /** Who asked to end it, and until when the other side may answer; null while nobody does. */
    endAskedBy: text({ enum: ['AGENT', 'UPLINE'] }),
    endAnswerBy: integer(),
    /** Everything before this moment is in a bill. */
    settledTo: integer(),
  },
  (table) => [
    uniqueIndex('contracts_valid').on(table.kind, table.agentId).where(sql`${table.state} = 'VALID'`),
    uniqueIndex('contracts_requested').on(table.kind, table.agentId).where(sql`${table.state} = 'REQUESTED'`),
    index('contracts_agent').on(table.agentId),
    index('contracts_upline').on(table.uplineId),
  ],
);

/** What a contract came to in a period. It is frozen: what becomes known later is a row of its own. */
export const bills = sqliteTable(
  'bills',
  {
    /** Random. */
    id: text().primaryKey(),
    /** What people say: the merchant, the period and six signs. */
    number: text().notNull(),
    contractId: text()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    agentId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Who pays; null for the house. */
    payerId: text(),
    /** The merchant's period: such as 2026-11; its first moment and the first after it, as far as the contract was in force. */
    periodId: text().notNull(),
    from: integer().notNull(),
    to: integer().notNull(),
    /** The merchant's zone then: its days are the units of the rows. */
    zone: text().notNull(),
    terms: text({ mode: 'json' }).$type<Terms>().notNull(),
    pay: text({ mode: 'json' }).$type<Pay>().notNull(),
    /** To be paid in total, and what was paid so far. */
    amount: integer().$type<Minor>().notNull(),
    paid: integer().$type<Minor>().notNull().default(asMinor(0)),
    state: text({
      enum: ['IN_REVIEW', 'DUE', 'PARTLY_PAID', 'PAYER_SHORT', 'PAID', 'REFUSED', 'EXPIRED', 'NOT_REACHED'],
    }).notNull(),
    computedAt: integer().notNull(),
    /** When the review ends. */
    dueAt: integer().notNull(),
    /** When what is not paid is not paid any more. */
    expiresAt: integer().notNull(),
    paidAt: integer(),
  },
  (table) => [
    // Not by the name of the period: when the merchant's zone moves west, a day is there twice.
    uniqueIndex('bills_once').on(table.contractId, table.from),
    uniqueIndex('bills_number').on(table.number),
    // What is corrected late is seldom old: few bills end after it.
    index('bills_time').on(table.to, table.from),
    index('bills_agent').on(table.agentId, table.computedAt),
    index('bills_payer').on(table.payerId, table.to),
    index('bills_open').on(table.state, table.dueAt),
    check('bills_paid_once', sql`${table.paid} >= 0 and ${table.paid} <= ${table.amount}`),
  ],
);

/** The rows that a bill was computed from, as they were then. */
export const billRows = sqliteTable(
  'bill_rows',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    billId: text()
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    memberId: text().notNull(),
    at: integer().notNull(),
    stake: integer().$type<Minor>().notNull(),
    win: integer().$type<Minor>().notNull(),
    bonus: integer().$type<Minor>().notNull(),
  },
  (table) => [index('bill_rows_bill').on(table.billId, table.memberId)],
);

/** What a bill comes to after late changes: a row beside it, frozen as well. */
export const billCorrections = sqliteTable(
  'bill_corrections',
  {
    /** Random. */
    id: text().primaryKey(),
    billId: text()
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    /** Of this bill the first, the second ... */
    ordinal: integer().notNull(),
    at: integer().notNull(),
    /** After it; before it there is the correction before, or the bill. */
    pay: text({ mode: 'json' }).$type<Pay>().notNull(),
    before: integer().$type<Minor>().notNull(),
    after: integer().$type<Minor>().notNull(),
    /** What it moves: a positive one is paid, a negative one is kept back from later payments. And how much of it is done. */
    due: integer().$type<Minor>().notNull(),
    settled: integer().$type<Minor>().notNull().default(asMinor(0)),
    state: text({ enum: ['OPEN', 'SETTLED'] }).notNull(),
  },
  (table) => [
    uniqueIndex('bill_corrections_once').on(table.billId, table.ordinal),
    index('bill_corrections_open').on(table.at).where(sql`${table.state} = 'OPEN'`),
    check(
      'bill_corrections_settled_once',
      sql`${table.settled} between min(${table.due}, 0) and max(${table.due}, 0)`,
    ),
  ],
);

/** Bets that were voided or settled again when they were in a bill already. One with a stake of 0 does not count. */
export const lateChanges = sqliteTable(
  'late_changes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    billId: text()
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    /** The correction that it is in; null while it waits for one. */
    correctionId: text().references(() => billCorrections.id, { onDelete: 'cascade' }),
    roundId: text().notNull(),
    memberId: text().notNull(),
    /** When the bet was settled at first. */
    at: integer().notNull(),
    stakeBefore: integer().$type<Minor>().notNull(),
    winBefore: integer().$type<Minor>().notNull(),
    stakeAfter: integer().$type<Minor>().notNull(),
    winAfter: integer().$type<Minor>().notNull(),
  },
  (table) => [
    index('late_changes_bill').on(table.billId, table.roundId),
    index('late_changes_waiting').on(table.billId).where(sql`${table.correctionId} is null`),
  ],
);

/** What a negative correction kept back from a bill or a positive correction: that much less of it was paid. */
export const keptBack = sqliteTable(
  'kept_back',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    correctionId: text()
      .notNull()
      .references(() => billCorrections.id, { onDelete: 'cascade' }),
    /** The bill or the correction that it was kept back from. */
    fromId: text().notNull(),
    minor: integer().$type<Minor>().notNull(),
    at: integer().notNull(),
  },
  (table) => [uniqueIndex('kept_back_once').on(table.correctionId, table.fromId)],
);

/** The key that the statements of this database are signed with: one row, made with the first statement. */
export const statementKeys = sqliteTable('statement_keys', {
  id: integer().primaryKey(),
  /** Ed25519, with its secret part. */
  jwk: text({ mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
});
