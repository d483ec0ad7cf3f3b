import type { ComponentType } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './centre-list.module.css';

/** A page of a centre as its menu shows it; `counted` says what `count` is of. */
export type CentreEntry = {
  readonly to: string;
  readonly name: string;
  readonly icon: ComponentType<{ 'aria-hidden': true }>;
  readonly current: boolean;
  readonly count?: number;
  readonly counted?: string;
};

type Props = {
  label: string;
  entries: readonly CentreEntry[];
  /** A page was chosen. */
  onChosen: (() => void) | undefined;
};

/** The menu of a centre. */
export function CentreList({ label, entries, onChosen }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {entries.map(({ to, name, icon: Icon, current, count = 0, counted }) => (
          <li key={to}>
            <PathLink
              to={to}
              className={styles.entry}
              aria-current={current ? 'page' : undefined}
              onClick={onChosen}
            >
              <Icon aria-hidden={true} />
              <span className={styles.name}>{name}</span>
              {count > 0 && (
                <>
                  <Badge count={count} />
                  <span className="visually-hidden">{counted}</span>
                </>
              )}
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
