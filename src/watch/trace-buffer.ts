import type { FeedLine, Heard, Started, Stepped } from './feed-lines.ts';
import type { Happened, Kept, Traced } from './trace.ts';

/** The last things that happened, of all actors, and where each actor set out from. */
export type TraceBuffer = {
  readonly hear: (line: FeedLine) => void;
  readonly kept: () => Kept;
};

/** The line with which an actor of a trace set out, at this moment. */
export function startLine({ from, running: _, ...start }: Traced, at: number): FeedLine {
  return { ...start, kind: 'started', at, ...(from === 'base' ? { late: true } : {}) };
}

function setOut({ kind, at, late, ...start }: Started): Traced {
  return { ...start, from: late ? 'base' : 'input', running: [] };
}

/**
 * Keeps the last steps (500) that took a transition, with the lines around them. Older steps are folded into
 * the base of their actor, so that the kept part can be replayed by itself.
 */
export function createTraceBuffer(most = 500, mostLines = most * 6): TraceBuffer {
  const bases = new Map<string, Traced>();
  /** In order; null for a line that was taken out of turn. */
  let lines: (FeedLine | null)[] = [];
  let oldest = 0;
  let steps = 0;
  const placeOf = new Map<number, number>();
  let dropped = 0;

  const counts = (line: FeedLine | null) => line?.kind === 'step' && line.taken.length > 0;

  function foldStep({ actor, value, changed, history }: Stepped): void {
    const base = bases.get(actor);
    if (!base) return;
    const now = { value, context: { ...base.context, ...changed }, from: 'base' as const };
    bases.set(actor, { ...base, ...now, ...(history ? { history } : {}) });
  }

  /** A step is folded together with its event: half of the two would be a different path. */
  function foldEvent({ n }: Heard): void {
    const place = (placeOf.get(n) ?? -1) - dropped;
    placeOf.delete(n);
    const step = lines[place];
    if (step?.kind !== 'step') return;
    if (counts(step)) steps -= 1;
    lines[place] = null;
    foldStep(step);
  }

  function foldOldest(): void {
    const line = lines[oldest];
    lines[oldest] = null;
    oldest += 1;
    if (!line) return;
    if (counts(line)) steps -= 1;
    if (line.kind === 'started') bases.set(line.actor, setOut(line));
    else if (line.kind === 'step') foldStep(line);
    else if (line.kind === 'event') foldEvent(line);
    else bases.delete(line.actor);
  }

  function compact(): void {
    if (oldest < 1_000) return;
    lines = lines.slice(oldest);
    dropped += oldest;
    oldest = 0;
  }

  function hear(line: FeedLine): void {
    if (line.kind === 'step' && line.of !== null) placeOf.set(line.of, dropped + lines.length);
    lines.push(line);
    if (counts(line)) steps += 1;
    while (steps > most || lines.length - oldest > mostLines) foldOldest();
    compact();
  }

  /** The ids of an actor's children that were running at the oldest kept line. */
  function runningIn(actor: string): readonly string[] {
    return [...bases.values()].filter(({ parent }) => parent === actor).map(({ id }) => id);
  }

  function kept(): Kept {
    const now = lines.slice(oldest).filter((line) => line !== null);
    const setOuts = now.flatMap((line) => (line.kind === 'started' ? [setOut(line)] : []));
    const earlier = [...bases.values()].map((base) => ({ ...base, running: runningIn(base.actor) }));
    return {
      actors: [...earlier, ...setOuts],
      lines: now.filter((line): line is Happened => line.kind !== 'started'),
    };
  }

  return { hear, kept };
}
