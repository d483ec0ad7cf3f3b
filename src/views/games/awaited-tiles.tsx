import { useTranslation } from 'react-i18next';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { AwaitedTile } from './awaited-tile.tsx';
import styles from './game-list.module.css';

const first = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

/** The placeholder of a list whose games are loading. */
export function AwaitedTiles() {
  const { t } = useTranslation(['games']);
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('games.list.loading')}
      </p>
      <div className={styles.head}>
        <Skeleton className={styles.awaitedCount} />
      </div>
      <div className={styles.awaited}>
        {first.map((place) => (
          <AwaitedTile key={place} />
        ))}
      </div>
    </>
  );
}
