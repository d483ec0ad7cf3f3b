/** Milliseconds until an unknown outcome is asked for again: soon at first, then less and less often. */
const waits = [3_000, 6_000, 12_000, 24_000, 48_000] as const;

/** The wait after so many questions without result; it stops growing at the last one. */
export function waitAfter(asked: number): number {
  return waits[Math.min(asked, waits.length - 1)] ?? waits[0];
}

/** Counts one more question, up to the number of different waits. */
export function askedOnceMore(asked: number): number {
  return Math.min(asked + 1, waits.length - 1);
}

/** The shortest and the longest that a wait may be, in milliseconds. */
export type Span = readonly [shortest: number, longest: number];

/**
 * A wait within a span. `chance`, from 0 to 1, is another for each page, so that pages which begin to wait
 * together don't ask the gateway together (decision: what a page asks by itself).
 */
export function within([shortest, longest]: Span, chance: number): number {
  return Math.round(shortest + chance * (longest - shortest));
}
