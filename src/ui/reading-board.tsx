import type { ReactNode } from 'react';
import styles from './reading.module.css';

type Props = {
  /** What the list is called. */
  label: string;
  /** The person chose a text: on a phone it comes before the list; the first text is not shown there unasked. */
  chosen: boolean;
  /** The list, and what belongs to it. */
  index: ReactNode;
  /** The text that is read. */
  children: ReactNode;
};

/** Texts to choose from on the left, and the chosen one on the right; stacked on a phone. */
export function ReadingBoard({ label, chosen, index, children }: Props) {
  return (
    <div className={styles.board} data-chosen={chosen}>
      <section className={styles.index} aria-label={label}>
        {index}
      </section>
      {children}
    </div>
  );
}
