import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classes } from './classes.ts';
import { faceOf } from './face.tsx';

interface BadgeProps {
  count: number;
  className?: string | undefined;
}

/** How many are waiting: nothing at 0 or below, `99+` above 99. Hidden from assistive technology: the label says it. */
export function Badge({ count, className }: BadgeProps) {
  if (!(count > 0)) return null;
  return (
    <span className={classes(styles.badge, className)} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}

interface TagProps {
  tone?: 'neutral' | 'accent' | 'positive' | 'warning' | 'danger' | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or two about a state, in a small coloured plate. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {faceOf(icon, children)}
    </span>
  );
}
