import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { tickets } from '#sandbox/db/schema.ts';
import type { Sandbox } from './sandbox.ts';

/** What a ticket is good for, and to whom alone it is: a browser tab, a member, or '' for whoever has it. */
export type TicketBinding = {
  readonly kind: (typeof tickets.$inferSelect)['kind'];
  readonly bound: string;
};

/** A ticket is kept by its hash: who reads the database can't use it. */
function hashOf(shown: string): string {
  return createHash('sha256').update(shown).digest('base64url');
}

/** Makes a ticket that is good once, for so many milliseconds; gives what is shown for it. */
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

/** Uses a ticket up, whoever of several comes first; false when it is not good. */
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

/**
 * Notes that something made elsewhere, good once until `expiresAt` (epoch milliseconds), has been used; false when it
 * had been.
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
