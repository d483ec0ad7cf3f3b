import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { walkFocus } from './focus-walk.ts';
import { IconButton } from './icon-button.tsx';
import styles from './tab-strip.module.css';
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
  const turn = (by: 1 | -1) =>
    row.current?.scrollBy({ left: by * row.current.clientWidth * 0.7, behavior: 'smooth' });
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
        <IconButton
          size="small"
          label={previousLabel}
          icon={<ChevronLeft />}
          disabled={ends.start}
          tabIndex={-1}
          onClick={() => turn(-1)}
        />
        <IconButton
          size="small"
          label={nextLabel}
          icon={<ChevronRight />}
          disabled={ends.end}
          tabIndex={-1}
          onClick={() => turn(1)}
        />
      </div>
    </div>
  );
}
