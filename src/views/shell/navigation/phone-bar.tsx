import { House, TicketPercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { barOf, inOrder, leadsToPage } from '#machines/games/lanes.rules.ts';
import { home } from '#machines/places.ts';
import { useIsHere } from '#src/actors/areas.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { BarItem } from '#src/ui/bar-item.tsx';
import { CategoryIcon } from '../category-icon.tsx';
import { useIsOnScreen } from '../is-on-screen.ts';
import { useLanes } from '../lanes.ts';
import { useOpenGame } from '../open-game.ts';
import { PlaceLink } from '../place-link.tsx';
import styles from './phone-bar.module.css';

/**
 * The navigation of a phone (spec 2): home, the categories that have an icon and vendors, promotions. A brand orders the
 * categories; the two ends are where a thumb expects them.
 */
export function PhoneBar() {
  const { t } = useTranslation(['shell']);
  const { lanes } = useLanes();
  const { navigation } = useConfiguration();
  const here = useIsOnScreen();
  const isHere = useIsHere();
  const pick = useOpenGame();
  return (
    <nav className={styles.bar} aria-label={t('shell.nav.label')}>
      <BarItem
        as={PlaceLink}
        to={home}
        className={styles.item}
        icon={<House />}
        label={t('shell.nav.home')}
        current={here('home')}
      />
      <div className={styles.categories}>
        {inOrder(barOf(lanes), (place) => place.category, navigation).map(({ category, screen }) => (
          <BarItem
            key={category}
            as={PlaceLink}
            to={{ screen }}
            className={styles.item}
            icon={<CategoryIcon category={category} />}
            label={t(`shell.categories.${category}`)}
            current={here(screen)}
            onClick={leadsToPage(category) ? undefined : pick.category(category)}
          />
        ))}
      </div>
      {isHere({ screen: 'promotions' }) && (
        <BarItem
          as={PlaceLink}
          to={{ screen: 'promotions' }}
          className={styles.item}
          icon={<TicketPercent />}
          label={t('shell.nav.promos')}
          current={here('promotions')}
        />
      )}
    </nav>
  );
}
