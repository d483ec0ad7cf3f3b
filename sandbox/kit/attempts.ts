import { and, count, eq, gt, lte } from 'drizzle-orm';
import type { Transaction } from '#sandbox/db/database.ts';
import { failures, locks } from '#sandbox/db/schema.ts';
import { createTurns, type Turns } from './hashing-queue.ts';
import type { Sandbox } from './services.ts';

/** The state of a subject after failed tries of a secret. */
export type Standing = { readonly locked: boolean; readonly captcha: boolean };

const minute = 60_000;

/** The most waiting tries of one secret from one network; more are an attack and are refused. */
const mostWaiting = 20;

type Reader = Pick<Transaction, 'select'>;

async function failuresOf(from: Reader, subject: string, since: number): Promise<number> {
  const [found] = await from
    .select({ failed: count() })
    .from(failures)
    .where(and(eq(failures.subject, subject), gt(failures.at, since)));
  return found?.failed ?? 0;
}

/** The current state of a subject, such as `name:member1`. A lock looks the same as the captcha before it. */
export async function standingOf({ db, clock, settings }: Sandbox, subject: string): Promise<Standing> {
  const { captchaAfter, lockWindowMinutes } = settings.current().limits;
  const now = clock.now();
  const [lock] = await db.read.select().from(locks).where(eq(locks.subject, subject));
  const locked = lock !== undefined && now < lock.until;
  const failed = await failuresOf(db.read, subject, now - lockWindowMinutes * minute);
  return { locked, captcha: locked || failed >= captchaAfter };
}

/** Counts one failure. The last one allowed locks the subject and resets the count. */
export function countFailure({ db, clock, settings }: Sandbox, subject: string): Promise<Standing> {
  const { captchaAfter, lockAfter, lockWindowMinutes, lockMinutes } = settings.current().limits;
  const now = clock.now();
  const since = now - lockWindowMinutes * minute;
  return db.write(async (tx) => {
    await tx.delete(failures).where(lte(failures.at, since));
    await tx.insert(failures).values({ subject, at: now });
    const failed = await failuresOf(tx, subject, since);
    if (failed < lockAfter) return { locked: false, captcha: failed >= captchaAfter };
    const until = now + lockMinutes * minute;
    await tx.delete(failures).where(eq(failures.subject, subject));
    await tx
      .insert(locks)
      .values({ subject, until })
      .onConflictDoUpdate({ target: locks.subject, set: { until } });
    return { locked: true, captcha: true };
  });
}

/** Forgets earlier failures, after a right secret. */
export async function forgetFailures({ db }: Sandbox, subject: string): Promise<void> {
  const [known] = await db.read.select().from(failures).where(eq(failures.subject, subject)).limit(1);
  if (!known) return;
  await db.write((tx) => tx.delete(failures).where(eq(failures.subject, subject)));
}

/** Clears the failures and the lock of an owner who proved their identity in another way. */
export async function startAnew(tx: Transaction, subject: string): Promise<void> {
  await tx.delete(failures).where(eq(failures.subject, subject));
  await tx.delete(locks).where(eq(locks.subject, subject));
}

const turns = new WeakMap<Sandbox, Map<string, Turns>>();

/**
 * Runs tries of the same secret one after the other, so that many at once can't all happen before the first is counted.
 * Networks take turns, so a crowd of tries from one does not keep out an owner who comes from another.
 */
export async function inTurn<T>(sandbox: Sandbox, subject: string, work: () => Promise<T>): Promise<T> {
  const subjects = turns.get(sandbox) ?? new Map<string, Turns>();
  turns.set(sandbox, subjects);
  const ofSubject = subjects.get(subject) ?? createTurns({ atOnce: 1, mostWaiting });
  subjects.set(subject, ofSubject);
  try {
    return await ofSubject.take(work);
  } finally {
    if (ofSubject.idle()) subjects.delete(subject);
  }
}
