import type { CallInput, CallOutput } from '#contract/calls.ts';
import { failureOf } from '#contract/errors.ts';
import { type AuditEntry, auditText, beforeFirst, longestBatch } from '#contract/system/audit.ts';
import { asSeconds, millisecondsOf, plain } from '#contract/units.ts';
import { createReader, lostEntry, type Unplaced } from './audit-entries.ts';
import type { Feed } from './feed-lines.ts';

export type AuditBatch = CallInput<'system.audit'>;

export type AuditOptions = {
  readonly feed: Pick<Feed, 'listen'>;
  /** A name that no other load of a page has. */
  readonly chain: string;
  readonly send: (batch: AuditBatch) => Promise<CallOutput<'system.audit'>>;
  /** SHA-256 of a text's UTF-8 bytes, in hexadecimal. */
  readonly sha256: (text: string) => Promise<string>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Schedules some work; calling the returned function cancels it. */
  readonly later: (work: () => void, milliseconds: number) => () => void;
  /** Called once with the first problem; the member sees nothing of it. */
  readonly onTrouble: (what: string) => void;
};

export type Audit = {
  /** Sends what is waiting at once, because the page may be about to go. */
  readonly hurry: () => void;
  readonly stop: () => void;
};

/** Milliseconds between an event and its sending, and after a failure: doubled each time, up to a limit. */
export const pace = { gather: 4_000, retry: 5_000, longest: 120_000 };
/** So many entries are not kept waiting for more. */
export const many = 30;
/**
 * The machine that knows who is here: its steps are sent at once, while the token that identifies the person
 * is still current.
 */
const whoIsHere = 'session';
/** The most entries kept while the gateway does not answer; later ones are counted and dropped. */
export const mostWaiting = 400;
/** Characters of a batch: a browser lets 64 kB go on without the page, and other calls have a share in that. */
const longestText = 40_000;

/** The entries a batch begins with: as many as may travel together. */
function batchOf(entries: readonly AuditEntry[]): readonly AuditEntry[] {
  let length = 0;
  const fits = entries.slice(0, longestBatch).findIndex((entry) => {
    length += JSON.stringify(entry).length;
    return length > longestText;
  });
  return entries.slice(0, fits < 0 ? longestBatch : Math.max(1, fits));
}

/**
 * Reports to the gateway what audited machines do: a chain of entries, each with the hash of the one before.
 * They are sent in order, every batch from the first entry not known to be stored, so that a batch may be
 * sent twice and none is skipped. Failures are retried later and never reach a machine.
 */
export function startAudit({ feed, chain, send, sha256, now, later, onTrouble }: AuditOptions): Audit {
  const read = createReader();
  let entries: readonly AuditEntry[] = [];
  let unhashed = 0;
  let lost = 0;
  let last = { seq: 0, hash: beforeFirst };
  let hashing = Promise.resolve();
  let failures = 0;
  let underWay = 0;
  let cancel: (() => void) | null = null;
  let troubled = false;
  let stopped = false;

  function trouble(what: string): void {
    if (!troubled) onTrouble(what);
    troubled = true;
  }

  async function place(unplaced: Unplaced): Promise<void> {
    if (stopped) return;
    const entry = { ...unplaced, seq: last.seq + 1, previous: last.hash };
    const hash = await sha256(auditText(chain, entry));
    last = { seq: entry.seq, hash };
    entries = [...entries, { ...entry, hash }];
    unhashed -= 1;
    plan();
  }

  function add(unplaced: Unplaced): void {
    unhashed += 1;
    hashing = hashing
      .then(() => place(unplaced))
      .catch(() => {
        trouble('no hash can be made here');
        stop();
      });
  }

  /** As soon as entries fit again, the chain says how many are missing. */
  function tellLost(): void {
    if (lost === 0 || entries.length + unhashed >= mostWaiting) return;
    add(lostEntry(lost, new Date(now()).toISOString()));
    lost = 0;
  }

  function hear(unplaced: Unplaced): void {
    tellLost();
    if (entries.length + unhashed < mostWaiting) add(unplaced);
    else lost += 1;
  }

  function wait(milliseconds: number): void {
    cancel?.();
    cancel = later(() => {
      cancel = null;
      void transmit();
    }, milliseconds);
  }

  function plan(): void {
    if (stopped || underWay > 0 || entries.length === 0) return;
    const urgent = entries.some(({ machine, kind }) => machine === whoIsHere && kind === 'step');
    if (failures === 0 && (urgent || entries.length >= many)) void transmit();
    else if (!cancel) wait(pace.gather);
  }

  async function transmit(): Promise<void> {
    cancel?.();
    cancel = null;
    const batch = batchOf(entries);
    const [first] = batch;
    if (!first || stopped) return;
    underWay += 1;
    let pause = 0;
    try {
      const { keptTo } = await send({ chain, entries: [...batch] });
      entries = entries.filter(({ seq }) => seq > keptTo);
      if (keptTo < first.seq) throw new Error('nothing was kept');
      failures = 0;
    } catch (error) {
      failures += 1;
      const { kind, retryAfterSeconds: asked = asSeconds(0) } = failureOf(error);
      trouble(kind);
      const own = Math.min(pace.retry * 2 ** (failures - 1), pace.longest);
      pause = Math.max(own, plain(millisecondsOf(asked)));
    }
    underWay -= 1;
    tellLost();
    if (failures === 0) plan();
    else if (!stopped && !cancel) wait(pause);
  }

  const unlisten = feed.listen((line) => {
    const unplaced = read(line, new Date(now()).toISOString());
    if (unplaced && !stopped) hear(unplaced);
  });

  function stop(): void {
    stopped = true;
    cancel?.();
    cancel = null;
    unlisten();
  }

  return { stop, hurry: () => void hashing.then(transmit) };
}
