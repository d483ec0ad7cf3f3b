import type { Opened } from '#contract/lotteries.ts';
import type { PlayType } from './pages.rules.ts';

/** How often a number was drawn; `share` is relative to the most drawn one, from 0 to 1. */
export type Frequency = { readonly number: string; readonly times: number; readonly share: number };

/** The sum of one draw; `height` runs from 0 (the smallest shown) to 1 (the largest). */
export type Sum = { readonly issue: string; readonly sum: number; readonly height: number };

/** Bars that can still be told apart side by side on a phone. */
const perRow = 15;

/** Draws in the trend. */
const trendDraws = 10;

function byNumber(a: string, b: string): number {
  return a.length - b.length || a.localeCompare(b);
}

/** The draws with the numbers that count for a play type: all of them, or the first alone. */
export function lookedAt(list: readonly Opened[], playType: PlayType): readonly Opened[] {
  if (playType === 'STANDARD') return list;
  return list.map((draw) => ({ ...draw, numbers: draw.numbers.slice(0, 1) }));
}

/** How often each drawn number was drawn, in number order. */
export function frequencyOf(list: readonly Opened[]): readonly Frequency[] {
  const times = new Map<string, number>();
  for (const number of list.flatMap(({ numbers }) => numbers))
    times.set(number, (times.get(number) ?? 0) + 1);
  const most = Math.max(1, ...times.values());
  return [...times.keys()].toSorted(byNumber).map((number) => {
    const count = times.get(number) ?? 0;
    return { number, times: count, share: count / most };
  });
}

/** The numbers drawn most and least often; empty when all are equal. */
export function extremesOf(frequencies: readonly Frequency[]): {
  readonly most: string[];
  readonly least: string[];
} {
  const counts = frequencies.map(({ times }) => times);
  const [most, least] = [Math.max(...counts), Math.min(...counts)];
  const of = (count: number) =>
    frequencies.filter(({ times }) => times === count).map(({ number }) => number);
  return most > least ? { most: of(most), least: of(least) } : { most: [], least: [] };
}

/** In rows as equal as possible, so that many numbers stay legible on a phone. */
export function inRows<T>(entries: readonly T[]): readonly (readonly T[])[] {
  const rows = Math.ceil(entries.length / perRow);
  const width = Math.ceil(entries.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, row) => entries.slice(row * width, (row + 1) * width));
}

/** The sums of the last ten draws, oldest first; a draw with anything but numbers has none. */
export function trendOf(list: readonly Opened[]): readonly Sum[] {
  const sums = list
    .slice(0, trendDraws)
    .map(({ issue, numbers }) => ({ issue, sum: numbers.reduce((sum, number) => sum + Number(number), 0) }))
    .filter(({ sum }) => Number.isFinite(sum))
    .toReversed();
  const least = Math.min(...sums.map(({ sum }) => sum));
  const span = Math.max(1, Math.max(...sums.map(({ sum }) => sum)) - least);
  return sums.map((one) => ({ ...one, height: (one.sum - least) / span }));
}
