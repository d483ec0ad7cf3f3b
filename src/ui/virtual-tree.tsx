import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classes } from './classes.ts';
import { useThrottled } from './use-throttled.ts';
import styles from './virtual-tree.module.css';

/** Rows kept ready beyond each edge of the box, and how often the visible ones are told. */
const OVERSCAN = 8;
const THROTTLE_MS = 150;

/** A row as assistive technology knows it: its depth from 1, and its place within its branch. */
export type TreeRow = {
  readonly key: string;
  readonly depth: number;
  readonly place: number;
  readonly of: number;
};

/** How a tree was left: how far it was scrolled, in pixels, and the key of its current row. */
export type TreeLeft = { readonly scrolled: number; readonly current: string | null };

interface VirtualTreeProps {
  label: string;
  /** The same list as long as nothing changes. */
  rows: readonly TreeRow[];
  /** Whether a row is open; undefined where nothing opens. */
  openOf: (at: number) => boolean | undefined;
  /** The height of every row, in rem. */
  height: number;
  /** Lays the cells of a row out; `--depth` is how deep the row is, from 0. */
  rowClass: string | undefined;
  /** The names of the columns, as cells of a row; none on a narrow screen. */
  head?: ReactNode;
  /** The cells of a row. Only the controls of the current one are reached by the tab key. */
  cells: (at: number, current: boolean) => ReactNode;
  /** What a key does at a row: the row to go to, or null when it stays. */
  onKey: (key: string, at: number) => number | null | undefined;
  onSeen: (first: number, last: number) => void;
  /** How it was left; the current row takes the focus again if what had it is gone. */
  start: TreeLeft;
  onLeft: (left: TreeLeft) => void;
}

/** Whether a key came with another one: those belong to the browser. */
function combined({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/**
 * Rows of a tree of any length, in a box that scrolls: it draws those that are near, and the current one, wherever it is.
 * One row is reached by the tab key; the arrow keys, Home and End move among them, and Enter follows the row's link.
 */
export function VirtualTree(props: VirtualTreeProps) {
  const { label, rows, openOf, height, rowClass, head, cells, onKey, onSeen, start, onLeft } = props;
  const box = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLTableSectionElement>(null);
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  const [chosen, choose] = useState({ key: start.current, at: 0 });
  const found = chosen.key === null ? -1 : rows.findIndex(({ key }) => key === chosen.key);
  // A row may give its place to another: that of somebody who was on the way.
  const current = found >= 0 ? found : Math.max(0, Math.min(chosen.at, rows.length - 1));
  const held = box.current?.contains(document.activeElement) ?? false;
  const wanted = useRef<'always' | 'lost' | null>(start.current === null ? null : 'lost');
  const [margin, setMargin] = useState(0);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height * rem,
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: OVERSCAN,
    initialOffset: start.scrolled,
    scrollMargin: margin,
    scrollPaddingStart: margin,
    rangeExtractor: (range: Range) => {
      const near = defaultRangeExtractor(range);
      return current < rows.length && !near.includes(current)
        ? [...near, current].sort((a, b) => a - b)
        : near;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured again when their height changes
  useLayoutEffect(() => list.measure(), [height]);
  useLayoutEffect(() => setMargin(top.current?.offsetHeight ?? 0));
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body;
    const asked = wanted.current === 'always' || (lost && (held || wanted.current === 'lost'));
    if (!asked) wanted.current = null;
    const row = asked && box.current?.querySelector<HTMLElement>(`[data-at="${current}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });
  const left = useRef((_: number) => {});
  left.current = (scrolled) => onLeft({ scrolled, current: chosen.key });
  useLayoutEffect(() => {
    const scrolled = box.current;
    return () => left.current(scrolled?.scrollTop ?? 0);
  }, []);
  const { startIndex: first, endIndex: last } = list.range ?? { startIndex: 0, endIndex: 0 };
  useThrottled(() => onSeen(first, last), THROTTLE_MS, [first, last, rows]);

  function press(key: KeyboardEvent<HTMLTableElement>) {
    const row = (key.target as Element).closest<HTMLElement>('[data-at]');
    if (!row || combined(key)) return;
    const at = Number(row.dataset.at);
    if (key.key === 'Enter' && key.target === row) {
      row.querySelector('a')?.click();
      return;
    }
    const to = onKey(key.key, at);
    if (to === undefined) return;
    key.preventDefault();
    const there = rows[to ?? at];
    if (!there) return;
    wanted.current = 'always';
    choose({ key: there.key, at: to ?? at });
    if (to !== null) list.scrollToIndex(to);
  }

  const headRows = head ? 1 : 0;
  return (
    <div ref={box} className={styles.box}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows are walked is a treegrid
        role="treegrid"
        className={styles.tree}
        aria-label={label}
        aria-rowcount={rows.length + headRows}
        onKeyDown={press}
      >
        {head && (
          <thead ref={top} className={styles.head}>
            <tr className={rowClass} aria-rowindex={1}>
              {head}
            </tr>
          </thead>
        )}
        <tbody className={styles.rows} style={{ height: rows.length * height * rem }}>
          {list.getVirtualItems().map(({ index: at, start: y, key }) => {
            const row = rows[at];
            if (!row) return null;
            return (
              <tr
                key={key}
                className={classes(styles.row, rowClass)}
                data-at={at}
                aria-rowindex={at + 1 + headRows}
                tabIndex={at === current ? 0 : -1}
                aria-level={row.depth}
                aria-posinset={row.place}
                aria-setsize={row.of}
                aria-expanded={openOf(at)}
                style={
                  {
                    height: `${height}rem`,
                    transform: `translateY(${y - margin}px)`,
                    '--depth': row.depth - 1,
                  } as CSSProperties
                }
                onFocus={() => choose({ key: row.key, at })}
              >
                {cells(at, at === current)}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
