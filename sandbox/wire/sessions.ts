import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { CallOutput } from '#contract/calls.ts';
import { asMilliseconds, secondsLeft } from '#contract/units.ts';
import type { Database, Transaction } from '#sandbox/db/database.ts';
import { prepared } from '#sandbox/db/prepared.ts';
import { absences } from '#sandbox/db/protection-schema.ts';
import { plays } from '#sandbox/db/round-schema.ts';
import { members, sessions, signIns, tickets } from '#sandbox/db/schema.ts';
import { chats } from '#sandbox/db/support-schema.ts';
import { turnedAwayAt } from '#sandbox/kit/accounts.ts';
import { counting } from '#sandbox/kit/away.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { Caller, LiveSession } from './handler.ts';

const tokenBytes = 32;
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long sign-ins are kept: longer than the oldest monthly statement that counts them. */
const rememberedFor = 800 * day;

/** A use is stored at most this often, so that reading a balance does not become a write. */
const writtenEvery = minute;

/** The exact last uses of sessions. A restart loses at most a minute of them, since the rest is stored. */
const lastUses = new WeakMap<Database, Map<string, number>>();

/** More sessions than a sandbox ever has; past this the exact times are dropped and the stored ones remain. */
const mostUses = 50_000;

function usesOf(db: Database): Map<string, number> {
  const uses = lastUses.get(db) ?? new Map<string, number>();
  lastUses.set(db, uses);
  return uses;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** 256 random bits. */
function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** Opens a session; returns its token, which only this call does. */
export async function openSession(
  sandbox: Sandbox,
  opening: Pick<typeof sessions.$inferSelect, 'memberId' | 'restriction'> &
    Pick<Caller, 'client' | 'address'> &
    Partial<Pick<Caller, 'device'>>,
): Promise<string> {
  const token = newToken();
  const now = sandbox.clock.now();
  const { memberId, restriction, client, address, device = '' } = opening;
  const tokenHash = hashOf(token);
  const oldest = now - sandbox.settings.current().limits.absoluteHours * hour;
  await sandbox.db.write(async (tx) => {
    await tx.delete(sessions).where(lt(sessions.createdAt, oldest));
    const session = { tokenHash, memberId, restriction, client, address };
    await tx.insert(sessions).values({ ...session, createdAt: now, lastSeenAt: now });
    await tx.delete(signIns).where(lt(signIns.at, now - rememberedFor));
    const id = randomBytes(16).toString('base64url');
    await tx.insert(signIns).values({ id, memberId, tokenHash, address, device, at: now });
  });
  return token;
}

async function touch({ db }: Sandbox, tokenHash: string, written: number, now: number): Promise<void> {
  const uses = usesOf(db);
  if (uses.size >= mostUses) uses.clear();
  uses.set(tokenHash, now);
  if (now - written < writtenEvery) return;
  await db.write((tx) =>
    tx.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash)),
  );
}

/** Milliseconds left to a stored session: until it has been idle too long, and until it ends in any case. */
function leftOf(
  { tokenHash, createdAt, lastSeenAt }: typeof sessions.$inferSelect,
  { db, clock, settings }: Sandbox,
): { idle: number; absolute: number } {
  const { idleMinutes, absoluteHours } = settings.current().limits;
  const now = clock.now();
  const lastUse = Math.max(lastSeenAt, usesOf(db).get(tokenHash) ?? 0);
  return { idle: lastUse + idleMinutes * minute - now, absolute: createdAt + absoluteHours * hour - now };
}

/** Whether a stored session has been idle or open too long. */
function isOver(session: typeof sessions.$inferSelect, sandbox: Sandbox): boolean {
  const { idle, absolute } = leftOf(session, sandbox);
  return Math.min(idle, absolute) <= 0;
}

/** How long a valid session still lives, in seconds, rounded up. */
export async function lifeOf(sandbox: Sandbox, tokenHash: string): Promise<CallOutput<'session.life'>> {
  const [session] = await sandbox.db.read.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  const { idle, absolute } = session ? leftOf(session, sandbox) : { idle: 0, absolute: 0 };
  return {
    idleSeconds: secondsLeft(asMilliseconds(idle)),
    absoluteSeconds: secondsLeft(asMilliseconds(absolute)),
  };
}

/** The last sign-ins of a member, newest first, each with whether its session still lives. */
export async function lastSignIns(sandbox: Sandbox, memberId: string, most: number) {
  const rows = await sandbox.db.read
    .select({ signIn: signIns, session: sessions })
    .from(signIns)
    .leftJoin(sessions, eq(sessions.tokenHash, signIns.tokenHash))
    .where(eq(signIns.memberId, memberId))
    .orderBy(desc(signIns.at))
    .limit(most);
  return rows.map(({ signIn, session }) => ({
    ...signIn,
    open: session !== null && !isOver(session, sandbox),
  }));
}

