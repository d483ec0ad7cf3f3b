import { DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useLanes } from '../lanes.ts';
import { PlaceLink } from '../place-link.tsx';
import styles from './home.module.css';

/** Links to the game lists that no category leads to, all games first. */
export function OtherGameLists() {
  const { t } = useTranslation(['shell']);
  const { loading, gameLists } = useLanes();
  if (loading) return <Skeleton className={styles.gameListsAwaited} />;
  if (gameLists.length === 0) return null;
  return (
    <nav aria-label={t('shell.home.otherHalls')}>
      <ul className={styles.gameLists}>
        {gameLists.map((gameList) => (
          <li key={gameList}>
            <PlaceLink to={{ screen: gameList }} className={styles.gameList}>
              <DoorOpen aria-hidden="true" />
              <span>{t(`shell.halls.${gameList}`)}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
