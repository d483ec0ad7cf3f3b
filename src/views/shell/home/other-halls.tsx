import { DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useLanes } from '../lanes.ts';
import { PlaceLink } from '../place-link.tsx';
import styles from './other-halls.module.css';

/** The ways to the halls that no door of a category leads to: all games first. */
export function OtherHalls() {
  const { t } = useTranslation(['shell']);
  const { loading, halls } = useLanes();
  if (loading) return <Skeleton className={styles.awaited} />;
  if (halls.length === 0) return null;
  return (
    <nav aria-label={t('shell.home.otherHalls')}>
      <ul className={styles.list}>
        {halls.map((hall) => (
          <li key={hall}>
            <PlaceLink to={{ screen: hall }} className={styles.hall}>
              <DoorOpen aria-hidden="true" />
              {t(`shell.halls.${hall}`)}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
