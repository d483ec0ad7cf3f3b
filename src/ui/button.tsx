import type { ComponentProps, ElementType, ReactNode } from 'react';
import type { As } from './as.ts';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { faceOf } from './face.tsx';
import { Spinner } from './spinner.tsx';

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Takes the whole width of its place; or does so on a phone, and elsewhere has room for many words. */
  wide?: boolean | 'on-phone' | undefined;
  icon?: ReactNode;
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Work is in progress: the button can't be pressed and keeps its size meanwhile. */
  busy?: boolean | undefined;
}

/** A button. It submits a form only with `type="submit"`. */
export function Button({ variant, size, wide, icon, busy = false, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
      className={classes(styles.button, rest.className)}
      data-variant={variant ?? 'secondary'}
      data-size={size}
      data-wide={wide}
    >
      <span className={styles.face}>{faceOf(icon, rest.children)}</span>
      {busy && <Spinner />}
    </button>
  );
}

/** A link that looks like a button: a plain anchor, or the router's link through `as`. */
export function ButtonLink<Element extends ElementType = 'a'>(props: As<Element, Look>) {
  const { as: Tag = 'a', variant = 'secondary', size, wide, icon, className, children, ...rest } = props;
  return (
    <Tag
      {...rest}
      className={classes(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide}
    >
      <span className={styles.face}>{faceOf(icon, children)}</span>
    </Tag>
  );
}
