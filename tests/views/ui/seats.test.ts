import { expect, test } from 'vitest';
import { type Seat, seated } from '#src/ui/seats.ts';

const places = (seats: readonly Seat[]) => seats.map(({ place }) => place);
const ids = (seats: readonly Seat[]) => seats.map(({ id }) => id);
const shown = (seats: readonly Seat[]) => new Map(seats.map(({ id, place }) => [place, id]));

test('what is flown over takes the elements of what is left behind, which stay where they are in the document', () => {
  const before = seated([], [0, 1, 2, 3], true);
  const after = seated(before, [2, 3, 4, 5], false);
  expect(ids(after)).toEqual(ids(before));
  expect(places(after)).toEqual([4, 5, 2, 3]);
});

test('an element keeps its place as long as that is near, so what has the focus never changes under a hand', () => {
  const before = seated([], [0, 1, 2, 3], true);
  const after = seated(before, [1, 8, 9, 10], false);
  expect(shown(after).get(1)).toBe(shown(before).get(1));
});

test('when the list is at rest its elements follow one another as they are seen', () => {
  const moved = seated(seated([], [0, 1, 2, 3], true), [2, 3, 4, 5], false);
  const rested = seated(moved, [2, 3, 4, 5], true);
  expect(places(rested)).toEqual([2, 3, 4, 5]);
  expect(shown(rested)).toEqual(shown(moved));
});

test('elements come when more places are near and go when fewer are', () => {
  const few = seated([], [0, 1], true);
  const more = seated(few, [0, 1, 2], false);
  expect(places(more)).toEqual([0, 1, 2]);
  expect(new Set(ids(more)).size).toBe(3);
  expect(places(seated(more, [7], false))).toEqual([7]);
  expect(seated(more, [], true)).toEqual([]);
});

test('the same places are the same elements, and nothing is drawn anew', () => {
  const before = seated([], [0, 1, 2], true);
  expect(seated(before, [0, 1, 2], true)).toBe(before);
});
