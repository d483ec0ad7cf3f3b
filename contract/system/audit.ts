import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** SHA-256 in hexadecimal. */
const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** A name of the charts: of a machine, an actor, a state, an event or a key of a context. Never a text of a person. */
const Name = z.string().check(z.maxLength(160));
const count = z.int().check(z.nonnegative());
/** Ends in Z, so that texts sort as moments do. */
const Moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

/** A transition by names: the state node it leaves from, what happened, and which branch of it was taken. */
const AuditedTransition = z.object({ node: Name, event: Name, branch: z.int() });

/**
 * One entry of an audit chain: something that a machine tagged for audit did. It holds names of the charts and no value
 * of any context, so nothing that a person typed.
 */
export const AuditEntry = z.object({
  /** 1 for the first of a chain, and one more for each after it. */
  seq: z.int().check(z.positive()),
  at: Moment,
  /**
   * `began` an actor begins, or was there when the chain began; `step` it took transitions; `done`, `failed`, `stopped`
   * how it ended; `lost` entries that found no room are missing here, `lost` of them.
   */
  kind: z.enum(['began', 'step', 'done', 'failed', 'stopped', 'lost']),
  machine: Name,
  /** Tells two actors of one machine apart, within one chain. */
  actor: Name,
  /** The states it is in afterwards, as dotted paths. */
  states: z.array(Name).check(z.maxLength(16)),
  taken: z.array(AuditedTransition).check(z.maxLength(32)),
  /** Keys of its context that are other than before. */
  changed: z.array(Name).check(z.maxLength(48)),
  lost: count,
  /** The hash of the entry before; `beforeFirst` in the first. */
  previous: Hash,
  /** SHA-256 of the UTF-8 bytes of `auditText`. */
  hash: Hash,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** What the first entry of a chain has for a hash before it. */
export const beforeFirst = '0'.repeat(64);

/** At most so many entries travel together. */
export const longestBatch = 50;

/** JSON as RFC 8785 has it: members in the order of their names, and no blanks. One value has one text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** The text that an entry's hash is the hash of: the entry without it, with the chain that it belongs to. */
export function auditText(chain: string, entry: Omit<AuditEntry, 'hash'>): string {
  return canonicalJson({ ...entry, chain, hash: undefined });
}

export const audit = {
  /**
   * Keeps a batch of entries of one audit chain, in their order; a chain is one load of the page. What does not fit
   * (a number is missing, an entry is not what its hash says, or does not follow the one before it) is kept as a break
   * and not refused. A batch sent twice is kept once. The token, where there is one, tells whose doing it was. Refusals:
   * FUNCTION_DISABLED where nothing is audited.
   */
  'system.audit': defineCall({
    method: 'POST',
    path: '/wps/system/audit',
    token: 'offered',
    assumed: true,
    quiet: true,
    whileRestricted: true,
    leaving: true,
    input: z.object({
      /** Drawn at random by the page. */
      chain: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
      entries: z.array(AuditEntry).check(z.minLength(1), z.maxLength(longestBatch)),
    }),
    /** The number of the last entry that is kept. */
    output: z.object({ keptTo: count }),
  }),
};
