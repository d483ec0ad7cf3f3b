import { useTranslation } from 'react-i18next';
import { home } from '#machines/places.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useHere } from '../here.ts';
import { useLanes } from '../lanes.ts';
import { PlaceLink } from '../place-link.tsx';
import { CategoryItem } from './category-item.tsx';
import styles from './navigation.module.css';

const awaited = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The navigation of a wide window (spec 2): home, the categories that have vendors, promotions. */
export function Navigation() {
  const { t } = useTranslation(['shell']);
  const { loading, lanes } = useLanes();
  const here = useHere();
  return (
    <nav aria-label={t('shell.nav.label')}>
      <ul className={styles.list}>
        <li>
          <PlaceLink to={home} className={styles.link} aria-current={here('home') ? 'page' : undefined}>
            {t('shell.nav.home')}
          </PlaceLink>
        </li>
        {loading &&
          awaited.map((slot) => (
            <li key={slot}>
              <Skeleton className={styles.awaited} />
            </li>
          ))}
        {lanes.map((lane) => (
          <li key={lane.category}>
            <CategoryItem lane={lane} />
          </li>
        ))}
        <li className={styles.last}>
          <PlaceLink
            to={{ screen: 'promotions' }}
            className={styles.link}
            aria-current={here('promotions') ? 'page' : undefined}
          >
            {t('shell.nav.promotions')}
          </PlaceLink>
        </li>
      </ul>
    </nav>
  );
}
