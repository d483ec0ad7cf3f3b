import {
  type AnySQLiteColumn,
  blob,
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
    /** As the member writes it; `accountKey` is the form for comparing. */
    account: text().notNull(),
    accountKey: text().notNull(),
    passwordHash: text().notNull(),
    /** The account type of spec 6: 1, 2, 41, 42 agents, 4 demo, anything else a member. */
    type: integer().notNull(),
    uplineId: text().references((): AnySQLiteColumn => members.id),
    /** When they were last moved to another line; null for whoever never was. */
    movedAt: integer(),
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
    /** As the member wrote it; `emailKey` is the form for comparing. */
    email: text(),
    emailKey: text(),
    /** The real name; a bank account must have the same. */
    payeeName: text(),
    /** yyyy-MM-dd. */
    birthday: text(),
    /** Other data given at registration, by the field names of spec 3. */
    details: text({ mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The code that invites others: to an agent's team, or as a member's friends. A demo account has none. */
    affiliateCode: text(),
    /** Null until one is set. */
    withdrawHash: text(),
    /** Base32; in force once `totpConfirmed`. `totpStep` is the last time step used: each works once. */
    totpSecret: text(),
    totpConfirmed: integer({ mode: 'boolean' }).notNull().default(false),
    totpStep: integer(),
    passwordChangedAt: integer(),
    passwordExpiresAt: integer(),
    mustChange: integer({ mode: 'boolean' }).notNull(),
    firstLogin: integer({ mode: 'boolean' }).notNull(),
    disabled: integer({ mode: 'boolean' }).notNull(),
    /** A sign-in from an address outside `knownAddresses` needs a further check. */
    addressChecked: integer({ mode: 'boolean' }).notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('members_account').on(table.accountKey),
    uniqueIndex('members_mobile').on(table.mobile),
    uniqueIndex('members_email').on(table.emailKey),
    uniqueIndex('members_affiliate').on(table.affiliateCode),
    index('members_upline').on(table.uplineId),
  ],
);

/**
 * Who is above whom, at every depth; everybody is above themselves at depth 0. The database keeps it from
 * `uplineId` and `movedAt` by triggers, and refuses an upline that would close a circle.
 */
export const line = sqliteTable(
  'line',
  {
    ancestorId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    depth: integer().notNull(),
    /** When the member was moved below the ancestor: what they did before is nothing to read there. 0: was there from the beginning. */
    since: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.ancestorId, table.memberId] }),
    index('line_member').on(table.memberId, table.depth),
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
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** 'both': first verify the address, then change the password. */
    restriction: text({ enum: ['password', 'ip', 'both'] }),
    client: text().notNull(),
    address: text().notNull(),
    createdAt: integer().notNull(),
    lastSeenAt: integer().notNull(),
  },
  (table) => [index('sessions_member').on(table.memberId), index('sessions_created').on(table.createdAt)],
);

/** Failed tries of a secret, by its subject: an account name, or a member's own password. */
export const failures = sqliteTable(
  'failures',
  { id: integer().primaryKey(), subject: text().notNull(), at: integer().notNull() },
  (table) => [index('failures_subject').on(table.subject, table.at)],
);

export const locks = sqliteTable('locks', { subject: text().primaryKey(), until: integer().notNull() });

/** The newest image of each client, until the client answers it. */
export const captchas = sqliteTable('captchas', {
  client: text().primaryKey(),
  answerHash: text().notNull(),
  expiresAt: integer().notNull(),
});

export const codes = sqliteTable(
  'codes',
  {
    id: integer().primaryKey(),
    purpose: text({ enum: ['login', 'register', 'forgot', 'binding', 'address'] }).notNull(),
    /** E.164 or a mail address, whether a member has it or not. */
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

/** Slider captchas that wait for an answer; each takes one. */
export const sliders = sqliteTable(
  'sliders',
  {
    id: text().primaryKey(),
    client: text().notNull(),
    /** Where the piece belongs, in CSS pixels from the left. */
    place: integer().notNull(),
    /** The answer to the question in words. */
    words: text().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('sliders_expires').on(table.expiresAt)],
);

/** Things that work once: solved sliders, id tokens, random strings of free play. Stored by their hash. */
export const tickets = sqliteTable(
  'tickets',
  {
    hash: text().primaryKey(),
    kind: text({ enum: ['slider', 'idToken', 'freePlay', 'reset', 'chat'] }).notNull(),
    /** The tab or the member that it is bound to; '' for none. */
    bound: text().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('tickets_expires').on(table.expiresAt)],
);

/** The member behind an identity provider's subject. */
export const identities = sqliteTable(
  'identities',
  {
    provider: text().notNull(),
    subject: text().notNull(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/** Every sign-in of a member, including sessions that have ended. */
export const signIns = sqliteTable(
  'sign_ins',
  {
    id: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    address: text().notNull(),
    /** The browser's name for itself. */
    device: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('sign_ins_member').on(table.memberId, table.at)],
);

/** Pictures that members uploaded of themselves: PNG, re-encoded by the gateway. */
export const portraits = sqliteTable('portraits', {
  id: text().primaryKey(),
  memberId: text()
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  png: blob({ mode: 'buffer' }).notNull(),
});

/** The messages that a real gateway would have sent, for people and tests to read. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text({ enum: ['sms', 'mail', 'captcha', 'slider'] }).notNull(),
    recipient: text().notNull(),
    text: text().notNull(),
    /** The code or answer within the text. */
    code: text(),
    createdAt: integer().notNull(),
  },
  (table) => [index('outbox_recipient').on(table.recipient)],
);
