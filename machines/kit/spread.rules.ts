/** The shortest and the longest that a wait may be, in milliseconds. */
export type Span = readonly [shortest: number, longest: number];

/**
 * A wait within a span. `chance`, from 0 to 1, is another for each page, so that pages which begin to wait
 * together don't ask the gateway together (decision: what a page asks by itself).
 */
export function within([shortest, longest]: Span, chance: number): number {
  return Math.round(shortest + chance * (longest - shortest));
}
