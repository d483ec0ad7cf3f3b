import { instead } from './opens-elsewhere.ts';
import { PathLink } from './path-link.tsx';
import styles from './reading.module.css';

/** One text of the list: where it is, its title in its own language, and what is said of it. */
export type ReadingEntry = {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly lang?: string | undefined;
  readonly facts: string;
};

type Props = {
  entries: readonly ReadingEntry[];
  /** The id of the one whose text is shown. */
  open: string | undefined;
  /** A title was pressed to be read here; without it the link to its address is followed. */
  onOpen?: ((id: string) => void) | undefined;
};

/** Titles, each a link to its text. */
export function ReadingList({ entries, open, onOpen }: Props) {
  return (
    <ul className={styles.titles}>
      {entries.map(({ id, to, title, lang, facts }) => (
        <li key={id}>
          <PathLink
            to={to}
            className={styles.entry}
            data-in-place={onOpen ? '' : undefined}
            aria-current={id === open ? 'true' : undefined}
            onClick={onOpen && instead(() => onOpen(id))}
          >
            <span className={styles.name} lang={lang}>
              {title}
            </span>
            <span className={styles.facts}>{facts}</span>
          </PathLink>
        </li>
      ))}
    </ul>
  );
}
