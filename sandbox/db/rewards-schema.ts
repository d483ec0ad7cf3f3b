import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Facts, Promotion } from '#contract/promotions/terms.ts';
import { asMinor, type MicroPoints, type Minor, type Points } from '#contract/units.ts';
import { members } from './schema.ts';

// Promotions, missions and the points mall. Progress and earned points are not kept: they are sums over the rounds.
// Money is whole minor units, points are whole; times are epoch milliseconds.

type Both = { readonly es: string; readonly en: string };

export const promotionOffers = sqliteTable('promotion_offers', {
  id: text().primaryKey(),
  /**
   * How a joined one goes on: GIFT can be claimed at once, WAGER is wagered first, DEPOSIT waits for one and is then
   * wagered. NONE can't be joined: it comes by itself.
   */
  kind: text({ enum: ['GIFT', 'WAGER', 'DEPOSIT', 'RAFFLE', 'NONE'] }).notNull(),
  category: text().$type<Promotion['category']>().notNull(),
  image: text().notNull(),
  /** Texts in both languages; `content` is HTML. */
  texts: text({ mode: 'json' }).$type<{ title: Both; summary: Both; content: Both }>().notNull(),
  /** The terms in force; every change has a higher version. */
  facts: text({ mode: 'json' }).$type<Facts>().notNull(),
  /** The back office took it off the list; whoever joined it goes on. */
  hidden: integer({ mode: 'boolean' }).notNull().default(false),
  publishedAt: integer().notNull(),
});

/** What a member has of a promotion, or was given: one row each. */
export const rewards = sqliteTable(
  'rewards',
  {
    id: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Null for a gift, the prize of a board, or the reward for an invited friend. */
    promotionId: text(),
    /** Makes it the only one of its cause: the promotion, the board and its period, or the invitation. */
    cause: text().notNull(),
    source: text({ enum: ['PROMOTION', 'RAFFLE', 'BOARD', 'GIFT', 'REFERRAL'] }).notNull(),
    titleEs: text().notNull(),
    titleEn: text().notNull(),
    /** Kept as far as it was decided: what the clock or the bets change is worked out when it is read. */
    status: text({
      enum: ['APPLYING', 'JOINED', 'PROCESS', 'CLAIM', 'CLAIMED', 'ISSUED', 'REJECTED', 'CLOSE'],
    }).notNull(),
    amount: integer().$type<Minor>().notNull(),
    /** The terms as they were accepted; null where there are none. */
    terms: text({ mode: 'json' }).$type<Facts>(),
    /** To be bet; 0 for nothing. */
    required: integer().$type<Minor>().notNull().default(asMinor(0)),
    reasonEs: text(),
    reasonEn: text(),
    at: integer().notNull(),
    /** When it entered the queue of bonuses that are wagered one after the other; null where nothing is wagered. */
    queuedAt: integer(),
    /** When what it takes was done; set when it is claimed. */
    metAt: integer(),
    settledAt: integer(),
  },
  (table) => [
    index('rewards_member').on(table.memberId, table.at),
    uniqueIndex('rewards_once').on(table.memberId, table.cause),
  ],
);

/** A reward as messages and books know it: whose it is, and what it is called. */
export type TitledReward = Pick<typeof rewards.$inferSelect, 'id' | 'memberId' | 'titleEs' | 'titleEn'>;

/** One run of a mission: joined, and perhaps claimed. Its id is the completion id. */
export const missionRuns = sqliteTable(
  'mission_runs',
  {
    id: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    missionId: text().notNull(),
    /** The merchant's day or week, or 'once'. */
    period: text().notNull(),
    version: integer().notNull(),
    joinedAt: integer().notNull(),
    endsAt: integer().notNull(),
    claimedAt: integer(),
  },
  (table) => [uniqueIndex('mission_runs_once').on(table.memberId, table.missionId, table.period)],
);

/** The frozen rows of a board that has ended: its score and rank stay, whatever happens to its bets later. */
export const boardResults = sqliteTable(
  'board_results',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    board: text({ enum: ['DAILY', 'WEEKLY', 'MONTHLY'] }).notNull(),
    period: text().notNull(),
    rank: integer().notNull(),
    /** Null for the sandbox's invented rivals. */
    memberId: text(),
    name: text().notNull(),
    score: integer().$type<Minor>().notNull(),
    reachedAt: integer().notNull(),
    prize: integer().$type<Minor>(),
  },
  (table) => [uniqueIndex('board_results_once').on(table.board, table.period, table.rank)],
);

export const pointRewards = sqliteTable(
  'point_rewards',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['GOODS', 'BONUS', 'SPINS'] }).notNull(),
    image: text().notNull(),
    texts: text({ mode: 'json' }).$type<{ name: Both; text: Both }>().notNull(),
    /** For one. */
    price: integer().$type<Points>().notNull(),
    /** The money of a BONUS, in minor units; 0 for others. */
    worth: integer().$type<Minor>().notNull().default(asMinor(0)),
    /** Null for endless. */
    stock: integer(),
    minRank: integer().notNull().default(1),
    /** Valid bets of the last 30 days that it wants. */
    betsRequired: integer().$type<Minor>().notNull().default(asMinor(0)),
    /** How many one member may redeem within `limitDays`; null for any number. */
    limitCount: integer(),
    limitDays: integer(),
    opensAt: integer().notNull(),
    endsAt: integer(),
  },
  (table) => [
    check('point_rewards_stock_not_below_zero', sql`${table.stock} is null or ${table.stock} >= 0`),
  ],
);

export const redemptions = sqliteTable(
  'redemptions',
  {
    reference: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    rewardId: text().notNull(),
    kind: text({ enum: ['GOODS', 'BONUS', 'SPINS'] }).notNull(),
    nameEs: text().notNull(),
    nameEn: text().notNull(),
    quantity: integer().notNull(),
    /** In all. */
    points: integer().$type<Points>().notNull(),
    worth: integer().$type<Minor>().notNull(),
    betsRequired: integer().$type<Minor>().notNull(),
    status: text({ enum: ['IN_PROCESS', 'REJECTED', 'APPROVED'] }).notNull(),
    remark: text(),
    address: text(),
    mobile: text(),
    appliedAt: integer().notNull(),
    settledAt: integer(),
  },
  (table) => [index('redemptions_member').on(table.memberId, table.appliedAt)],
);

/**
 * Everything that was done with points besides earning them by bets; rows are only ever added, and their changes with the
 * earned points add up to the free ones. A redemption takes its points at once; a rejection gives them back.
 */
export const pointMoves = sqliteTable(
  'point_moves',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    cause: text({ enum: ['REDEEM', 'REFUND', 'CONVERT', 'GIFT'] }).notNull(),
    /** Each reference has at most one row per cause. */
    reference: text().notNull(),
    nameEs: text().notNull(),
    nameEn: text().notNull(),
    /** Below zero it takes. */
    change: integer().$type<Points>().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    index('point_moves_member').on(table.memberId, table.at),
    uniqueIndex('point_moves_once').on(table.cause, table.reference),
  ],
);

/** The versions of how points are earned and converted; the newest that has begun is in force. */
export const pointRules = sqliteTable('point_rules', {
  version: integer().primaryKey(),
  from: integer().notNull(),
  /** For each minor unit of settled bets, by game type: as many as hundredths of a point per 100.00. */
  earning: text({ mode: 'json' }).$type<Readonly<Record<string, MicroPoints>>>().notNull(),
  /** The points that become `amount` minor units. */
  step: integer().$type<Points>().notNull(),
  amount: integer().$type<Minor>().notNull(),
});
