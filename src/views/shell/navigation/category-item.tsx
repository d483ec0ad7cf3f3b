import { useTranslation } from 'react-i18next';
import { centred, type Lane, leadsToPage, opensVendors, screenOf } from '#machines/games/lanes.rules.ts';
import { Dropdown } from '#src/ui/dropdown.tsx';
import { useHere } from '../here.ts';
import { usePick } from '../pick.ts';
import { PlaceLink } from '../place-link.tsx';
import styles from './navigation.module.css';
import { VendorList } from './vendor-list.tsx';

/** One category: a link to its page, with its vendors under it when there are several (spec 2). */
export function CategoryItem({ lane: { category, vendors } }: { lane: Lane }) {
  const { t } = useTranslation(['shell']);
  const screen = screenOf(category);
  const pick = usePick();
  const onClick = leadsToPage(category) ? undefined : pick.category(category);
  const current = useHere()(screen) ? 'page' : undefined;
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
