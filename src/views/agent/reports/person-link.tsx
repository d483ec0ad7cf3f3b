import type { Person } from '#contract/agent/person.ts';
import { PathLink } from '#src/ui/path-link.tsx';
import { cardAddress } from '../team-address.ts';
import { PersonName } from './person-name.tsx';
import styles from './reports.module.css';

/** A person with the way to their card. */
export function PersonLink({ person }: { person: Person }) {
  return (
    <PathLink className={styles.person} to={cardAddress(person.id)}>
      <PersonName person={person} />
    </PathLink>
  );
}
