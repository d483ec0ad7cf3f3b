import { useTranslation } from 'react-i18next';
import styles from './hall.module.css';

/** How many games there are, as soon as it is known. */
export function ListHead({ count, found }: { count: number | undefined; found: boolean }) {
  const { t } = useTranslation(['games']);
  return (
    <p className={styles.head} role="status">
      {count !== undefined && t(found ? 'games.list.found' : 'games.list.count', { count })}
    </p>
  );
}
