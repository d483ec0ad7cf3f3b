import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRowSlots } from '#src/ui/row-slots.ts';
import { runs } from '../../kit/depth.ts';

const rangeAt = (startIndex: number, count = 1_000) => ({
  startIndex,
  endIndex: startIndex + 3,
  overscan: 3,
  count,
});

/** What a grid draws at a place of the list, in the order in which it draws it. */
function drawn(
  slots: ReturnType<typeof createRowSlots>,
  start: number,
  moving: boolean,
  kept: number | null = null,
) {
  const rows = slots.near(rangeAt(start), kept).map((row) => ({ row, slot: slots.slotOf(row, kept) }));
  return slots.arranged(rows, moving);
}

describe('rows of a long list', () => {
  it('while the list moves a row takes the slot of the one that went, and no other changes its place', () => {
    const slots = createRowSlots();
    const before = drawn(slots, 10, false);
    const after = drawn(slots, 11, true);
    expect(before.map(({ row }) => row)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(after.map(({ row }) => row)).toEqual([17, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(after.map(({ slot }) => slot)).toEqual(before.map(({ slot }) => slot));
  });

  it('at rest they are drawn in the order of the list', () => {
    const slots = createRowSlots();
    drawn(slots, 10, false);
    drawn(slots, 14, true);
    expect(drawn(slots, 14, false).map(({ row }) => row)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });

  it('the row with the focus keeps its slot however far the list moves', () => {
    const slots = createRowSlots();
    const slotOfKept = () => drawn(slots, 12, false, 12).find(({ row }) => row === 12)?.slot;
    const first = slotOfKept();
    for (const start of [20, 22, 400]) {
      const rows = drawn(slots, start, true, 12);
      expect(rows.find(({ row }) => row === 12)?.slot).toBe(first);
      expect(rows).toHaveLength(11);
    }
    expect(slotOfKept()).toBe(first);
  });

  it('wherever the window is, it is filled, and no two rows share a slot', () => {
    const place = fc.record({
      start: fc.nat(60),
      kept: fc.option(fc.nat(60)),
      count: fc.integer({ min: 1, max: 61 }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1 }), (places) => {
        const slots = createRowSlots();
        for (const { start, kept, count } of places) {
          const startIndex = Math.min(start, count - 1);
          const range = { startIndex, endIndex: Math.min(count - 1, startIndex + 3), overscan: 3, count };
          const keptRow = kept === null ? null : Math.min(kept, count - 1);
          const rows = slots.near(range, keptRow);
          const visible = rows.filter((row) => row >= range.startIndex && row <= range.endIndex);
          expect(visible).toHaveLength(range.endIndex - range.startIndex + 1);
          expect(new Set(rows.map((row) => slots.slotOf(row, keptRow))).size).toBe(rows.length);
        }
      }),
      runs(),
    );
  });
});
