import { Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './marquee.module.css';
import { useInView } from './use-in-view.ts';

/** How fast the line passes, in pixels a second: slow enough to be read. */
const SPEED = 55;

interface MarqueeProps {
  label: string;
  icon?: ReactNode;
  items: readonly { id: string; content: ReactNode }[];
  pauseLabel: string;
  playLabel: string;
}

/**
 * One line of moving text: its button, a hover, the focus or a touch stops it, and it does not move for a
 * person who asked for less motion, nor while it is out of view.
 */
export function Marquee({ label, icon, items, pauseLabel, playLabel }: MarqueeProps) {
  const [paused, setPaused] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const [look, seen] = useInView();
  const silent = items.length === 0;
  useEffect(() => {
    const row = line.current?.firstElementChild;
    if (silent || !row) return;
    const sizes = new ResizeObserver(([size]) => {
      const width = size?.contentRect.width ?? 0;
      line.current?.style.setProperty('--pass', `${Math.max(8, Math.round(width / SPEED))}s`);
    });
    sizes.observe(row);
    return () => sizes.disconnect();
  }, [silent]);
  if (silent) return null;
  const row = items.map(({ id, content }) => (
    <li key={id} className={styles.item}>
      {content}
    </li>
  ));
  return (
    <section ref={look} className={styles.marquee} aria-label={label}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <div ref={line} className={styles.line} data-paused={paused || !seen}>
        <ul className={styles.row}>{row}</ul>
        <ul className={styles.row} aria-hidden="true" inert>
          {row}
        </ul>
      </div>
      <IconButton
        className={styles.pause}
        size="small"
        label={paused ? playLabel : pauseLabel}
        icon={paused ? <Play /> : <Pause />}
        onClick={() => setPaused(!paused)}
      />
    </section>
  );
}
