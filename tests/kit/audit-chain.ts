import { createHash } from 'node:crypto';
import { type AuditEntry, auditText, beforeFirst } from '#contract/system/audit.ts';

/** Adds its hash to an entry of a chain. */
export function sealed(chain: string, entry: Omit<AuditEntry, 'hash'>): AuditEntry {
  return { ...entry, hash: createHash('sha256').update(auditText(chain, entry)).digest('hex') };
}

/** So many linked entries of a chain; `from` is the entry before the first. */
export function entriesOf(chain: string, count: number, from?: AuditEntry): AuditEntry[] {
  const entries: AuditEntry[] = [];
  for (let n = 0; n < count; n += 1) {
    const before = entries.at(-1) ?? from;
    const seq = (before?.seq ?? 0) + 1;
    const transition = { node: 'login.form', event: 'submitted', branch: seq };
    const entry = {
      seq,
      at: new Date(Date.UTC(2026, 10, 21, 8, 0, seq)).toISOString(),
      kind: 'step' as const,
      machine: 'login',
      actor: 'x:1',
      states: ['sending'],
      taken: [transition],
      changed: ['fields'],
      lost: 0,
      previous: before?.hash ?? beforeFirst,
    };
    entries.push(sealed(chain, entry));
  }
  return entries;
}
