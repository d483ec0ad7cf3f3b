import type { ReactNode } from 'react';
import styles from './reading.module.css';
import { takeFocus } from './take-focus.ts';

type Props = {
  title: string;
  lang?: string | undefined;
  facts: string;
  /** The person chose it: its title takes the focus, so that it is read out. */
  asked: boolean;
  children: ReactNode;
};

/** A text with its title, marked with its own language. */
export function ReadingText({ title, lang, facts, asked, children }: Props) {
  return (
    <article className={styles.text} lang={lang}>
      <h2 tabIndex={-1} ref={asked ? takeFocus : undefined}>
        {title}
      </h2>
      <p className={styles.facts}>{facts}</p>
      {children}
    </article>
  );
}
