import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { feedbackStates } from '#contract/support/feedback.ts';
import { members } from './schema.ts';

// Comments of members and of visitors, and the chat with customer service. Times are epoch milliseconds.

export const feedbackCases = sqliteTable(
  'feedback_cases',
  {
    reference: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    state: text({ enum: feedbackStates }).notNull(),
    text: text().notNull(),
    receivedAt: integer().notNull(),
    /** The state's own moment; the back office answers the oldest first. */
    at: integer().notNull(),
  },
  (table) => [
    index('feedback_cases_member').on(table.memberId, table.receivedAt),
    index('feedback_cases_state').on(table.state, table.at),
  ],
);

/** What happened with a comment since it was received; rows are only ever added. */
export const feedbackSteps = sqliteTable(
  'feedback_steps',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    reference: text()
      .notNull()
      .references(() => feedbackCases.reference, { onDelete: 'cascade' }),
    state: text({ enum: feedbackStates }).notNull(),
    /** An answer, or what the member wrote when they reopened it. */
    text: text(),
    at: integer().notNull(),
  },
  (table) => [index('feedback_steps_of').on(table.reference)],
);

/** Comments of visitors. Nothing says who sent one but the address that they gave. */
export const visitorFeedback = sqliteTable(
  'visitor_feedback',
  {
    reference: text().primaryKey(),
    /** The key that it was sent under, and a hash of what was: the same again is the same comment. */
    key: text().notNull().unique(),
    inputHash: text().notNull(),
    state: text({ enum: ['RECEIVED', 'ACKNOWLEDGED', 'ANSWERED'] }).notNull(),
    text: text().notNull(),
    /** Where the answer goes, until it has gone there; null where none is wanted. */
    email: text(),
    /** In which language the visitor reads. */
    language: text({ enum: ['ES', 'EN'] }).notNull(),
    answer: text(),
    receivedAt: integer().notNull(),
    /** The state's own moment; the back office answers the oldest first. */
    at: integer().notNull(),
  },
  (table) => [index('visitor_feedback_state').on(table.state, table.at)],
);

export const chats = sqliteTable(
  'chats',
  {
    /** Shown to the person and to the back office. */
    reference: text().primaryKey(),
    /** Null for a visitor. */
    memberId: text().references(() => members.id, { onDelete: 'cascade' }),
    service: text({ enum: ['LIVECHAT', 'VIP'] }).notNull(),
    /** The session that the window was opened from, and ends with; null for a visitor. */
    sessionHash: text(),
    /** SHA-256 of what the person's window proves itself with. */
    visitHash: text().notNull().unique(),
    language: text({ enum: ['es', 'en'] }).notNull(),
    openedAt: integer().notNull(),
    /** When the last line was written. */
    at: integer().notNull(),
    /** The back office has ended it; its lines are kept. */
    endedAt: integer(),
  },
  (table) => [index('chats_at').on(table.endedAt, table.at)],
);

export const chatLines = sqliteTable(
  'chat_lines',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    reference: text()
      .notNull()
      .references(() => chats.reference, { onDelete: 'cascade' }),
    by: text({ enum: ['PERSON', 'STAFF'] }).notNull(),
    /** Made where it was written, so that a line that is sent again is there once. */
    key: text().notNull(),
    text: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [uniqueIndex('chat_lines_once').on(table.reference, table.key)],
);
