import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { members } from './schema.ts';

// Playing for money. The first two tables are the gateway's, the last one is the memory of the game host.

/** A launch: its ticket, and the play session that the ticket was exchanged for. */
export const plays = sqliteTable(
  'plays',
  {
    /** SHA-256 of the ticket: the ticket itself is kept nowhere. */
    ticketHash: text().primaryKey(),
    ticketExpiresAt: integer().notNull(),
    /** SHA-256 of the play session's id; null until the ticket was exchanged. */
    playHash: text().unique(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The session that it was launched in: playing ends with it. */
    sessionHash: text().notNull(),
    /** A game of the catalogue or the code of a lottery. */
    gameId: text().notNull(),
    gameType: text().notNull(),
    vassalage: text().notNull(),
    nameEs: text().notNull(),
    nameEn: text().notNull(),
    /** The least that a round may cost, in minor units. */
    least: integer().notNull(),
    /** Where the game's way out leads when it is not framed: a path of the gateway's origin. */
    back: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index('plays_member').on(table.memberId), index('plays_created').on(table.createdAt)],
);

/** A round whose bet was taken, or that was called off before; moves money once. */
export const rounds = sqliteTable(
  'rounds',
  {
    /** As the game host calls it: no two rounds of anybody have the same. */
    id: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    gameId: text().notNull(),
    gameType: text().notNull(),
    status: text({ enum: ['taken', 'settled', 'refunded', 'void'] }).notNull(),
    stake: integer().notNull(),
    win: integer().notNull(),
    /** What the wallet held when the round got its status. */
    balance: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    // Holds all that bets are counted and summed up from, so that a long history is not read row by row.
    index('rounds_member').on(table.memberId, table.at, table.status, table.gameType, table.stake, table.win),
    index('rounds_at').on(table.at),
  ],
);

/** What the game host drew, kept before it asks for the bet: a repeated round has the same outcome. */
export const drawnRounds = sqliteTable(
  'drawn_rounds',
  {
    /** SHA-256 of the play session's id and the round id that the page made. */
    id: text().primaryKey(),
    /** SHA-256 of the play session's id. */
    playHash: text().notNull(),
    /** Whose it is, as the gateway calls the player. */
    playerId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    state: text({ enum: ['drawn', 'taken', 'settled', 'void'] }).notNull(),
    stake: integer().notNull(),
    win: integer().notNull(),
    outcome: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** As the gateway answered when the round was settled. */
    balance: text(),
    at: integer().notNull(),
  },
  (table) => [index('drawn_rounds_player').on(table.playerId, table.state)],
);
