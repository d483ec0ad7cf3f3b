import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { CloseReason, ReferralTerms } from '#contract/member/referral.ts';
import { members } from './schema.ts';

/**
 * Who came by whose invitation: one row for each friend, under the terms of the day they registered. What a friend
 * deposited and bet is not kept here, but read from the books. Times are epoch milliseconds.
 */
export const referrals = sqliteTable(
  'referrals',
  {
    /** Random, and never the friend's own id. */
    id: text().primaryKey(),
    friendId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    inviterId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    terms: text({ mode: 'json' }).$type<ReferralTerms>().notNull(),
    registeredAt: integer().notNull(),
    /** When a mobile number or an e-mail address of the friend was first proved by a code. */
    verifiedAt: integer(),
    /** When the last condition was met; it is checked from then until the hold ends. */
    qualifiedAt: integer(),
    rewardedAt: integer(),
    /** The inviter's reward. */
    rewardId: text(),
    closedAt: integer(),
    closedFor: text().$type<CloseReason>(),
  },
  (table) => [
    uniqueIndex('referrals_friend').on(table.friendId),
    index('referrals_inviter').on(table.inviterId, table.registeredAt),
    index('referrals_open')
      .on(table.inviterId)
      .where(sql`${table.rewardedAt} is null and ${table.closedAt} is null`),
  ],
);
