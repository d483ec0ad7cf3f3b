import { describe, expect, it } from 'vitest';
import type { Opened } from '#contract/lotteries.ts';
import {
  askAgainIn,
  awaitsResult,
  clockText,
  lookAt,
  pageOf,
  phaseOf,
} from '#machines/lotteries/draws.rules.ts';

const draw = (n: number): Opened => ({ issue: `20261119-${n}`, numbers: ['1'], openedAt: n * 1_000 });

describe('the times of requests for a draw', () => {
  it.each([
    ['at the draw itself when that is ahead', 60_000, 0, 10_000, 50_000],
    ['as soon as a timer can just before the draw', 60_000, 0, 59_990, 250],
    ['at once after a sleep', 60_000, 0, 900_000, 250],
    ['a second later when asked slightly too early', 60_000, 60_100, 60_100, 1_000],
    ['after pauses that double', 60_000, 64_000, 64_000, 4_000],
    ['after pauses less the time already passed', 60_000, 64_000, 66_000, 2_000],
    ['at most half a minute apart', 60_000, 500_000, 500_000, 30_000],
    ['at once after a sleep in such a pause', 60_000, 500_000, 900_000, 250],
  ])('come %s', (_, due, askedAt, now, wait) => {
    expect(askAgainIn(due, askedAt, now)).toBe(wait);
  });

  it('come up to two seconds after the draw, on each page at another moment', () => {
    expect([0, 0.5, 1].map((chance) => lookAt(60_000, chance))).toEqual([60_000, 61_000, 62_000]);
  });

  it('a draw waits for its result until the list starts with it', () => {
    const next = { issue: 'x', closesAt: 5_500, drawsAt: 6_000, lastAt: 5_000, now: 5_001 };
    expect(awaitsResult([draw(5), draw(4)], next)).toBe(false);
    expect(awaitsResult([draw(4)], next)).toBe(true);
    expect(awaitsResult([], next)).toBe(true);
    // The gateway's clock was moved back, or the list is the newer answer.
    expect(awaitsResult([draw(7)], next)).toBe(false);
  });

  it.each([
    [0, '00:00'],
    [9, '00:09'],
    [125, '02:05'],
    [3_599, '59:59'],
    [3_725, '1:02:05'],
    [90_000, '25:00:00'],
  ])('%i seconds are %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });

  it.each([
    [20, 30, 'open'],
    [1, 11, 'open'],
    [0, 10, 'closed'],
    [0, 1, 'closed'],
    [0, 0, 'drawing'],
    [5, 0, 'drawing'],
  ] as const)('%i s before closing and %i s before the draw it is %s', (closing, drawing, phase) => {
    expect(phaseOf(closing, drawing)).toBe(phase);
  });
});

describe('the pages of draws', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => draw(100 - n));

  it.each([
    [1, 1, 100],
    [10, 10, 10],
    [11, 10, 10],
    [0, 1, 100],
    [-3, 1, 100],
  ])('page %i shows page %i, which starts with draw %i', (asked, page, first) => {
    const shown = pageOf(hundred, asked);
    expect([shown.page, shown.pages, shown.draws.length]).toEqual([page, 10, 10]);
    expect(shown.draws[0]).toEqual(draw(first));
  });

  it('without draws are one empty page', () => {
    expect(pageOf([], 1)).toEqual({ page: 1, pages: 1, draws: [] });
  });
});
