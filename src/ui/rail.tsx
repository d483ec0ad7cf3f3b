import { Children, type ReactNode, useId, useRef } from 'react';
import { reachableIn, walkFocus } from './focus-walk.ts';
import styles from './rail.module.css';
import { TurnArrows } from './turn-arrows.tsx';
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
  return (
    <section className={styles.rail} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={titleHidden ? 'visually-hidden' : undefined}>
          {title}
        </h2>
        {aside}
        {Children.count(children) > 0 && (
          <div className={styles.arrows} hidden={ends.start && ends.end}>
            <TurnArrows
              row={row}
              ends={ends}
              share={0.85}
              previousLabel={previousLabel}
              nextLabel={nextLabel}
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
