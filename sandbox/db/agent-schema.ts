import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { KindRate } from '#contract/agent/registration.ts';
import { members } from './schema.ts';

// What agents make. Times are epoch milliseconds of the sandbox's clock.

/** Links of agents that put whoever registers with them directly below the agent. */
export const invitations = sqliteTable(
  'invitations',
  {
    id: text().primaryKey(),
    agentId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** In capitals. */
    code: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: ['member', 'agent'] }).notNull(),
    /** What an agent who registers with it is offered. */
    rates: text({ mode: 'json' }).$type<KindRate[]>().notNull().default([]),
    createdAt: integer().notNull(),
    closedAt: integer(),
  },
  (table) => [
    uniqueIndex('invitations_code').on(table.code),
    index('invitations_agent').on(table.agentId, table.createdAt),
  ],
);

/** Who registered with which invitation. */
export const invitationUses = sqliteTable(
  'invitation_uses',
  {
    memberId: text()
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    invitationId: text()
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    at: integer().notNull(),
  },
  (table) => [index('invitation_uses_invitation').on(table.invitationId, table.at)],
);
