import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import styles from './game-list.module.css';

/** The number of games, as soon as it is known. */
export function ListHead({ count, found }: { count: number | undefined; found: boolean }) {
  const { t } = useTranslation(['games']);
  const language = useLanguage();
  return (
    <p className={styles.head} data-found={found} role="status">
      {count !== undefined &&
        t(found ? 'games.list.found' : 'games.list.count', { count, number: formatCount(count, language) })}
    </p>
  );
}
