import { useTranslation } from 'react-i18next';
import { inOrder } from '#machines/games/lanes.rules.ts';
import { home as homePlace } from '#machines/places.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useHere } from '../here.ts';
import { useLanes } from '../lanes.ts';
import { PlaceLink } from '../place-link.tsx';
import { CategoryItem } from './category-item.tsx';
import styles from './navigation.module.css';

const awaited = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The navigation of a wide window (spec 2), in the brand's order: home, the categories that have vendors, promotions. */
export function Navigation() {
  const { t } = useTranslation(['shell']);
  const { navigation } = useConfiguration();
  const { loading, lanes } = useLanes();
  const here = useHere();
  const categories = loading
    ? awaited.map((name) => ({ name, item: <Skeleton className={styles.awaited} /> }))
    : lanes.map((lane) => ({ name: lane.category, item: <CategoryItem lane={lane} /> }));
  const home = (
    <PlaceLink to={homePlace} className={styles.link} aria-current={here('home') ? 'page' : undefined}>
      {t('shell.nav.home')}
    </PlaceLink>
  );
  const promotions = (
    <PlaceLink
      to={{ screen: 'promotions' }}
      className={styles.link}
      aria-current={here('promotions') ? 'page' : undefined}
    >
      {t('shell.nav.promotions')}
    </PlaceLink>
  );
  const entries = [{ name: 'home', item: home }, ...categories, { name: 'promotions', item: promotions }];
  return (
    <nav aria-label={t('shell.nav.label')}>
      <ul className={styles.list}>
        {inOrder(entries, ({ name }) => name, navigation).map(({ name, item }) => (
          <li key={name} className={name === 'promotions' ? styles.last : undefined}>
            {item}
          </li>
        ))}
      </ul>
    </nav>
  );
}
