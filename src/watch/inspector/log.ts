import type { FeedLine } from '../feed-lines.ts';
import { readTrace, type Trace } from '../trace.ts';
import { startLine } from '../trace-buffer.ts';

const format = 'vestibulo-log';

/** What a file holds: its lines, and the line that its writer looked at; null for the newest. */
export type Opened = { readonly lines: readonly FeedLine[]; readonly at: number | null };

/** The text of a file with these lines, a line of it each, which opens at the line `at`. */
export function writeLog(lines: readonly FeedLine[], at: number | null): string {
  const plain = (_: string, value: unknown) => (value instanceof Set ? [...value] : value);
  const rows = lines.map((line) => JSON.stringify(line, plain)).join(',\n');
  return `{"format":"${format}","version":1,"at":${at},"lines":[\n${rows}\n]}\n`;
}

/** The lines of a trace. An actor that set out before its first line was there when the trace began. */
function linesOf({ actors, lines }: Trace): readonly FeedLine[] {
  const begun = actors.map((actor) =>
    startLine(actor, (lines.find(({ n }) => n > actor.n) ?? lines.at(-1))?.at ?? 0),
  );
  return [...begun, ...lines].sort((one, other) => one.n - other.n);
}

/** Reads a saved log, or a trace that a page saved. Throws, saying why, when the file is neither. */
export function readFile(text: string): Opened {
  if (!text.startsWith(`{"format":"${format}"`)) return { lines: linesOf(readTrace(text)), at: null };
  const { version, lines, at } = JSON.parse(text) as Partial<Opened> & { readonly version?: unknown };
  if (version !== 1 || !Array.isArray(lines)) throw new Error('this log is cut off, or of another version');
  return { lines, at: lines.some(({ n }) => n === at) ? (at ?? null) : null };
}
