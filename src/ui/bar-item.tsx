import type { ElementType, ReactNode } from 'react';
import type { As } from './as.ts';
import { Badge } from './badge.tsx';
import styles from './bar-item.module.css';
import { classes } from './classes.ts';

interface Own {
  icon: ReactNode;
  label: string;
  /** The one this page belongs to. */
  current?: boolean | undefined;
  count?: number | undefined;
}

/** One place of a phone's bottom bar: an icon over its word. A button, or through `as` a link. */
export function BarItem<Element extends ElementType = 'button'>(props: As<Element, Own>) {
  const { as: Tag = 'button', icon, label, current, count = 0, className, ...rest } = props;
  return (
    <Tag
      {...(Tag === 'button' ? { type: 'button' } : {})}
      {...rest}
      className={classes(styles.item, className)}
      aria-current={current ? 'page' : undefined}
    >
      <span className={styles.icon}>
        {icon}
        <Badge count={count} className={styles.count} />
      </span>
      <span className={styles.label}>{label}</span>
    </Tag>
  );
}
