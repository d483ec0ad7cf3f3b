import type { ElementType, ReactNode } from 'react';
import type { As } from './as.ts';
import { Badge } from './badge.tsx';
import { classes } from './classes.ts';
import styles from './icon-button.module.css';

interface Own {
  /** The meaning of the icon in words: the accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium' | undefined;
  /** A number worth a mark on the corner; 0 shows nothing. The label should say it too. */
  count?: number | undefined;
  /** Drawn on a picture, in light ink on dark glass. */
  overPicture?: boolean | undefined;
}

/** A button (or, through `as`, a link) that is only an icon. */
export function IconButton<Element extends ElementType = 'button'>(props: As<Element, Own>) {
  const { as: Tag = 'button', label, icon, size, count = 0, overPicture, className, ...rest } = props;
  return (
    <Tag
      {...(Tag === 'button' ? { type: 'button' } : {})}
      {...rest}
      className={classes(styles.button, className)}
      aria-label={label}
      title={label}
      data-size={size}
      data-over={overPicture}
    >
      {icon}
      {count > 0 && <Badge count={count} className={styles.count} />}
    </Tag>
  );
}
