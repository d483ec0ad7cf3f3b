import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Minor } from '#contract/units.ts';
import { members } from './schema.ts';

// Playing for money. The first two tables are the gateway's, the last one is the game host's.

/** A launch: its ticket, and the play session that the ticket was exchanged for. */
export const plays = sqliteTable(
  'plays',
  {
    /** SHA-256 of the ticket; the ticket itself is not stored. */
    ticketHash: text().primaryKey(),
    ticketExpiresAt: integer().notNull(),
    /** SHA-256 of the play session's id; null until the ticket was exchanged. */
    playHash: text().unique(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The session of the launch; playing ends with it. */
    sessionHash: text().notNull(),
    /** A game of the catalogue or the code of a lottery. */
    gameId: text().notNull(),
    gameType: text().notNull(),
    vassalage: text().notNull(),
    nameEs: text().notNull(),
    nameEn: text().notNull(),
    /** The least price of a round, in minor units. */
    least: integer().notNull(),
    /** Where the game's way out leads when it is not framed: a path of the gateway's origin. */
    back: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index('plays_member').on(table.memberId), index('plays_created').on(table.createdAt)],
);

/** A round whose bet was taken, or that was cancelled before its bet came. It moves money once. */
export const rounds = sqliteTable(
  'rounds',
  {
    /** The game host's name for it, unique among all rounds. */
    id: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    gameId: text().notNull(),
    gameType: text().notNull(),
    status: text({ enum: ['taken', 'settled', 'refunded', 'void'] }).notNull(),
    stake: integer().$type<Minor>().notNull(),
    win: integer().$type<Minor>().notNull(),
    /** The wallet's balance when the round got its status. */
    balance: integer().$type<Minor>().notNull(),
    /** When the round got its status. */
    at: integer().notNull(),
    /** When its bet was taken; null for a round from before this gateway kept that: `at` says it as well as anything. */
    takenAt: integer(),
  },
  (table) => [
    // A covering index for the counts and sums of bets, so that a long history is not read row by row.
    index('rounds_member').on(
      table.memberId,
      table.at,
      table.status,
      table.gameType,
      table.stake,
      table.win,
      table.takenAt,
    ),
    // In the order of a report about many people: it finds a page without reading rows.
    index('rounds_at').on(table.at, table.memberId, table.status, table.gameType),
  ],
);

/** The game host's draws, stored before it asks for the bet, so that a repeated round has the same outcome. */
export const drawnRounds = sqliteTable(
  'drawn_rounds',
  {
    /** SHA-256 of the play session's id and the page's round id. */
    id: text().primaryKey(),
    /** SHA-256 of the play session's id. */
    playHash: text().notNull(),
    /** The player, by the gateway's name. */
    playerId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    state: text({ enum: ['drawn', 'taken', 'settled', 'void'] }).notNull(),
    stake: integer().notNull(),
    win: integer().notNull(),
    outcome: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** From the gateway's answer when the round was settled. */
    balance: text(),
    at: integer().notNull(),
  },
  (table) => [index('drawn_rounds_player').on(table.playerId, table.state)],
);

/** When the bet of a round was taken; a round counts for the session of play and the limits of that moment. */
export const takenAt = sql<number>`coalesce(${rounds.takenAt}, ${rounds.at})`;
