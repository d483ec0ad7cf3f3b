import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Pay } from '#contract/contracts/pay.ts';
import { contractKinds, type Terms } from '#contract/contracts/terms.ts';
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
    terms: text({ mode: 'json' }).$type<Terms>().notNull(),
    pay: text({ mode: 'json' }).$type<Pay>().notNull(),
    /** To be paid in total, and what was paid so far. */
    amount: integer().notNull(),
    paid: integer().notNull().default(0),
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
    uniqueIndex('bills_once').on(table.contractId, table.periodId),
    index('bills_agent').on(table.agentId, table.computedAt),
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
    stake: integer().notNull(),
    win: integer().notNull(),
    bonus: integer().notNull(),
  },
  (table) => [index('bill_rows_bill').on(table.billId)],
);

/** The key that the statements of this database are signed with: one row, made with the first statement. */
export const statementKeys = sqliteTable('statement_keys', {
  id: integer().primaryKey(),
  /** Ed25519, with its secret part. */
  jwk: text({ mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
});
