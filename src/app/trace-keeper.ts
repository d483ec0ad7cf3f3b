import type { AnyActorRef } from 'xstate';
import type { Configuration } from '#contract/configuration.ts';
import { writeTrace } from '#src/watch/trace.ts';
import { createTraceBuffer, type TraceBuffer } from '#src/watch/trace-buffer.ts';
import { version } from '#vocabulary';
import { lastReports } from './reports.ts';
import { type SavedFile, saveFile } from './saved-file.ts';
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

/** From now on the last steps of these actors are kept, redacted as they are kept. */
export function keepTrace(root: AnyActorRef, home: Home): void {
  const buffer = createTraceBuffer();
  keeping = { buffer, home };
  feedOf(root).listen(buffer.hear);
}

/** The file of what just happened, with a word of whoever saves it; null when nothing was kept yet. */
export function traceFile(note = '', now = new Date()): SavedFile | null {
  if (!keeping) return null;
  const { buffer, home } = keeping;
  const { name, merchantCode } = home.brand;
  const savedAt = now.toISOString();
  const text = writeTrace(buffer.kept(), {
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

/** Hands that file to the browser, which saves it. */
export function saveTrace(note = ''): void {
  const file = traceFile(note);
  if (file) saveFile(file);
}
