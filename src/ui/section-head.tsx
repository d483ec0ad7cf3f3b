import { ArrowLeft } from 'lucide-react';
import { PathLink } from './path-link.tsx';
import styles from './section-head.module.css';
import { takeFocusUnmoved } from './take-focus.ts';

type Props = {
  /** The page that the section belongs to, and its name. */
  to: string;
  back: string;
  title: string;
  /** What it is about. */
  text?: string;
};

/** The head of a section of a page: the way back, and its name, from which the keyboard goes on. */
export function SectionHead({ to, back, title, text }: Props) {
  return (
    <>
      <PathLink className={styles.back} to={to}>
        <ArrowLeft aria-hidden="true" />
        <span>{back}</span>
      </PathLink>
      <header>
        <h1 className={styles.title} tabIndex={-1} ref={takeFocusUnmoved}>
          {title}
        </h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </header>
    </>
  );
}
