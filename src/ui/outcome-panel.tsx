import { CircleCheck, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './outcome-panel.module.css';
import { takeFocus } from './take-focus.ts';

type Props = {
  outcome: 'done' | 'unsure';
  title: string;
  text?: string | undefined;
  /** What the person can do next, the best way first. */
  children: ReactNode;
};

const icons = { done: CircleCheck, unsure: CircleHelp };

/** How an act ended, in the place of its form: read out as soon as it appears, with the ways on. */
export function OutcomePanel({ outcome, title, text, children }: Props) {
  const Icon = icons[outcome];
  return (
    <div className={styles.panel} data-outcome={outcome} role="status" tabIndex={-1} ref={takeFocus}>
      <Icon aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
