import type { Range } from '@tanstack/react-virtual';

/** Where the rows of a long list are drawn: a row that comes near takes the slot, and so the elements, of one that went. */
export type RowSlots = {
  /** The rows to draw: always as many, so that one goes for each that comes; and the one that is `kept`, wherever it is. */
  readonly near: (range: Range, kept: number | null) => number[];
  readonly slotOf: (row: number, kept: number | null) => number;
  /**
   * Rows in the order to draw them: that of the list at rest, for everybody who reads or tabs through it. While it moves
   * each stays where it is, because moving an element costs as much as making one.
   */
  readonly arranged: <Row extends { readonly slot: number }>(rows: readonly Row[], moving: boolean) => Row[];
};

/** Slots for the rows of one list. */
export function createRowSlots(): RowSlots {
  let slots = 1;
  let order: readonly number[] = [];
  const placeOf = (slot: number) => (order.includes(slot) ? order.indexOf(slot) : order.length);
  return {
    near({ startIndex, endIndex, overscan, count }, kept) {
      slots = Math.max(slots, endIndex - startIndex + 1 + 2 * overscan);
      const first = Math.max(0, Math.min(startIndex - overscan, count - slots));
      const near = Array.from({ length: Math.min(slots, count) }, (_, at) => first + at);
      if (kept === null || near.includes(kept)) return near;
      return [...near, kept].sort((a, b) => a - b);
    },
    slotOf(row, kept) {
      const taken = kept !== null && kept !== row && kept % slots === row % slots;
      return taken ? slots : row % slots;
    },
    arranged(rows, moving) {
      const sorted = moving ? rows.toSorted((a, b) => placeOf(a.slot) - placeOf(b.slot)) : [...rows];
      order = sorted.map(({ slot }) => slot);
      return sorted;
    },
  };
}
