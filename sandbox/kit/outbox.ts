import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#sandbox/db/database.ts';
import { outbox } from '#sandbox/db/schema.ts';
import type { Sandbox } from './services.ts';

/** A message that a real gateway would have sent, or shown to its recipient only. Times in epoch milliseconds. */
export type Letter = typeof outbox.$inferSelect;
export type NewLetter = Omit<Letter, 'id'>;

/** The most messages kept; older ones are deleted. */
const kept = 2_000;

/** Puts a message into the outbox. */
export async function post(tx: Transaction, letter: NewLetter): Promise<void> {
  const [added] = await tx.insert(outbox).values(letter).returning({ id: outbox.id });
  if (added && added.id > kept) await tx.delete(outbox).where(lte(outbox.id, added.id - kept));
}

/** The messages, newest first; optionally of one recipient or one kind. */
export function readOutbox(
  sandbox: Sandbox,
  wanted: { readonly to?: string; readonly kind?: Letter['kind'] } = {},
): Promise<Letter[]> {
  const conditions: SQL[] = [];
  if (wanted.to !== undefined) conditions.push(eq(outbox.recipient, wanted.to));
  if (wanted.kind !== undefined) conditions.push(eq(outbox.kind, wanted.kind));
  return sandbox.db.read
    .select()
    .from(outbox)
    .where(conditions.length > 0 ? and(...conditions) : sql`true`)
    .orderBy(desc(outbox.id));
}
