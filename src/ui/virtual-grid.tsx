import { observeWindowOffset, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useGridMeasure } from './grid-measure.ts';
import { createRowSlots } from './row-slots.ts';
import { useThrottled } from './use-throttled.ts';
import styles from './virtual-grid.module.css';

/** Rows kept ready beyond each edge of the window, and how often the visible range is checked (spec 9). */
const OVERSCAN = 3;
const THROTTLE_MS = 200;
/** Room for what stays at the upper edge of the window, when the list is brought to a place. */
const HEAD = 88;

interface VirtualGridProps {
  label: string;
  /** Places in the grid, including those still loading. */
  count: number;
  /** The total number; left out while unknown. */
  setSize?: number | undefined;
  /** The place at the upper edge at first. */
  start?: number | undefined;
  item: (place: number) => ReactNode;
  /** Told which places are in the window, when that or `pulse` changes, at most every 200 ms. */
  onSeen: (first: number, last: number) => void;
  pulse?: unknown;
}

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

function placeOf(element: EventTarget): number | null {
  const place = (element as Element).closest<HTMLElement>('[data-place]')?.dataset.place;
  return place === undefined ? null : Number(place);
}

/**
 * A grid of posters of any length that draws only what is near the window. Assistive technology sees one
 * list; the arrow keys move through it, and the focused tile stays drawn however far the page scrolls.
 */
export function VirtualGrid(props: VirtualGridProps) {
  const { label, count, setSize = -1, start = 0, item, onSeen, pulse } = props;
  const list = useRef<HTMLUListElement>(null);
  const { columns, tile, height, across, down, top } = useGridMeasure(list);
  const [kept, setKept] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const rows = Math.ceil(count / columns);
  const keptRow = kept === null ? null : Math.min(rows - 1, Math.floor(kept / columns));
  const arrived = useRef(false);
  const [moves, setMoves] = useState(0);
  // The visible rows are drawn first, the rows beyond them after that.
  const overscan = useDeferredValue(OVERSCAN, 0);
  const [slots] = useState(createRowSlots);
  const grid = useWindowVirtualizer({
    count: rows,
    estimateSize: () => down,
    overscan,
    scrollMargin: top,
    useFlushSync: false,
    // A row is drawn in the pauses between frames; those beyond the edges leave it the time.
    observeElementOffset: (list, moved) =>
      observeWindowOffset(list, (offset, moving) =>
        startTransition(() => {
          moved(offset, moving);
          // The next move may bring no other row into view, and would be told to nobody.
          if (!arrived.current) setMoves((before) => before + 1);
        }),
      ),
    rangeExtractor: (range: Range) => slots.near(range, keptRow),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured again when their height changes
  useLayoutEffect(() => grid.measure(), [down, columns]);

  // Or the window would stay at the foot of a list that grows, and all of it would come by itself. (A rule of the
  // sheet that looks for a grid from the root would be looked at with each tile that comes.)
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    return () => {
      style.overflowAnchor = '';
    };
  }, []);

  const [begun] = useState(start);
  const placed = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (tile === 0) return;
    const y = Math.max(0, top - HEAD + Math.floor(begun / columns) * down);
    const was = placed.current;
    // When content appears above a list that nobody has scrolled yet, the list moves down with it and keeps its
    // place.
    if (was !== null && (begun === 0 || Math.abs(was - y) <= 1 || Math.abs(window.scrollY - was) > 1)) return;
    if (begun > 0 || y < window.scrollY) window.scrollTo(0, y);
    placed.current = window.scrollY;
  });

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const target = list.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"] button`);
    if (!target) return;
    wanted.current = null;
    target.focus();
  });

  // A row behind the sticky header is not visible: otherwise a list scrolled to a place would start before it.
  const offset = grid.scrollOffset ?? 0;
  const firstRow = Math.max(0, Math.min(rows - 1, Math.floor((offset + HEAD + 1 - top) / down)));
  const [first, last] = [
    firstRow * columns,
    Math.min(count, ((grid.range?.endIndex ?? 0) + 1) * columns) - 1,
  ];
  const tell = () => {
    // The window was just brought to a place, and is not known to be there yet.
    arrived.current ||= placed.current !== null && Math.abs((grid.scrollOffset ?? 0) - window.scrollY) <= 1;
    if (arrived.current) onSeen(first, last);
  };
  useThrottled(tell, THROTTLE_MS, [first, last, pulse, tile, moves]);

  function walk(key: KeyboardEvent) {
    const here = placeOf(key.target);
    const step = steps[key.key]?.(columns);
    if (here === null || step === undefined || key.altKey || key.ctrlKey || key.metaKey) return;
    const there = here + step;
    if (there < 0 || there >= count) return;
    key.preventDefault();
    wanted.current = there;
    setKept(there);
  }

  // Before it is known how wide a tile is, none is drawn.
  const near = (tile === 0 ? [] : grid.getVirtualItems()).map(({ index: row, start: y }) => ({
    row,
    y,
    slot: slots.slotOf(row, keptRow),
  }));
  const places = slots.arranged(near, grid.isScrolling).flatMap(({ row, y, slot }) =>
    Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => ({
      key: `${slot}-${column}`,
      place: row * columns + column,
      left: column * across,
      top: y - top,
    })),
  );
  return (
    <ul
      ref={list}
      className={styles.grid}
      aria-label={label}
      style={{ height: Math.max(0, rows * down) }}
      onKeyDown={walk}
      onFocus={({ target }) => setKept(placeOf(target))}
      onBlur={({ relatedTarget }) => {
        if (!relatedTarget || !list.current?.contains(relatedTarget)) setKept(wanted.current);
      }}
    >
      {places.map(({ key, place, ...at }) => (
        <li
          key={key}
          className={styles.place}
          data-place={place}
          aria-posinset={place + 1}
          aria-setsize={setSize}
          style={{ width: tile, height, ...at }}
        >
          {item(place)}
        </li>
      ))}
    </ul>
  );
}
