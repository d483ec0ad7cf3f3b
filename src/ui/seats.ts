/** An element of a long list, and the place of the list it shows now. */
export type Seat = { readonly id: number; readonly place: number };

/**
 * The elements that show these places. One whose place is no longer near takes the place that came near: what stands
 * in it changes, and the browser makes nothing new, which costs it several times as much. Elements stay where they are
 * in the document, whatever they show, until `inOrder` asks that they be read one after the other as they are seen.
 */
export function seated(
  before: readonly Seat[],
  places: readonly number[],
  inOrder: boolean,
): readonly Seat[] {
  const near = new Set(places);
  const known = new Set(before.map(({ place }) => place));
  const coming = places.filter((place) => !known.has(place));
  const follows = before.every(({ place }, at) => at === 0 || place > (before[at - 1]?.place ?? 0));
  if (coming.length === 0 && near.size === before.length && (follows || !inOrder)) return before;
  const kept = before.flatMap((seat) => {
    if (near.has(seat.place)) return [seat];
    const place = coming.shift();
    return place === undefined ? [] : [{ id: seat.id, place }];
  });
  const next = Math.max(-1, ...before.map(({ id }) => id)) + 1;
  const seats = [...kept, ...coming.map((place, at) => ({ id: next + at, place }))];
  return inOrder ? seats.sort((a, b) => a.place - b.place) : seats;
}
