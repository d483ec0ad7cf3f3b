import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useId, useRef } from 'react';
import { reachableIn, walkFocus } from './focus-walk.ts';
import { IconButton } from './icon-button.tsx';
import styles from './rail.module.css';
import { useScrollEnds } from './use-scroll-ends.ts';

interface RailProps {
  title: ReactNode;
  titleHidden?: boolean | undefined;
  /** At the end of the title's line, before the arrows: a link to all of them. */
  aside?: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** How wide one item is: a poster, a banner of two thirds of the row, or as wide as its content. */
  item?: 'poster' | 'wide' | 'auto' | undefined;
  /** Each child is one item. */
  children: ReactNode;
}

/** A row that goes on beyond the edge: swiped, scrolled with its arrows, or walked with the arrow keys. */
export function Rail({ title, titleHidden, aside, previousLabel, nextLabel, item, children }: RailProps) {
  const titleId = useId();
  const row = useRef<HTMLUListElement>(null);
  const ends = useScrollEnds(row);
  const turn = (by: 1 | -1) =>
    row.current?.scrollBy({ left: by * row.current.clientWidth * 0.85, behavior: 'smooth' });
  return (
    <section className={styles.rail} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={titleHidden ? 'visually-hidden' : undefined}>
          {title}
        </h2>
        {aside}
        {Children.count(children) > 0 && (
          <div className={styles.arrows} hidden={ends.start && ends.end}>
            <IconButton
              size="small"
              label={previousLabel}
              icon={<ChevronLeft />}
              disabled={ends.start}
              onClick={() => turn(-1)}
            />
            <IconButton
              size="small"
              label={nextLabel}
              icon={<ChevronRight />}
              disabled={ends.end}
              onClick={() => turn(1)}
            />
          </div>
        )}
      </div>
      <ul
        ref={row}
        className={styles.row}
        data-item={item ?? 'poster'}
        onKeyDown={(key) => {
          if (key.key === 'ArrowUp' || key.key === 'ArrowDown') return;
          const target = walkFocus(key.key, reachableIn(row.current), document.activeElement);
          if (!target) return;
          key.preventDefault();
          if (target !== 'before') target.focus();
        }}
      >
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
