import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#sandbox/db/database.ts';
import { outbox } from '#sandbox/db/schema.ts';
import type { Sandbox } from './sandbox.ts';

/** What would have been sent to somebody, or shown to them alone. Times in epoch milliseconds. */
export type Letter = typeof outbox.$inferSelect;
export type NewLetter = Omit<Letter, 'id'>;

/** Letters kept; older ones are thrown away. */
const kept = 2_000;

/** Puts one letter into the outbox. */
export async function post(tx: Transaction, letter: NewLetter): Promise<void> {
  const [added] = await tx.insert(outbox).values(letter).returning({ id: outbox.id });
  if (added && added.id > kept) await tx.delete(outbox).where(lte(outbox.id, added.id - kept));
}

/** The letters, newest first; of one recipient or one kind when asked for. */
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
