import { useTranslation } from 'react-i18next';
import { screenOf } from '#machines/games/lanes.rules.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { CategoryIcon } from '../category-icon.tsx';
import { useLanes } from '../lanes.ts';
import { useOpenGame } from '../open-game.ts';
import { PlaceLink } from '../place-link.tsx';
import styles from './category-links.module.css';

const awaited = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** A link for each category that has vendors; without categories this part is left out (spec 8). */
export function CategoryLinks() {
  const { t } = useTranslation(['shell']);
  const { loading, lanes } = useLanes();
  const pick = useOpenGame();
  if (!loading && lanes.length === 0) return null;
  return (
    <section className={styles.links} aria-label={t('shell.home.categories')} aria-busy={loading}>
      <div>
        <h2>{t('shell.home.categories')}</h2>
        <p className={styles.text}>{t('shell.home.favourites')}</p>
      </div>
      <ul className={styles.list}>
        {loading &&
          awaited.map((slot) => (
            <li key={slot}>
              <Skeleton className={styles.awaited} />
            </li>
          ))}
        {lanes.map(({ category }) => (
          <li key={category}>
            <PlaceLink
              to={{ screen: screenOf(category) }}
              className={styles.link}
              data-category={category}
              onClick={pick.category(category)}
            >
              <CategoryIcon category={category} />
              <span className={styles.name}>{t(`shell.categories.${category}`)}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
