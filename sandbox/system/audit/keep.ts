import { and, eq } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { type AuditEntry, beforeFirst } from '#contract/system/audit.ts';
import { auditBreaks, auditChains, auditEntries } from '#sandbox/db/audit-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { hashOf, sealOf } from './hashes.ts';

const minute = 60_000;

/** The last kept entry of a chain. */
type Head = { readonly seq: number; readonly hash: string };

/** The gateway's own facts about a batch. */
type Added = { readonly memberId: string | null; readonly at: number };

type BreakKind = (typeof auditBreaks.$inferSelect)['kind'];

/** One chain while a batch is added to it. */
function openChain(tx: Transaction, chain: string, added: Added) {
  const noteBreak = (kind: BreakKind, seq: number, hash: string, entry: AuditEntry | null) =>
    tx
      .insert(auditBreaks)
      .values({ chain, seq, kind, hash, at: added.at, entry: entry && JSON.stringify(entry) })
      .onConflictDoNothing();

  /** An entry with a number that is taken: a repetition, or another entry. */
  async function again(entry: AuditEntry): Promise<void> {
    const place = and(eq(auditEntries.chain, chain), eq(auditEntries.seq, entry.seq));
    const [row] = await tx.select().from(auditEntries).where(place);
    if (row?.entry === JSON.stringify(entry)) return;
    await noteBreak(row ? 'fork' : 'gap', entry.seq, entry.hash, entry);
  }

  async function next(entry: AuditEntry, head: Head): Promise<Head> {
    const { seq, previous, hash } = entry;
    if (seq > head.seq + 1) await noteBreak('gap', head.seq + 1, head.hash, null);
    else if (previous !== head.hash) await noteBreak('fork', seq, hash, null);
    if (hashOf(chain, entry) !== hash) await noteBreak('edit', seq, hash, null);
    const seal = sealOf(entry, added);
    await tx.insert(auditEntries).values({ ...added, chain, seq, entry: JSON.stringify(entry), seal });
    return { seq, hash };
  }

  return { again, next };
}

/**
 * Stores a batch of one chain: every entry in its place, and a break for each that does not fit. Refusals:
 * FUNCTION_DISABLED, TOO_MANY_REQUESTS.
 */
export async function keepAudit(
  { chain, entries }: CallInput<'system.audit'>,
  { session, client, network }: Caller,
  { db, clock, settings, limits }: Sandbox,
): Promise<CallOutput<'system.audit'>> {
  const { audit, limits: allowed } = settings.current();
  if (!audit) throw new Refusal('FUNCTION_DISABLED');
  const limit = { count: allowed.auditBatchesPerMinute, window: minute };
  refuseTooMany(limits.take(network, { name: `audit from:${network}`, limits: [limit] }));
  const added: Added = { memberId: session?.memberId ?? null, at: clock.now() };
  return db.write(async (tx) => {
    const [known] = await tx.select().from(auditChains).where(eq(auditChains.chain, chain));
    const { again, next } = openChain(tx, chain, added);
    let head: Head = known ?? { seq: 0, hash: beforeFirst };
    for (const entry of entries) {
      if (entry.seq > head.seq) head = await next(entry, head);
      else await again(entry);
    }
    const { seq, hash } = head;
    await tx
      .insert(auditChains)
      .values({ chain, client, seq, hash, at: added.at })
      .onConflictDoUpdate({ target: auditChains.chain, set: { seq, hash, at: added.at } });
    return { keptTo: seq };
  });
}
