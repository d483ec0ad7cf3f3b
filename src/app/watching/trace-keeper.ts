import type { AnyActorRef } from 'xstate';
import type { Configuration } from '#contract/configuration.ts';
import { writeTrace } from '#src/watch/trace.ts';
import { createTraceBuffer, type TraceBuffer } from '#src/watch/trace-buffer.ts';
import { version } from '#vocabulary';
import { lastReports } from '../world/reports.ts';
import { type SavedFile, saveFile } from '../world/saved-file.ts';
import { feedOf } from './watching.ts';

type Home = {
  readonly brand: Pick<Configuration['brand'], 'name' | 'merchantCode'>;
  readonly language: () => string;
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

let keeping: { readonly buffer: TraceBuffer; readonly home: Home } | undefined;

/** Keeps the last steps of these actors from now on, redacted at once. */
export function keepTrace(root: AnyActorRef, home: Home): void {
  const buffer = createTraceBuffer();
  keeping = { buffer, home };
  feedOf(root).listen(buffer.hear);
}

/** The file with the latest steps, and a note from the person who saves it; null when there is nothing to save. */
export function traceFile(note = '', now = new Date()): SavedFile | null {
  const kept = keeping?.buffer.kept();
  // A trace without a step could not be walked again.
  if (!keeping || !kept?.lines.some((line) => line.kind === 'step' && line.taken.length > 0)) return null;
  const { home } = keeping;
  const { name, merchantCode } = home.brand;
  const savedAt = now.toISOString();
  const text = writeTrace(kept, {
    product: version,
    brand: { name, merchantCode },
    language: home.language(),
    viewport: { width: innerWidth, height: innerHeight },
    browser: browserFamily(navigator.userAgent),
    savedAt,
    faults: lastReports(),
    note,
  });
  const stamp = savedAt.slice(0, 19).replace(/[^0-9]+/g, '-');
  return { name: `${merchantCode}-${stamp}.json`, media: 'application/json', parts: [text] };
}

/** Hands that file to the browser, which saves it; gives its name. */
export function saveTrace(note: string): string | null {
  const file = traceFile(note);
  if (file) saveFile(file);
  return file?.name ?? null;
}
