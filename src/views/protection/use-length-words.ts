import { useTranslation } from 'react-i18next';
import type { Length } from '#machines/protection/absence.rules.ts';

const day = 24;
const week = 7 * day;
const year = 12;

/** A length as people say it: 24 hours, 7 days, 6 weeks, 3 months, 5 years, or no end. */
export function useLengthWords(): (length: Length) => string {
  const { t } = useTranslation(['protection']);
  return ({ hours, months }) => {
    if (months !== null) {
      const years = months % year === 0;
      return years
        ? t('protection.away.years', { count: months / year })
        : t('protection.away.months', { count: months });
    }
    if (hours === null) return t('protection.away.endless');
    if (hours % day !== 0 || hours === day) return t('protection.away.hours', { count: hours });
    if (hours % week === 0 && hours > week) return t('protection.away.weeks', { count: hours / week });
    return t('protection.away.days', { count: hours / day });
  };
}
