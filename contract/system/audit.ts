import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** SHA-256 in hexadecimal. */
const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** A name from the charts: of a machine, an actor, a state, an event or a context key. Never text from a person. */
const Name = z.string().check(z.maxLength(160));
const count = z.int().check(z.nonnegative());
/** Ends in Z, so that text order is time order. */
const Moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

/** A transition by names: the state node it leaves, its event, and the branch that was taken. */
const AuditedTransition = z.object({ node: Name, event: Name, branch: z.int() });

/**
 * One entry of an audit chain: one thing that a machine tagged for audit did. It holds names from the charts
 * and no context values, so nothing that a person typed.
 */
export const AuditEntry = z.object({
  /** Starts at 1 in each chain and grows by one. */
  seq: z.int().check(z.positive()),
  at: Moment,
  /**
   * `began` an actor starts, or existed when the chain started; `step` it took transitions; `done`, `failed`,
   * `stopped` how it ended; `lost` this many entries did not fit and are missing here.
   */
  kind: z.enum(['began', 'step', 'done', 'failed', 'stopped', 'lost']),
  machine: Name,
  /** Tells two actors of one machine apart, within one chain. */
  actor: Name,
  /** The states it is in after the step, as dotted paths. */
  states: z.array(Name).check(z.maxLength(16)),
  taken: z.array(AuditedTransition).check(z.maxLength(32)),
  /** The context keys that changed. */
  changed: z.array(Name).check(z.maxLength(48)),
  lost: count,
  /** The hash of the previous entry; `beforeFirst` in the first. */
  previous: Hash,
  /** SHA-256 of the UTF-8 bytes of `auditText`. */
  hash: Hash,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The previous hash of the first entry in a chain. */
export const beforeFirst = '0'.repeat(64);

/** The most entries that travel together. */
export const longestBatch = 50;

/** JSON as in RFC 8785: keys sorted, no whitespace. Equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** The text that an entry's hash covers: the entry without the hash, plus its chain. */
export function auditText(chain: string, entry: Omit<AuditEntry, 'hash'>): string {
  return canonicalJson({ ...entry, chain, hash: undefined });
}

export const audit = {
  /**
   * Stores a batch of entries of one audit chain, in order; a chain is one load of the page. The gateway
   * never refuses an entry that doesn't fit (a number is missing, the hash is wrong, or it doesn't follow the
   * one before); it stores it as a break. A batch sent twice is stored once. The token, if any, tells whose
   * actions these are. Refusals: FUNCTION_DISABLED where auditing is off.
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
    /** The number of the last stored entry. */
    output: z.object({ keptTo: count }),
  }),
};
