import type { Ended, Heard, Started, Stepped } from './feed-lines.ts';
import type { Mark } from './trace-marks.ts';

/** What says that a file is a trace, and how it is written. */
export const traceFormat = 'vestibulo-trace';
export const traceVersion = 1;

/**
 * Where an actor of a trace sets out from: from its input, when its beginning is still in the trace, or from the
 * value, context and history it had before the first line that is kept.
 */
export type Traced = Omit<Started, 'kind' | 'at' | 'late'> & {
  readonly from: 'input' | 'base';
  /** Ids of the children that ran at that point. */
  readonly running: readonly string[];
};

/** What happened, in order: the events that actors received, their steps, and their ends. */
export type Happened = Heard | Stepped | Ended;

/** The kept part of all actors, and of what happened to the page; traces older than marks have none. */
export type Kept = {
  readonly actors: readonly Traced[];
  readonly lines: readonly Happened[];
  readonly marks?: readonly Mark[];
};

/** What went wrong meanwhile: names of calls, parts and errors, under the reference that the person may have seen. */
export type FaultNote = {
  readonly reference: string;
  readonly what: string;
  readonly names: readonly string[];
};

/** A fault that was armed in the sandbox: its call and kind, from which arrival on, how often, and how many came. */
export type ArmedFault = {
  readonly call: string;
  readonly kind: string;
  readonly nth: number;
  readonly times: number | 'always';
  readonly arrivals: number;
};

/** Where a trace was saved, and of which product. */
export type TraceOrigin = {
  readonly product: string;
  readonly brand: { readonly name: string; readonly merchantCode: string };
  readonly language: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** The family of the browser and its major version. */
  readonly browser: string;
  readonly savedAt: string;
  readonly faults: readonly FaultNote[];
  /** The note of the person who saved it, verbatim; missing in traces older than this field. */
  readonly note?: string;
  /** Milliseconds by which the gateway's clock was ahead of the browser's; missing when it did not answer. */
  readonly clockAhead?: number;
  /** Only of the sandbox. */
  readonly armed?: readonly ArmedFault[];
};

/** A saved trace, as its file contains it. */
export type Trace = TraceOrigin &
  Kept & { readonly format: typeof traceFormat; readonly version: typeof traceVersion };

/** Marks what JSON has no word for. */
const mark = '$';

/** A value as JSON has it, with marks for what JSON has no word for. */
export function packValue(value: unknown): unknown {
  if (value === undefined) return { [mark]: 'undefined' };
  if (value instanceof Date) return { [mark]: 'date', of: value.getTime() };
  if (value instanceof Set) return { [mark]: 'set', of: [...value].map(packValue) };
  if (Array.isArray(value)) return value.map(packValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, packValue(part)]));
}

/** The value that was packed. */
export function unpackValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackValue);
  if (typeof value !== 'object' || value === null) return value;
  const { [mark]: kind, of } = value as { [mark]?: unknown; of?: unknown };
  if (kind === 'undefined') return undefined;
  if (kind === 'date') return new Date(Number(of));
  if (kind === 'set') return new Set((of as unknown[]).map(unpackValue));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unpackValue(part)]));
}

/** The text of a trace file; a line of the trace is a line of the file. */
export function writeTrace(kept: Kept, origin: TraceOrigin): string {
  const head = { format: traceFormat, version: traceVersion, ...origin };
  const rows = (items: readonly unknown[]) =>
    items.map((item) => JSON.stringify(packValue(item))).join(',\n');
  const { actors, lines, marks = [] } = kept;
  const parts = Object.entries({ marks, actors, lines }).map(
    ([name, items]) => `"${name}":[\n${rows(items)}\n]`,
  );
  return `${JSON.stringify(packValue(head)).slice(0, -1)},\n${parts.join(',\n')}}\n`;
}

/**
 * Reads a trace file. Throws, saying why, when it is none, or was written in another way than this version's.
 */
export function readTrace(text: string): Trace {
  let found: unknown;
  try {
    found = unpackValue(JSON.parse(text));
  } catch {
    throw new Error('this is no JSON, so no trace');
  }
  const trace = found as Partial<Trace> | null;
  if (trace?.format !== traceFormat) throw new Error(`this is no trace: its format is not ${traceFormat}`);
  if (trace.version !== traceVersion) {
    throw new Error(`this trace is of version ${trace.version}, but only ${traceVersion} is supported`);
  }
  if (!Array.isArray(trace.actors) || !Array.isArray(trace.lines)) throw new Error('this trace is cut off');
  return trace as Trace;
}
