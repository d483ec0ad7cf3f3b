import { useTranslation } from 'react-i18next';
import { knownZone } from '#machines/kit/calendar.rules.ts';
import { useMerchantZone } from '#src/actors/merchant-zone.ts';
import { zoneName } from '#src/i18n/merchant-dates.ts';
import styles from './act.module.css';

/** Whose clock the moments of a sheet go by; nothing where it is the reader's. */
export function MerchantHours() {
  const { t } = useTranslation(['acts']);
  const zone = useMerchantZone();
  if (zone === null) return null;
  return <p className={styles.hours}>{t('acts.hours', { zone: zoneName(knownZone(zone)) })}</p>;
}
