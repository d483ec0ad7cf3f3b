import Flame from 'lucide-react/icons/flame';
import { useTranslation } from 'react-i18next';
import type { Vendor } from '#contract/games.ts';
import { hot } from '#machines/games/lanes.rules.ts';
import type { Screen } from '#machines/places.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { Tag } from '#src/ui/badge.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { PlaceLink } from '../place-link.tsx';
import styles from './vendor-list.module.css';

/** The vendors of a category: icon, hot marker and display name (spec 2). */
export function VendorList({ screen, vendors }: { screen: Screen; vendors: readonly Vendor[] }) {
  const { t } = useTranslation(['shell']);
  const pictureOf = usePictureCheck();
  return (
    <ul className={styles.list} data-many={vendors.length > 3}>
      {vendors.map((vendor) => (
        <li key={`${vendor.accountTypeId}-${vendor.vassalage}`}>
          <PlaceLink to={{ screen }} className={styles.vendor}>
            <LazyImage
              className={styles.icon}
              src={pictureOf(vendor.icon)}
              alt=""
              ratio="square"
              placeholder={[...vendor.displayName][0]}
            />
            <span className={styles.words}>
              {vendor.displayName}
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
