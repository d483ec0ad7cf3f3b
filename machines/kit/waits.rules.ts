/** Milliseconds until what is not known is asked about again: at first soon, then less and less often. */
const waits = [3_000, 6_000, 12_000, 24_000, 48_000] as const;

/** The wait after so many questions in vain; beyond the last one it grows no longer. */
export function waitAfter(asked: number): number {
  return waits[Math.min(asked, waits.length - 1)] ?? waits[0];
}

/** One question more, counted no further than the waits differ. */
export function askedOnceMore(asked: number): number {
  return Math.min(asked + 1, waits.length - 1);
}
