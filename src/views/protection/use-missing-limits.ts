import { useTranslation } from 'react-i18next';
import type { Standing } from '#contract/protection.ts';
import { missingPeriods } from '#machines/protection/limit-left.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatList } from '#src/i18n/lists.ts';

/** Which deposit limits must be set before anything is played. */
export function useMissingLimits(standing: Standing): string {
  const { t } = useTranslation(['protection']);
  const language = useLanguage();
  const missing = missingPeriods(standing).map((period) => t(`protection.safer.periods.${period}`));
  if (missing.length === 0) return t('protection.limits.quick.must');
  return t('protection.limits.quick.missing', { periods: formatList(missing, language, 'and') });
}
