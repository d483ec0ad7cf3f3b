import type { ElementType, ReactNode } from 'react';
import type { As } from './as.ts';
import styles from './card.module.css';
import { classes } from './classes.ts';

interface Own {
  /** A heading of the second level, and an element at its end. */
  title?: ReactNode;
  aside?: ReactNode;
  tone?: 'plain' | 'velvet' | 'sunken' | undefined;
}

/** A surface that holds one matter. */
export function Card<Element extends ElementType = 'section'>(props: As<Element, Own>) {
  const { as: Tag = 'section', title, aside, tone, className, children, ...rest } = props;
  return (
    <Tag {...rest} className={classes(styles.card, className)} data-tone={tone}>
      {(title || aside) && (
        <div className={styles.head}>
          {title && <h2>{title}</h2>}
          {aside}
        </div>
      )}
      {children}
    </Tag>
  );
}
