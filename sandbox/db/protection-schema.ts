import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { limitKinds, limitPeriods } from '#contract/protection/market.ts';
import type { Minor } from '#contract/units.ts';
import { members } from './schema.ts';

// What protects members. Money is whole minor units, time limits are minutes; times are epoch milliseconds of the sandbox's clock.

const memberId = () =>
  text()
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** The member's own limits, each with the raise that waits, if one does. */
export const memberLimits = sqliteTable(
  'member_limits',
  {
    memberId: memberId(),
    kind: text({ enum: limitKinds }).notNull(),
    period: text({ enum: limitPeriods }).notNull(),
    /** Null: no limit of the member's own, any more. */
    value: integer(),
    version: integer().notNull(),
    /** The raise; `raiseValue` null with a state asks to remove the limit. */
    raiseState: text({ enum: ['TESTING', 'TALKING', 'WAITING', 'TO_CONFIRM'] }),
    raiseValue: integer(),
    raiseAskedAt: integer(),
    /** When the self-test was made for it, and when a person had talked about it: its wait begins with the last. */
    raiseTestedAt: integer(),
    raiseTalkedAt: integer(),
    raiseFrom: integer(),
    raiseConfirmBy: integer(),
    /** When a raise was last in force. */
    raisedAt: integer(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.period] })],
);

/** What changed, as the member's history lists it; nothing is ever changed or deleted here. */
export const protectionChanges = sqliteTable(
  'protection_changes',
  {
    id: text().primaryKey(),
    memberId: memberId(),
    at: integer().notNull(),
    what: text().notNull(),
    kind: text({ enum: limitKinds }),
    period: text({ enum: limitPeriods }),
    before: text(),
    after: text(),
  },
  (table) => [index('protection_changes_member').on(table.memberId, table.at)],
);

/** Sessions of play. Money and rounds are read from `rounds`: what was played since `startedAt`. */
export const playSessions = sqliteTable(
  'play_sessions',
  {
    id: text().primaryKey(),
    memberId: memberId(),
    startedAt: integer().notNull(),
    /** When it began to end: no new round since then. */
    endingAt: integer(),
    endedAt: integer(),
    why: text({ enum: ['time', 'money', 'self', 'limit', 'protection'] }),
    minutes: integer(),
    money: integer().$type<Minor>(),
    /** How often the member wanted the check; 0: never; null: not chosen. The market caps it. */
    checkMinutes: integer(),
    /** A rarer check, chosen while one was due: it counts once that one was read. */
    checkMinutesNext: integer(),
    lockHours: integer(),
    /** The checks that were acknowledged, and when the last one was. */
    checks: integer().notNull().default(0),
    checkedAt: integer().notNull(),
  },
  (table) => [index('play_sessions_member').on(table.memberId, table.startedAt)],
);

/** Breaks and exclusions. The one without `endedAt` counts, a break until `until`. */
export const absences = sqliteTable(
  'absences',
  {
    id: text().primaryKey(),
    memberId: memberId(),
    kind: text({ enum: ['BREAK', 'EXCLUSION', 'REGISTER'] }).notNull(),
    from: integer().notNull(),
    until: integer(),
    everywhere: integer({ mode: 'boolean' }).notNull(),
    /** The first moment at which coming back may be asked for; never moved by another market. Null: it may not be. */
    returnFrom: integer(),
    returnAskedAt: integer(),
    returnReason: text(),
    /** What the market asked for when the wish was made: days for a person to decide, hours to cool off. */
    returnDecideDays: integer(),
    returnCoolingHours: integer(),
    /** What a person decided about the wish to come back, and when. */
    returnDecision: text({ enum: ['AGREED', 'REFUSED'] }),
    returnDecidedAt: integer(),
    endedAt: integer(),
  },
  (table) => [index('absences_member').on(table.memberId, table.endedAt)],
);

/** What an administrator's eyes or systems said of a member who may need care, and whether limits were offered. */
export const cares = sqliteTable('cares', {
  memberId: text()
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  standing: text({ enum: ['NONE', 'INTENSIVE', 'AT_RISK', 'YOUNG'] }).notNull(),
  since: integer().notNull(),
  /** The message that must be answered, and until when. */
  messageId: text(),
  answerBy: integer(),
  answeredAt: integer(),
  /** Assessed for VIP service. */
  vipAssessed: integer({ mode: 'boolean' }).notNull().default(false),
});

/** How often members want the check, where nothing is declared before a session. */
export const checkChoices = sqliteTable('check_choices', {
  memberId: text()
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  minutes: integer().notNull(),
});

/** Members who answered the question for limits with "not now". */
export const limitsPostponed = sqliteTable('limits_postponed', {
  memberId: text()
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  at: integer().notNull(),
});

/**
 * Room of the joint register of operators that a deposit takes: held from when the register allowed it, and used by the
 * deposit of the same key. Until there is a deposit, it is held for a few minutes (protection/register.ts).
 */
export const registerHolds = sqliteTable(
  'register_holds',
  {
    memberId: memberId(),
    /** The key of the deposit. */
    key: text().notNull(),
    amount: integer().$type<Minor>().notNull(),
    at: integer().notNull(),
    /** What the register said was left: once it says something else, it has counted this itself. */
    said: integer().$type<Minor>().notNull(),
    /** The deposit that used it; null before. */
    reference: text(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
);
