import { describe, expect, it } from 'vitest';
import type { GameTile } from '#contract/games.ts';
import {
  firstPlaceOf,
  pageAfter,
  pageBefore,
  pageInstead,
  pageOfPlace,
  tilesOf,
} from '#machines/games/pages.rules.ts';

const tile = (gameId: string, vassalage = 'PG') => ({ gameId, vassalage }) as GameTile;
const page = (ids: readonly string[], totalPages: number) => ({
  games: ids.map((id) => tile(id)),
  totalPages,
});

describe('NET-11 consecutive pages', () => {
  it('show a game once that moved to a later page meanwhile, and leave none out', () => {
    const pages = [page(['a', 'b'], 3), page(['b', 'c'], 3), page(['d'], 3)];
    expect(tilesOf(pages).map(({ gameId }) => gameId)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('two vendors may call different games the same', () => {
    expect(tilesOf([{ games: [tile('1', 'PG'), tile('1', 'JDB')], totalPages: 1 }])).toHaveLength(2);
  });

  it.each([
    ['there is more', page(['a'], 3), 1, 2],
    ['that was the last', page(['a'], 3), 3, undefined],
    ['the list has become shorter', page(['a'], 1), 2, undefined],
    ['an empty page is the end, whatever the total', page([], 9), 2, undefined],
    ['nothing at all', page([], 0), 1, undefined],
  ])('end where the newest answer says: %s', (_, last, number, expected) => {
    expect(pageAfter(last, number)).toBe(expected);
  });

  it('go back to the first', () => {
    expect([pageBefore(3), pageBefore(2), pageBefore(1)]).toEqual([2, 1, undefined]);
  });

  it.each([
    ['a page of a list that became shorter', page([], 4), 9, 4],
    ['a page of a list that is gone', page([], 0), 9, 1],
    ['a gateway that repeats itself', page([], 99), 9, 8],
    ['a page that exists', page(['a'], 4), 3, undefined],
    ['an empty list', page([], 0), 1, undefined],
  ])('start elsewhere when there is nothing: %s', (_, first, number, expected) => {
    expect(pageInstead(first, number)).toBe(expected);
  });
});

it.each([
  [0, 1],
  [59, 1],
  [60, 2],
  [9_999, 167],
  [-1, 1],
])('place %i is on page %i', (place, expected) => {
  expect(pageOfPlace(place)).toBe(expected);
  expect(firstPlaceOf(expected)).toBeLessThanOrEqual(Math.max(0, place));
});
