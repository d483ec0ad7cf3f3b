import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './virtual-rows.module.css';

/** Rows kept ready beyond each edge of the box. */
const OVERSCAN = 6;

interface VirtualRowsProps {
  label: string;
  count: number;
  /** The height that a row has before it was measured, in pixels. */
  height: number;
  item: (place: number) => ReactNode;
  /** The place to bring into view, whenever it is another object. */
  look?: { readonly place: number } | null;
}

/** Rows of a list of any length, in a box that scrolls: it draws only those that are near. */
export function VirtualRows({ label, count, height, item, look = null }: VirtualRowsProps) {
  const box = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
  });
  useEffect(() => {
    if (look) rows.scrollToIndex(look.place, { align: 'center' });
  }, [look, rows]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard
    <section ref={box} className={styles.box} aria-label={label} tabIndex={0}>
      <ol className={styles.rows} aria-label={label} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <li
            key={index}
            ref={rows.measureElement}
            className={styles.row}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={count}
            style={{ transform: `translateY(${start}px)` }}
          >
            {item(index)}
          </li>
        ))}
      </ol>
    </section>
  );
}
