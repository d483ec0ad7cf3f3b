import { classes } from './classes.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'text' | 'title' | 'block' | 'poster' | 'circle';
  className?: string | undefined;
}

/** The place where something will be, before it is there. Hidden from assistive technology: say "loading" in words. */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <span className={classes(styles.skeleton, className)} data-shape={shape} aria-hidden="true" />;
}
