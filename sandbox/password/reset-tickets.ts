import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Transaction } from '#sandbox/db/database.ts';
import { tickets } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

const ticketBytes = 32;
const minute = 60_000;

/** A placeholder: a member who does not exist gets a ticket too, so that the work is the same. */
export const nobody = '';

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}

const isReset = eq(tickets.kind, 'reset');

/** Makes the ticket for setting a forgotten password, and voids older ones of this member. */
export async function issueReset(
  tx: Transaction,
  memberId: string,
  { clock, settings }: Sandbox,
): Promise<string> {
  const ticket = randomBytes(ticketBytes).toString('base64url');
  const now = clock.now();
  const expiresAt = now + settings.current().limits.resetMinutes * minute;
  await tx.delete(tickets).where(lt(tickets.expiresAt, now));
  await voidResets(tx, memberId);
  await tx.insert(tickets).values({ hash: hashOf(ticket), kind: 'reset', bound: memberId, expiresAt });
  return ticket;
}

/** The id of a ticket's member; null when the ticket does not work, or not any more. */
export async function resetHolder({ db, clock }: Sandbox, ticket: string): Promise<string | null> {
  const good = and(isReset, eq(tickets.hash, hashOf(ticket)), gt(tickets.expiresAt, clock.now()));
  const [found] = await db.read.select({ bound: tickets.bound }).from(tickets).where(good);
  return found && found.bound !== nobody ? found.bound : null;
}

/** Uses a ticket up; false when another request just did. */
export async function spendReset(tx: Transaction, ticket: string): Promise<boolean> {
  const spent = await tx
    .delete(tickets)
    .where(and(isReset, eq(tickets.hash, hashOf(ticket))))
    .returning({ hash: tickets.hash });
  return spent.length > 0;
}

/** Voids every such ticket of a member. */
export async function voidResets(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(tickets).where(and(isReset, eq(tickets.bound, memberId)));
}
