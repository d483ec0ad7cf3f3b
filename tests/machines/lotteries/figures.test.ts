import { describe, expect, it } from 'vitest';
import type { Opened } from '#contract/lotteries.ts';
import { extremesOf, frequencyOf, inRows, lookedAt, trendOf } from '#machines/lotteries/figures.rules.ts';

const draws = (...numbers: string[][]): Opened[] =>
  numbers.map((each, n) => ({ issue: `i${n}`, numbers: each, openedAt: n }));

describe('the figures of draws', () => {
  it('count each number that was drawn, in the order of the numbers', () => {
    expect(frequencyOf(draws(['10', '2'], ['2', '1'], ['2', '10']))).toEqual([
      { number: '1', times: 1, share: 1 / 3 },
      { number: '2', times: 3, share: 1 },
      { number: '10', times: 2, share: 2 / 3 },
    ]);
    expect(frequencyOf([])).toEqual([]);
  });

  it('count only the first number where that is how it is played', () => {
    const list = draws(['3', '1'], ['3', '2']);
    expect(frequencyOf(lookedAt(list, 'FIRST'))).toEqual([{ number: '3', times: 2, share: 1 }]);
    expect(lookedAt(list, 'STANDARD')).toEqual(list);
  });

  it('name the most and least drawn numbers, unless all are equal', () => {
    expect(extremesOf(frequencyOf(draws(['1', '2'], ['2', '3'], ['2', '1'])))).toEqual({
      most: ['2'],
      least: ['3'],
    });
    expect(extremesOf(frequencyOf(draws(['1', '2'], ['2', '1'])))).toEqual({ most: [], least: [] });
    expect(extremesOf([])).toEqual({ most: [], least: [] });
  });

  it.each([
    [0, []],
    [6, [6]],
    [15, [15]],
    [16, [8, 8]],
    [45, [15, 15, 15]],
    [40, [14, 14, 12]],
  ])('%i bars are in rows of %j', (count, lengths) => {
    const rows = inRows(Array.from({ length: count }, (_, n) => n));
    expect(rows.map(({ length }) => length)).toEqual(lengths);
    expect(rows.flat()).toEqual(Array.from({ length: count }, (_, n) => n));
  });

  it('follow the sums of the last ten draws, oldest first', () => {
    const list = draws(...Array.from({ length: 12 }, (_, n) => [String(n), '1']));
    const trend = trendOf(list);
    expect(trend).toHaveLength(10);
    expect(trend.map(({ sum }) => sum)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect([trend[0]?.height, trend.at(-1)?.height]).toEqual([1, 0]);
  });

  it('stay at the bottom when all sums are the same, and leave out what is no number', () => {
    expect(trendOf(draws(['5'], ['5'])).map(({ height }) => height)).toEqual([0, 0]);
    expect(trendOf(draws(['5'], ['x'])).map(({ sum }) => sum)).toEqual([5]);
    expect(trendOf([])).toEqual([]);
  });
});