/** How many sessions of a member live besides the one whose hash is given. */
export async function countOthers(sandbox: Sandbox, memberId: string, except: string): Promise<number> {
  const others = await sandbox.db.read
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), ne(sessions.tokenHash, except)));
  return others.filter((session) => !isOver(session, sandbox)).length;
}

/**
 * The session of a token. The lookup counts as a use, unless `used` is false. Null when no session has this
 * token, when it has been idle or open too long by the sandbox's clock, or when its member is blocked or may not come in here.
 */
export function findSession(sandbox: Sandbox, token: string, used = true): Promise<LiveSession | null> {
  return findNamedSession(sandbox, hashOf(token), used);
}

/** A session with its member; every call with a token asks for it. */
const named = prepared((from: Pick<Transaction, 'select'>) =>
  from
    .select({
      session: sessions,
      account: members.account,
      type: members.type,
      disabled: members.disabled,
      absence: absences,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .leftJoin(absences, and(eq(absences.memberId, sessions.memberId), isNull(absences.endedAt)))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare(),
);

/** As `findSession`, but by the hash of the token. */
export async function findNamedSession(
  sandbox: Sandbox,
  tokenHash: string,
  used = true,
): Promise<LiveSession | null> {
  const { db, clock, settings } = sandbox;
  const rows = await named(db.read).all({ tokenHash });
  const [found] = rows;
  if (!found || found.disabled) return null;
  // An entrance that was closed to this kind of account since lets it stay no longer than it lets it in.
  if (turnedAwayAt(settings.current().brand.entrance, found.type)) return null;
  const { memberId, restriction, lastSeenAt } = found.session;
  if (isOver(found.session, sandbox)) {
    await endNamed(sandbox, tokenHash);
    return null;
  }
  const now = clock.now();
  if (used) await touch(sandbox, tokenHash, lastSeenAt, now);
  const first = restriction === 'both' ? 'ip' : restriction;
  const away = counting(
    rows.flatMap(({ absence }) => absence ?? []),
    now,
  );
  return { tokenHash, memberId, account: found.account, type: found.type, restriction: first, away };
}

/** Lifts the restriction of an unverified address; a due change of the password comes next. */
export async function openToAddress(tx: Transaction, tokenHash: string): Promise<void> {
  const rest = sql<null>`CASE ${sessions.restriction} WHEN 'both' THEN 'password' END`;
  await tx
    .update(sessions)
    .set({ restriction: rest })
    .where(and(eq(sessions.tokenHash, tokenHash), inArray(sessions.restriction, ['ip', 'both'])));
}

/**
 * Gives a session another token, which only this call returns; the old one stops working. The session keeps
 * its age, its sign-in, its open games and its chat. Refuses when the session has ended meanwhile.
 */
export async function renewToken(
  tx: Transaction,
  { db, clock }: Sandbox,
  tokenHash: string,
): Promise<string> {
  const token = newToken();
  const renewed = hashOf(token);
  const found = await tx
    .update(sessions)
    .set({ tokenHash: renewed, lastSeenAt: clock.now() })
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ tokenHash: sessions.tokenHash });
  if (found.length === 0) throw new Refusal('SESSION_ENDED');
  await tx.update(signIns).set({ tokenHash: renewed }).where(eq(signIns.tokenHash, tokenHash));
  await tx.update(plays).set({ sessionHash: renewed }).where(eq(plays.sessionHash, tokenHash));
  await tx.update(chats).set({ sessionHash: renewed }).where(eq(chats.sessionHash, tokenHash));
  await tx.update(tickets).set({ bound: renewed }).where(eq(tickets.bound, tokenHash));
  usesOf(db).delete(tokenHash);
  return token;
}

/** Ends the session of a token; does nothing when it has ended already. */
export function endSession(sandbox: Sandbox, token: string): Promise<void> {
  return endNamed(sandbox, hashOf(token));
}

async function endNamed({ db }: Sandbox, tokenHash: string): Promise<void> {
  usesOf(db).delete(tokenHash);
  await db.write((tx) => tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash)));
}

/** Ends every session of a member but the one with the given hash. */
export async function endAllSessions(tx: Transaction, memberId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.tokenHash, except);
  await tx.delete(sessions).where(and(eq(sessions.memberId, memberId), others));
}

/** The open sessions and when each ends if nobody uses it: epoch milliseconds. */
export async function openSessions(sandbox: Sandbox): Promise<{ memberId: string; endsAt: number }[]> {
  const now = sandbox.clock.now();
  const rows = await sandbox.db.read.select().from(sessions);
  return rows.flatMap((row) => {
    const { idle, absolute } = leftOf(row, sandbox);
    const left = Math.min(idle, absolute);
    return left > 0 ? [{ memberId: row.memberId, endsAt: now + left }] : [];
  });
}
