import { asc, eq } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import * as z from 'zod/mini';
import { AuditEntry, beforeFirst } from '#contract/system/audit.ts';
import { auditBreaks, auditChains, auditEntries } from '#sandbox/db/audit-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { hashOf, sealOf } from './hashes.ts';

type ChainRow = typeof auditChains.$inferSelect;
type EntryRow = typeof auditEntries.$inferSelect;

/**
 * A place where a chain does not hold. `gap`: entries are missing from this number on; `edit`: the entry does not match
 * its hash, or the gateway's note; `fork`: it does not follow the one before, or another entry has its number.
 */
export type AuditBreak = { readonly seq: number; readonly kind: 'gap' | 'edit' | 'fork' };

/** The kept chain of one load of a page. */
export type AuditChain = {
  readonly chain: string;
  /** The tab it was in. */
  readonly client: string;
  /** The accounts whose sessions sent its batches. */
  readonly accounts: readonly string[];
  /** When its last batch came, epoch milliseconds. */
  readonly at: number;
  readonly entries: number;
  readonly holds: boolean;
  /** By number: the breaks found on arrival, and those found now. */
  readonly breaks: readonly AuditBreak[];
  /** Its readable entries as they came; only in the answer for this one chain. */
  readonly kept?: readonly AuditEntry[];
};

export type Audit = { readonly holds: boolean; readonly chains: readonly AuditChain[] };

function read({ entry: text }: EntryRow): AuditEntry | null {
  try {
    return z.safeParse(AuditEntry, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The breaks that a recalculation of the stored rows finds; rows in the order of their numbers. */
function breaksNow(chain: string, rows: readonly EntryRow[], head: ChainRow | undefined): AuditBreak[] {
  const found: AuditBreak[] = [];
  let before: { seq: number; hash: string | null } = { seq: 0, hash: beforeFirst };
  for (const row of rows) {
    const { seq, memberId, at } = row;
    const entry = read(row);
    const whole = entry?.seq === seq && hashOf(chain, entry) === entry.hash;
    const gap = seq > before.seq + 1;
    if (gap) found.push({ seq: before.seq + 1, kind: 'gap' });
    if (!entry || !whole || sealOf(entry, { memberId, at }) !== row.seal) found.push({ seq, kind: 'edit' });
    else if (!gap && before.hash !== null && entry.previous !== before.hash)
      found.push({ seq, kind: 'fork' });
    before = { seq, hash: entry?.hash ?? null };
  }
  if (!head || head.seq < before.seq) found.push({ seq: before.seq, kind: 'edit' });
  else if (head.seq > before.seq) found.push({ seq: before.seq + 1, kind: 'gap' });
  else if (before.hash !== null && head.hash !== before.hash) found.push({ seq: before.seq, kind: 'edit' });
  return found;
}

function once(breaks: readonly AuditBreak[]): AuditBreak[] {
  const different = new Map(breaks.map(({ seq, kind }) => [`${seq} ${kind}`, { seq, kind }]));
  return [...different.values()].sort((one, other) => one.seq - other.seq);
}

function grouped<T extends { readonly chain: string }>(
  rows: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.chain) ?? [];
    group.push(row);
    groups.set(row.chain, group);
  }
  return groups;
}

/** Recalculates every kept chain, or the one with this id; the newest first. */
export async function readAudit({ db }: Pick<Sandbox, 'db'>, wanted?: string): Promise<Audit> {
  const only = (column: SQLiteColumn) => (wanted === undefined ? undefined : eq(column, wanted));
  const { read: reader } = db;
  const heads = await reader.select().from(auditChains).where(only(auditChains.chain));
  const rows = grouped(
    await reader
      .select()
      .from(auditEntries)
      .where(only(auditEntries.chain))
      .orderBy(asc(auditEntries.chain), asc(auditEntries.seq)),
  );
  const noted = grouped(await reader.select().from(auditBreaks).where(only(auditBreaks.chain)));
  const people = await reader.select({ id: members.id, account: members.account }).from(members);
  const accounts = new Map(people.map(({ id, account }) => [id, account]));
  const headOf = new Map(heads.map((head) => [head.chain, head]));
  const chains = [...new Set([...headOf.keys(), ...rows.keys(), ...noted.keys()])].map((chain) => {
    const head = headOf.get(chain);
    const own = rows.get(chain) ?? [];
    const breaks = once([...(noted.get(chain) ?? []), ...breaksNow(chain, own, head)]);
    const memberIds = new Set(own.flatMap(({ memberId }) => (memberId === null ? [] : [memberId])));
    return {
      chain,
      client: head?.client ?? '',
      accounts: [...memberIds].map((id) => accounts.get(id) ?? id),
      at: head?.at ?? own.at(-1)?.at ?? 0,
      entries: own.length,
      holds: breaks.length === 0,
      breaks,
      ...(wanted === undefined ? {} : { kept: own.flatMap((row) => read(row) ?? []) }),
    };
  });
  chains.sort((one, other) => other.at - one.at);
  return { holds: chains.every(({ holds }) => holds), chains };
}
