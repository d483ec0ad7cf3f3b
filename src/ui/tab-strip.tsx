import { type ReactNode, useRef } from 'react';
import { walkFocus } from './focus-walk.ts';
import styles from './tab-strip.module.css';
import { TurnArrows } from './turn-arrows.tsx';
import { useScrollEnds } from './use-scroll-ends.ts';

interface TabStripProps {
  /** The label of the tabs, for assistive technology. */
  label: string;
  /** The id of the one panel that shows the chosen tab. */
  panel: string;
  items: readonly { id: string; label: ReactNode }[];
  value: string;
  onValue: (id: string) => void;
  previousLabel: string;
  nextLabel: string;
  /** Small plates instead of a line of tabs: a choice below another. */
  small?: boolean | undefined;
}

/** Many tabs over one panel that is always there: scrolled sideways, walked with the arrow keys, chosen by a press. */
export function TabStrip(props: TabStripProps) {
  const { label, panel, items, value, onValue, previousLabel, nextLabel, small } = props;
  const row = useRef<HTMLDivElement>(null);
  const ends = useScrollEnds(row);
  const chosen = items.some(({ id }) => id === value) ? value : items[0]?.id;
  return (
    <div className={styles.strip} data-small={small} data-start={ends.start} data-end={ends.end}>
      <div
        ref={row}
        className={styles.row}
        role="tablist"
        aria-label={label}
        onKeyDown={(key) => {
          if (key.key === 'ArrowUp' || key.key === 'ArrowDown') return;
          const tabs = [...(row.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
          const target = walkFocus(key.key, tabs, document.activeElement);
          if (!target) return;
          key.preventDefault();
          if (target !== 'before') target.focus();
        }}
      >
        {items.map(({ id, label: face }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={id === chosen}
            aria-controls={panel}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => id !== chosen && onValue(id)}
          >
            {face}
          </button>
        ))}
      </div>
      <div className={styles.turns} hidden={ends.start && ends.end} aria-hidden="true">
        <TurnArrows
          row={row}
          ends={ends}
          share={0.7}
          previousLabel={previousLabel}
          nextLabel={nextLabel}
          tabIndex={-1}
        />
      </div>
    </div>
  );
}
