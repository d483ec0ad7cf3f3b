import type { AnyActorRef } from 'xstate';
import type { Configuration } from '#contract/configuration.ts';
import type { Backlog } from '#src/watch/backlog.ts';
import { createFeed } from '#src/watch/feed.ts';
import type { Feed } from '#src/watch/feed-lines.ts';
import { createRedact } from '#src/watch/redact.ts';
import { writeTrace } from '#src/watch/trace.ts';
import { createTraceBuffer } from '#src/watch/trace-buffer.ts';
import { version } from '#vocabulary';
import { lastReports } from '../world/reports.ts';
import { type SavedFile, saveFile } from '../world/saved-file.ts';

/** What a trace says of where it was saved. */
export type Home = {
  readonly brand: Pick<Configuration['brand'], 'name' | 'merchantCode'>;
  readonly language: () => string;
};

/** Keeps the last steps of a system of actors. */
export type TraceKeeper = {
  /** One for all who watch, so that each thing is redacted once and called the same. */
  readonly feed: Feed;
  /** The file with the latest steps, and a note from the person who saves it; null when there is nothing to save. */
  readonly traceFile: (note?: string, now?: Date) => SavedFile | null;
  /** Hands that file to the browser, which saves it; gives its name. */
  readonly saveTrace: (note: string) => string | null;
};

const families: readonly (readonly [name: string, token: RegExp])[] = [
  ['Edge', /Edg\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
];

/** The family of a browser and its major version; nothing that tells one person's from another's. */
export function browserFamily(agent: string): string {
  for (const [name, token] of families) {
    const found = token.exec(agent)?.[1];
    if (found) return `${name} ${found}`;
  }
  return 'another browser';
}

/** Keeps what the backlog holds and the last steps from now on, redacted at once. */
export function keepTrace(root: AnyActorRef, { brand, language }: Home, backlog?: Backlog): TraceKeeper {
  const feed = createFeed(root, () => performance.now(), createRedact(), backlog);
  const buffer = createTraceBuffer();
  feed.listen(buffer.hear);

  function traceFile(note = '', now = new Date()): SavedFile | null {
    const kept = buffer.kept();
    // A trace without a step could not be walked again.
    if (!kept.lines.some((line) => line.kind === 'step' && line.taken.length > 0)) return null;
    const { name, merchantCode } = brand;
    const savedAt = now.toISOString();
    const text = writeTrace(kept, {
      product: version,
      brand: { name, merchantCode },
      language: language(),
      viewport: { width: innerWidth, height: innerHeight },
      browser: browserFamily(navigator.userAgent),
      savedAt,
      faults: lastReports(),
      note,
    });
    const stamp = savedAt.slice(0, 19).replace(/[^0-9]+/g, '-');
    return { name: `${merchantCode}-${stamp}.json`, media: 'application/json', parts: [text] };
  }

  function saveTrace(note: string): string | null {
    const file = traceFile(note);
    if (file) saveFile(file);
    return file?.name ?? null;
  }

  return { feed, traceFile, saveTrace };
}
