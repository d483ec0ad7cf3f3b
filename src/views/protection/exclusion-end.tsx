import { useTranslation } from 'react-i18next';

/** Whether an exclusion can be ended early, and after how many months; null for never. */
export function ExclusionEnd({ after }: { after: number | null }) {
  const { t } = useTranslation(['protection']);
  if (after === null) return <p>{t('protection.exclusion.final')}</p>;
  if (after === 0) return <p>{t('protection.exclusion.revocableAnyTime')}</p>;
  return <p>{t('protection.exclusion.revocable', { count: after })}</p>;
}
