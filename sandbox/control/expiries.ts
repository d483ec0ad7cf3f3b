import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { cashierMethods } from '#sandbox/books/deposit-methods.ts';
import { deposits, withdrawals } from '#sandbox/db/money-schema.ts';
import { absences } from '#sandbox/db/protection-schema.ts';
import { captchas, codes, locks, members, sliders } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { openSessions } from '#sandbox/wire/sessions.ts';

/** What can expire here; everything else that ends by the clock is not looked up. */
const expiryKinds = [
  'session',
  'code',
  'captcha',
  'slider',
  'lock',
  'cashier',
  'receipt',
  'absence',
] as const;

/** The next of a kind to expire: whose it is, and when, in epoch milliseconds. */
export type Expiry = {
  readonly kind: (typeof expiryKinds)[number];
  readonly whose: string;
  readonly at: number;
};

type Found = Omit<Expiry, 'kind'>;
type Looks = (sandbox: Sandbox, now: number) => Promise<readonly Found[]>;

async function accountOf({ db }: Sandbox, memberId: string): Promise<string> {
  const [found] = await db.read
    .select({ account: members.account })
    .from(members)
    .where(eq(members.id, memberId));
  return found?.account ?? memberId;
}

async function nextSession(sandbox: Sandbox): Promise<readonly Found[]> {
  const [first] = (await openSessions(sandbox)).sort((one, other) => one.endsAt - other.endsAt);
  return first ? [{ whose: await accountOf(sandbox, first.memberId), at: first.endsAt }] : [];
}

async function nextAtCashier({ db, settings }: Sandbox, now: number): Promise<readonly Found[]> {
  const wait = settings.current().money.cashierMinutes * 60_000;
  const waits = and(
    eq(deposits.status, 'PENDING'),
    inArray(deposits.methodId, cashierMethods),
    gt(deposits.createdAt, now - wait),
  );
  const rows = await db.read
    .select({ whose: members.account, from: deposits.createdAt })
    .from(deposits)
    .innerJoin(members, eq(members.id, deposits.memberId))
    .where(waits)
    .orderBy(asc(deposits.createdAt))
    .limit(1);
  return rows.map(({ whose, from }) => ({ whose, at: from + wait }));
}

async function nextReceipt({ db }: Sandbox, now: number): Promise<readonly Found[]> {
  const rows = await db.read
    .select({ whose: members.account, at: withdrawals.receiptDueAt })
    .from(withdrawals)
    .innerJoin(members, eq(members.id, withdrawals.memberId))
    .where(and(eq(withdrawals.receipt, 'OPEN'), gt(withdrawals.receiptDueAt, now)))
    .orderBy(asc(withdrawals.receiptDueAt))
    .limit(1);
  return rows.flatMap(({ whose, at }) => (at === null ? [] : [{ whose, at }]));
}

async function nextAbsence({ db }: Sandbox, now: number): Promise<readonly Found[]> {
  const rows = await db.read
    .select({ whose: members.account, at: absences.until })
    .from(absences)
    .innerJoin(members, eq(members.id, absences.memberId))
    .where(and(isNull(absences.endedAt), gt(absences.until, now)))
    .orderBy(asc(absences.until))
    .limit(1);
  return rows.flatMap(({ whose, at }) => (at === null ? [] : [{ whose, at }]));
}

/** Looks for the row of a table that expires next. */
function soonest(table: SQLiteTable, whose: SQLiteColumn, at: SQLiteColumn): Looks {
  return ({ db }, now) =>
    db.read
      .select({ whose: sql<string>`${whose}`, at: sql<number>`${at}` })
      .from(table)
      .where(gt(at, now))
      .orderBy(asc(at))
      .limit(1);
}

const looks: Readonly<Record<Expiry['kind'], Looks>> = {
  session: nextSession,
  code: soonest(codes, codes.target, codes.expiresAt),
  captcha: soonest(captchas, captchas.client, captchas.expiresAt),
  slider: soonest(sliders, sliders.client, sliders.expiresAt),
  lock: soonest(locks, locks.subject, locks.until),
  cashier: nextAtCashier,
  receipt: nextReceipt,
  absence: nextAbsence,
};

/** The next of each kind to expire by the sandbox's clock, the soonest first. */
export async function nextExpiries(sandbox: Sandbox): Promise<readonly Expiry[]> {
  const now = sandbox.clock.now();
  const found: Expiry[] = [];
  for (const kind of expiryKinds)
    for (const one of await looks[kind](sandbox, now)) found.push({ kind, ...one });
  return found.sort((one, other) => one.at - other.at);
}
