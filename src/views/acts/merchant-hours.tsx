import { useTranslation } from 'react-i18next';
import { knownZone, momentIn } from '#machines/kit/calendar.rules.ts';
import { useMerchantZone } from '#src/actors/merchant-zone.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { zoneName } from '#src/i18n/merchant-dates.ts';
import styles from './act.module.css';

/**
 * Moments of money and play as sheets show them, yyyy-MM-dd hh:mm:ss by the merchant's clock; by the reader's where the
 * gateway names no zone. A sheet says whose clock it is once, with `MerchantHours`.
 */
export function useMerchantMoment(): (at: number) => string {
  const zone = useMerchantZone();
  return (at) => (zone === null ? formatDate(at) : momentIn(at, zone));
}

/** Whose clock the moments of a sheet go by; nothing where it is the reader's. */
export function MerchantHours() {
  const { t } = useTranslation(['acts']);
  const zone = useMerchantZone();
  if (zone === null) return null;
  return <p className={styles.hours}>{t('acts.hours', { zone: zoneName(knownZone(zone)) })}</p>;
}
