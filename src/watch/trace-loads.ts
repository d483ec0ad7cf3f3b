import type { Kept } from './trace.ts';
import { createTraceBuffer, startLine } from './trace-buffer.ts';
import type { Mark } from './trace-marks.ts';

/** What is kept of the loads of one tab: `began` is when the first began, by the browser's clock in epoch milliseconds. */
export type Loads = { readonly began: number; readonly count: number; readonly kept: Kept };

/** Lines of all loads that outlive a page, characters that they take at most, and marks. */
export const mostLasting = { lines: 500, characters: 1_000_000, marks: 100 } as const;

/** The load that an actor is of, counted from 1: the session ids of XState begin with each load again. */
function loadOf(actor: string): number {
  return Number(/@(\d+)$/.exec(actor)?.[1] ?? 1);
}

function lastOf({ actors, lines, marks = [] }: Kept): { readonly n: number; readonly at: number } {
  const n = Math.max(0, ...[...actors, ...lines, ...marks].map((one) => one.n));
  return { n, at: Math.max(0, ...[...lines, ...marks].map(({ at }) => at)) };
}

/**
 * One trace of the loads before and of the page of now, which began at `began`: its actors are others, its lines and moments
 * go on from those before. A clock that was put back meanwhile doesn't put them before these.
 */
export function joinLoads(before: Loads | null, { began, kept }: Omit<Loads, 'count'>): Loads {
  if (!before) return { began, count: 1, kept };
  const last = lastOf(before.kept);
  const count = before.count + 1;
  const by = Math.max(began - before.began, last.at);
  const own = <T extends string | null>(actor: T) => (actor === null ? null : `${actor}@${count}`) as T;
  const moved = <T extends { readonly n: number }>(one: T) => ({ ...one, n: one.n + last.n + 1 });
  const actors = kept.actors.map((one) => ({
    ...moved(one),
    actor: own(one.actor),
    parent: own(one.parent),
  }));
  const lines = kept.lines.map((line) => ({
    ...moved(line),
    at: line.at + by,
    actor: own(line.actor),
    ...(line.kind === 'event' ? { from: own(line.from) } : {}),
    ...(line.kind === 'step' && line.of !== null ? { of: line.of + last.n + 1 } : {}),
  })) as Kept['lines'];
  const marks = (kept.marks ?? []).map((mark) => ({ ...moved(mark), at: mark.at + by, load: count }));
  return {
    began: before.began,
    count,
    kept: {
      actors: [...before.kept.actors, ...actors],
      lines: [...before.kept.lines, ...lines],
      marks: [...(before.kept.marks ?? []), ...marks],
    },
  };
}

/** The marks of these loads; of many, the oldest addresses are left out. */
function marksOf(marks: readonly Mark[], loads: ReadonlySet<number>): readonly Mark[] {
  const known = marks.filter(({ load }) => loads.has(load));
  const late = known.slice(-mostLasting.marks);
  return known.filter((mark) => mark.kind === 'loaded' || late.includes(mark));
}

/** The last `most` lines: older ones are worked into where their actors set out from, and a load without lines is gone. */
export function trimLines({ actors, lines, marks = [] }: Kept, most: number): Kept {
  const buffer = createTraceBuffer(Number.POSITIVE_INFINITY, most);
  const all = [...actors.map((one) => startLine(one, 0)), ...lines].sort((one, other) => one.n - other.n);
  for (const line of all) buffer.hear(line);
  const kept = buffer.kept();
  const loads = new Set(kept.lines.map(({ actor }) => loadOf(actor)));
  return {
    actors: kept.actors.filter(({ actor }) => loads.has(loadOf(actor))),
    lines: kept.lines,
    marks: marksOf(marks, loads),
  };
}
