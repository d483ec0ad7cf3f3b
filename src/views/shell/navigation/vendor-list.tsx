import { Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Category, Vendor } from '#contract/games.ts';
import { hot, screenOf } from '#machines/games/lanes.rules.ts';
import { vendorPicture } from '#machines/system/picture.rules.ts';
import { usePictureHosts } from '#src/actors/picture-check.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { usePick } from '../pick.ts';
import { PlaceLink } from '../place-link.tsx';
import styles from './vendor-list.module.css';

/** The vendors of a category: icon, hot marker and display name (spec 2). */
export function VendorList({ category, vendors }: { category: Category; vendors: readonly Vendor[] }) {
  const { t } = useTranslation(['shell']);
  const pick = usePick();
  const pictures = usePictureHosts();
  return (
    <ul className={styles.list} data-many={vendors.length > 3}>
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
