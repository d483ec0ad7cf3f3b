import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './virtual-rows.module.css';

/** Rows kept ready beyond each edge of the box. */
const OVERSCAN = 6;

interface VirtualRowsProps {
  label: string;
  count: number;
  /** The height of every row, in rem. */
  height: number;
  item: (place: number) => ReactNode;
  /** The place to bring into view, with the focus on the box, whenever it is another object. */
  look?: { readonly place: number } | null;
}

/** Rows of a list of any length, in a box that scrolls: it draws only those that are near. */
export function VirtualRows({ label, count, height, item, look = null }: VirtualRowsProps) {
  const box = useRef<HTMLElement>(null);
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => height * rem,
    overscan: OVERSCAN,
  });
  useEffect(() => {
    if (!look) return;
    rows.scrollToIndex(look.place, { align: 'center' });
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [look, rows]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard
    <section ref={box} className={styles.box} aria-label={label} tabIndex={0}>
      <ol className={styles.rows} aria-label={label} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <li
            key={index}
            className={styles.row}
            aria-posinset={index + 1}
            aria-setsize={count}
            style={{ height: `${height}rem`, transform: `translateY(${start}px)` }}
          >
            {item(index)}
          </li>
        ))}
      </ol>
    </section>
  );
}
