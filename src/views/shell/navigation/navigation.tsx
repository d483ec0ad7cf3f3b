import { Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Category, Vendor } from '#contract/games.ts';
import {
  centred,
  hot,
  inOrder,
  type Lane,
  leadsToPage,
  opensVendors,
  screenOf,
} from '#machines/games/lanes.rules.ts';
import { home as homePlace } from '#machines/places.ts';
import { vendorPicture } from '#machines/system/picture.rules.ts';
import { useIsHere } from '#src/actors/areas.ts';
import { usePictureHosts } from '#src/actors/picture-check.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { AsIs } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { Dropdown } from '#src/ui/dropdown.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useIsOnScreen } from '../is-on-screen.ts';
import { useLanes } from '../lanes.ts';
import { useOpenGame } from '../open-game.ts';
import { PlaceLink } from '../place-link.tsx';
import styles from './navigation.module.css';

const awaited = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The navigation of a wide window (spec 2), in the brand's order: home, the categories that have vendors, promotions. */
export function Navigation() {
  const { t } = useTranslation(['shell']);
  const { navigation } = useConfiguration();
  const { loading, lanes } = useLanes();
  const here = useIsOnScreen();
  const isHere = useIsHere();
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
  const entries = [
    { name: 'home', item: home },
    ...categories,
    ...(isHere({ screen: 'promotions' }) ? [{ name: 'promotions', item: promotions }] : []),
  ];
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

/** One category: a link to its page, with its vendors under it when there are several (spec 2). */
function CategoryItem({ lane: { category, vendors } }: { lane: Lane }) {
  const { t } = useTranslation(['shell']);
  const screen = screenOf(category);
  const pick = useOpenGame();
  const onClick = leadsToPage(category) ? undefined : pick.category(category);
  const current = useIsOnScreen()(screen) ? 'page' : undefined;
  const name = t(`shell.categories.${category}`);
  if (!opensVendors(category, vendors.length)) {
    return (
      <PlaceLink
        to={{ screen }}
        className={styles.link}
        aria-current={current}
        data-warms={leadsToPage(category) ? 'lotteries' : undefined}
        onClick={onClick}
      >
        {name}
      </PlaceLink>
    );
  }
  return (
    <Dropdown
      as={PlaceLink}
      to={{ screen }}
      className={styles.link}
      aria-current={current}
      face={<span>{name}</span>}
      panelLabel={t('shell.nav.vendors', { category: name })}
      align={centred(vendors.length) ? 'center' : 'start'}
      onFollow={onClick}
    >
      <VendorList category={category} vendors={vendors} />
    </Dropdown>
  );
}

/** The vendors of a category: icon, hot marker and display name (spec 2). */
function VendorList({ category, vendors }: { category: Category; vendors: readonly Vendor[] }) {
  const { t } = useTranslation(['shell']);
  const pick = useOpenGame();
  const pictures = usePictureHosts();
  return (
    <ul className={styles.vendorListList} data-many={vendors.length > 3}>
      {vendors.map((vendor) => (
        <li key={`${vendor.accountTypeId}-${vendor.vassalage}`}>
          <PlaceLink
            to={{ screen: screenOf(category), query: { vendor: vendor.vassalage } }}
            className={styles.vendor}
            onClick={pick.vendor(category, vendor)}
          >
            <LazyImage
              className={styles.icon}
              src={vendorPicture(vendor, category, pictures)}
              alt=""
              ratio="square"
              placeholder={[...vendor.displayName][0]}
            />
            <span className={styles.words}>
              <AsIs>{vendor.displayName}</AsIs>
              {hot(vendor) && (
                <Tag tone="danger" icon={<Flame />}>
                  {t('shell.nav.hot')}
                </Tag>
              )}
            </span>
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}
