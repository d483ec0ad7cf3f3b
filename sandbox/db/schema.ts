import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

// Times are epoch milliseconds of the sandbox's clock; money is whole minor units; ids shown outside are random.

export const members = sqliteTable(
  'members',
  {
    id: text().primaryKey(),
    /** As the member writes it; `accountKey` is the same name as it is compared. */
    account: text().notNull(),
    accountKey: text().notNull(),
    passwordHash: text().notNull(),
    /** The account type of spec 6: 1, 2, 41, 42 agents, 4 demo, anything else a member. */
    type: integer().notNull(),
    uplineId: text().references((): AnySQLiteColumn => members.id),
    nickname: text().notNull(),
    userName: text().notNull(),
    rankLevel: integer().notNull(),
    rankName: text().notNull(),
    serviceLabel: text(),
    avatar: text().notNull(),
    avatarType: text({ enum: ['CUSTOM', 'STATIC'] }).notNull(),
    icon: text(),
    language: text().notNull(),
    /** E.164, such as +51987654321. */
    mobile: text(),
    passwordExpiresAt: integer(),
    mustChange: integer({ mode: 'boolean' }).notNull(),
    firstLogin: integer({ mode: 'boolean' }).notNull(),
    disabled: integer({ mode: 'boolean' }).notNull(),
    /** Only addresses of `knownAddresses` may be signed in from without a further check. */
    addressChecked: integer({ mode: 'boolean' }).notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('members_account').on(table.accountKey),
    uniqueIndex('members_mobile').on(table.mobile),
  ],
);

export const knownAddresses = sqliteTable(
  'known_addresses',
  {
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    address: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.address] })],
);

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token: the token itself is kept nowhere. */
    tokenHash: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    restriction: text({ enum: ['password', 'ip'] }),
    client: text().notNull(),
    address: text().notNull(),
    createdAt: integer().notNull(),
    lastSeenAt: integer().notNull(),
  },
  (table) => [index('sessions_member').on(table.memberId), index('sessions_created').on(table.createdAt)],
);

/** Failed tries of a secret, by what was tried: an account name, or a member's own password. */
export const failures = sqliteTable(
  'failures',
  { id: integer().primaryKey(), subject: text().notNull(), at: integer().notNull() },
  (table) => [index('failures_subject').on(table.subject, table.at)],
);

export const locks = sqliteTable('locks', { subject: text().primaryKey(), until: integer().notNull() });

/** The newest image of each client, until it is answered once. */
export const captchas = sqliteTable('captchas', {
  client: text().primaryKey(),
  answerHash: text().notNull(),
  expiresAt: integer().notNull(),
});

export const codes = sqliteTable(
  'codes',
  {
    id: integer().primaryKey(),
    purpose: text({ enum: ['login'] }).notNull(),
    /** E.164, whether a member has this number or not. */
    target: text().notNull(),
    client: text().notNull(),
    address: text().notNull(),
    codeHash: text().notNull(),
    triesLeft: integer().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [
    index('codes_target').on(table.target, table.createdAt),
    index('codes_created').on(table.createdAt),
  ],
);

/** What a real gateway would have sent to somebody, for people and tests to read. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text({ enum: ['sms', 'mail', 'captcha'] }).notNull(),
    recipient: text().notNull(),
    text: text().notNull(),
    /** The code or answer within the text. */
    code: text(),
    createdAt: integer().notNull(),
  },
  (table) => [index('outbox_recipient').on(table.recipient)],
);

export const wallets = sqliteTable(
  'wallets',
  {
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** 'MAIN', or the vendor the money is with. */
    wallet: text().notNull(),
    minor: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.wallet] })],
);

/** Every movement of money; the movements of a wallet add up to its balance. */
export const ledger = sqliteTable(
  'ledger',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    wallet: text().notNull(),
    kind: text({ enum: ['opening'] }).notNull(),
    change: integer().notNull(),
    balance: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index('ledger_member').on(table.memberId)],
);

export const messages = sqliteTable(
  'messages',
  {
    id: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    body: text().notNull(),
    readAt: integer(),
    createdAt: integer().notNull(),
  },
  (table) => [index('messages_member').on(table.memberId)],
);

export const announcements = sqliteTable('announcements', {
  id: text().primaryKey(),
  /** spec 3: PL player notices, PU pop-ups, PR promotions, H help. */
  type: text({ enum: ['PL', 'PU', 'PR', 'H'] }).notNull(),
  language: text().notNull(),
  title: text().notNull(),
  content: text().notNull(),
  createdAt: integer().notNull(),
});

export const banners = sqliteTable('banners', {
  id: integer().primaryKey(),
  groupName: text().notNull(),
  language: text().notNull(),
  url: text().notNull(),
  title: text().notNull(),
  subtitle: text().notNull(),
  link: text(),
});

export const vendors = sqliteTable('vendors', {
  accountTypeId: integer().primaryKey(),
  category: text().notNull(),
  /** The category whose lane lists it; some gateways list cockfights among sports (spec 4). */
  lane: text().notNull(),
  vassalage: text().notNull(),
  nameEs: text().notNull(),
  nameEn: text().notNull(),
  isHot: integer().notNull(),
  icon: text().notNull(),
});

export const games = sqliteTable(
  'games',
  {
    gameId: text().primaryKey(),
    vendorId: integer()
      .notNull()
      .references(() => vendors.accountTypeId, { onDelete: 'cascade' }),
    nameEs: text().notNull(),
    nameEn: text().notNull(),
    image: text().notNull(),
    isHot: integer().notNull(),
    isNew: integer().notNull(),
  },
  (table) => [index('games_vendor').on(table.vendorId)],
);
