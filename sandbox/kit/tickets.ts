import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { tickets } from '#sandbox/db/schema.ts';
import type { Sandbox } from './services.ts';

/** The purpose of a ticket, and its owner: a browser tab, a member, or '' for anyone who has it. */
export type TicketBinding = {
  readonly kind: (typeof tickets.$inferSelect)['kind'];
  readonly bound: string;
};

/** A ticket is stored as its hash, so that a reader of the database can't use it. */
function hashOf(shown: string): string {
  return createHash('sha256').update(shown).digest('base64url');
}

/** Makes a ticket that works once, for so many milliseconds, and returns it. */
export async function issueTicket(
  { db, clock }: Sandbox,
  binding: TicketBinding,
  goodFor: number,
): Promise<string> {
  const shown = randomBytes(32).toString('base64url');
  const now = clock.now();
  await db.write(async (tx) => {
    await tx.delete(tickets).where(lte(tickets.expiresAt, now));
    await tx.insert(tickets).values({ hash: hashOf(shown), ...binding, expiresAt: now + goodFor });
  });
  return shown;
}

/** Uses a ticket up; of several tries the first wins. False for a bad ticket. */
export function spendTicket(
  { db, clock }: Sandbox,
  { kind, bound }: TicketBinding,
  shown: string,
): Promise<boolean> {
  return db.write(async (tx) => {
    const spent = await tx
      .delete(tickets)
      .where(
        and(
          eq(tickets.hash, hashOf(shown)),
          eq(tickets.kind, kind),
          eq(tickets.bound, bound),
          gt(tickets.expiresAt, clock.now()),
        ),
      )
      .returning({ hash: tickets.hash });
    return spent.length > 0;
  });
}

/** Uses up a ticket that anyone may bring who has it; returns what it is bound to, or null for a bad one. */
export function redeemTicket(
  { db, clock }: Sandbox,
  kind: TicketBinding['kind'],
  shown: string,
): Promise<string | null> {
  return db.write(async (tx) => {
    const good = and(
      eq(tickets.hash, hashOf(shown)),
      eq(tickets.kind, kind),
      gt(tickets.expiresAt, clock.now()),
    );
    const [redeemed] = await tx.delete(tickets).where(good).returning({ bound: tickets.bound });
    return redeemed?.bound ?? null;
  });
}

/**
 * Records the use of a one-time value that was made elsewhere and expires at `expiresAt` (epoch
 * milliseconds); false when it was used before.
 */
export function noteUsed(
  { db, clock }: Sandbox,
  { kind, bound }: TicketBinding,
  shown: string,
  expiresAt: number,
): Promise<boolean> {
  return db.write(async (tx) => {
    await tx.delete(tickets).where(lte(tickets.expiresAt, clock.now()));
    const noted = await tx
      .insert(tickets)
      .values({ hash: hashOf(`${kind}\n${shown}`), kind, bound, expiresAt })
      .onConflictDoNothing()
      .returning({ hash: tickets.hash });
    return noted.length > 0;
  });
}
