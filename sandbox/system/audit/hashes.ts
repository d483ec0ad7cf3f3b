import { createHash } from 'node:crypto';
import { type AuditEntry, auditText, canonicalJson } from '#contract/system/audit.ts';

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** The hash that an entry of a chain must have. */
export function hashOf(chain: string, entry: AuditEntry): string {
  return sha256(auditText(chain, entry));
}

/** The gateway's own hash over the facts that it adds to an entry. */
export function sealOf(entry: AuditEntry, added: { memberId: string | null; at: number }): string {
  return sha256(canonicalJson({ hash: entry.hash, ...added }));
}
