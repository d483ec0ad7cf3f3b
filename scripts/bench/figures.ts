/** What a figure counts. A share is 0 to 1, and is printed in percent. */
export type Unit = 'ms' | 'bytes' | 'kB' | 'MB' | 'share' | 'a second' | 'number';

/** One figure, and what the bare page (or the plain list) has, where there is such a thing to compare it with. */
export type Figure = { readonly is: number; readonly unit: Unit; readonly bare?: number };

/** What a group measured, each figure under a name that people can read. */
export type Figures = Readonly<Record<string, Figure>>;

export const kilobyte = 1024;
export const megabyte = 1024 ** 2;

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

/** The record with its names put behind a word: `LCP` becomes `/login: LCP`. */
export function named(word: string, figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${word}: ${name}`, figure]));
}
