/** Chance that is the same for the same seed. */
export type Random = {
  /** A fraction, 0 to under 1. */
  next(): number;
  /** A fraction between `low` and `high`. */
  between(low: number, high: number): number;
  /** A whole number, 0 to under `count`. */
  below(count: number): number;
  /** One of the list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
};

/** FNV-1a with an avalanche at the end: neighbouring codes (R001, R002) must not look alike. */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

/** Mulberry32, seeded by a text. */
export function seededRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[below(list.length)] as (typeof list)[number],
  };
}
