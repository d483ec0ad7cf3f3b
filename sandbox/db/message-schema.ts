import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { type MessageLink, messageKinds } from '#contract/inbox.ts';
import { members } from './schema.ts';

/** A choice of a message that asks something; `link` is where whoever chose it goes on. */
export type Choice = {
  readonly id: string;
  readonly labelEs: string;
  readonly labelEn: string;
  readonly link?: MessageLink | undefined;
};

/** The inboxes. `number` grows with each message and is never given twice. */
export const messages = sqliteTable(
  'messages',
  {
    number: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text({ enum: messageKinds }).notNull(),
    titleEs: text().notNull(),
    titleEn: text().notNull(),
    contentEs: text().notNull(),
    contentEn: text().notNull(),
    link: text({ mode: 'json' }).$type<MessageLink>(),
    choices: text({ mode: 'json' }).$type<readonly Choice[]>(),
    answer: text(),
    answeredAt: integer(),
    required: integer({ mode: 'boolean' }).notNull(),
    /** When what it offers ends. */
    until: integer(),
    favourite: integer({ mode: 'boolean' }).notNull().default(false),
    readAt: integer(),
    /** When its text was first fetched, where it counts as read only after that. */
    openedAt: integer(),
    /** The deletion that it waits in; it is gone some minutes later. */
    batch: text(),
    deletedAt: integer(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index('messages_member').on(table.memberId, table.number),
    index('messages_batch').on(table.batch),
  ],
);
