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

interface InRow {
  gap: Gap;
  align?: 'center' | 'end' | undefined;
  justify?: 'between' | 'end' | undefined;
}

interface Noted {
  small?: boolean | undefined;
  /** Its numbers stand below each other. */
  figures?: boolean | undefined;
  breaks?: boolean | undefined;
}

type Told = Partial<Omit<Stacked & Noted, 'align'> & Omit<InRow, 'align'>> & { align?: string | undefined };

/** Draws a block: what it is told is for its sheet, everything else for its element. */
function draw(block: string | undefined, tag: ElementType, props: As<ElementType, Told>) {
  const { as: Tag = tag, gap, align, justify, narrow, breaks, small, figures, className, ...rest } = props;
  return (
    <Tag
      {...rest}
      className={classes(block, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-narrow={narrow}
      data-breaks={breaks}
      data-small={small}
      data-figures={figures}
    />
  );
}

/** One below the other: a page, a form, a list. */
export const Stack = <Element extends ElementType = 'div'>(props: As<Element, Stacked>) =>
  draw(styles.stack, 'div', props);

/** One beside the other, on as many lines as it takes. */
export const Row = <Element extends ElementType = 'div'>(props: As<Element, InRow>) =>
  draw(styles.row, 'div', props);

/** What is said more softly than the rest. */
export const Note = <Element extends ElementType = 'p'>(props: As<Element, Noted>) =>
  draw(styles.note, 'p', props);

/** One of a few that can be chosen, of which one is: a button that is pressed, or the link to what is shown. */
export const Pill = <Element extends ElementType = 'button'>(props: As<Element, object>) =>
  draw(styles.pill, 'button', props);

/** Figures and their names, each on a plate of its own. */
export const Plates = (props: ComponentProps<'dl'>) => draw(styles.plates, 'dl', props);

/** The way to the page that this one belongs to: a sign, and its name. */
export const BackLink = ({ size, ...rest }: ComponentProps<typeof PathLink> & { size?: 'tall' | 'fine' }) =>
  draw(styles.back, PathLink, { ...rest, 'data-size': size });

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
