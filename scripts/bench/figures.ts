/** The middle of some figures; the mean of the two middle ones when they are even in number. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return (low + high) / 2;
}

/** The figure that a share of all, 0 to 1, does not exceed. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Figure by figure the median of several records. */
export function medians<K extends string>(
  records: readonly Readonly<Record<K, number>>[],
): Record<K, number> {
  const [first] = records;
  if (!first) throw new Error('There is nothing to take the median of');
  const keys = Object.keys(first) as K[];
  const all = keys.map((key) => [key, median(records.map((record) => record[key]))]);
  return Object.fromEntries(all) as Record<K, number>;
}

/** Figure by figure one record over another, two decimals; null where the other has nothing. */
export function ratios<K extends string>(
  one: Readonly<Record<K, number>>,
  other: Readonly<Record<K, number>>,
): Record<K, number | null> {
  const keys = Object.keys(one) as K[];
  const all = keys.map((key) => [key, other[key] ? Math.round((one[key] / other[key]) * 100) / 100 : null]);
  return Object.fromEntries(all) as Record<K, number | null>;
}
