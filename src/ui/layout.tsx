import type { ComponentProps, ElementType, ReactNode } from 'react';
import type { As } from './as.ts';
import { classes } from './classes.ts';
import styles from './layout.module.css';
import { PathLink } from './path-link.tsx';

/** A step of space between all; or one between lines, and another on a line. */
type Gap = 1 | 2 | 3 | 4 | 5 | 6 | '1 3' | '2 3' | '2 4';

interface Stacked {
  gap: Gap;
  /** What it holds keeps its own width, instead of filling the stack's. */
  align?: 'start' | undefined;
  /** No wider than a form is read well. */
  narrow?: boolean | undefined;
  /** A word too long for its line breaks. */
  breaks?: boolean | undefined;
}

/** One below the other: a page, a form, a list. */
export function Stack<Element extends ElementType = 'div'>(props: As<Element, Stacked>) {
  const { as: Tag = 'div', gap, align, narrow, breaks, className, ...rest } = props;
  return (
    <Tag
      {...rest}
      className={classes(styles.stack, className)}
      data-gap={gap}
      data-align={align}
      data-narrow={narrow}
      data-breaks={breaks}
    />
  );
}

interface InRow {
  gap: Gap;
  align?: 'center' | 'end' | undefined;
  justify?: 'between' | 'end' | undefined;
}

/** One beside the other, on as many lines as it takes. */
export function Row<Element extends ElementType = 'div'>(props: As<Element, InRow>) {
  const { as: Tag = 'div', gap, align, justify, className, ...rest } = props;
  return (
    <Tag
      {...rest}
      className={classes(styles.row, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
    />
  );
}

interface Noted {
  small?: boolean | undefined;
  /** Its numbers stand below each other. */
  figures?: boolean | undefined;
  breaks?: boolean | undefined;
}

/** What is said more softly than the rest. */
export function Note<Element extends ElementType = 'p'>(props: As<Element, Noted>) {
  const { as: Tag = 'p', small, figures, breaks, className, ...rest } = props;
  return (
    <Tag
      {...rest}
      className={classes(styles.note, className)}
      data-small={small}
      data-figures={figures}
      data-breaks={breaks}
    />
  );
}

interface PageHeadProps {
  title: ReactNode;
  /** What the page is for. */
  text?: ReactNode;
  /** What of it is shown now. */
  also?: ReactNode;
}

/** The name of a page, and what is said of it. */
export function PageHead({ title, text, also }: PageHeadProps) {
  return (
    <header>
      <h1>{title}</h1>
      {text && <p className={styles.about}>{text}</p>}
      {also && <p className={styles.about}>{also}</p>}
    </header>
  );
}

interface BackProps extends ComponentProps<typeof PathLink> {
  size?: 'tall' | 'fine' | undefined;
}

/** The way to the page that this one belongs to: a sign, and its name. */
export function BackLink({ size, className, ...rest }: BackProps) {
  return <PathLink {...rest} className={classes(styles.back, className)} data-size={size} />;
}

/** One of a few that can be chosen, of which one is: a button that is pressed, or the link to what is shown. */
export function Pill<Element extends ElementType = 'button'>(props: As<Element, object>) {
  const { as: Tag = 'button', className, ...rest } = props;
  return <Tag {...rest} className={classes(styles.pill, className)} />;
}

/** Figures and their names, each on a plate of its own. */
export function Plates({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl {...rest} className={classes(styles.plates, className)} />;
}
