import { useTranslation } from 'react-i18next';
import type { Limit } from '#contract/protection/limits.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { useMoney } from '#src/views/acts/money-text.ts';

/** How limits are called, and their values as people read them. */
export function useLimitWords() {
  const { t } = useTranslation(['protection']);
  const language = useLanguage();
  const money = useMoney();
  const minutes = (count: number) =>
    t('protection.limits.minutes', { count, number: formatCount(count, language) });
  return {
    /** Money, or minutes. */
    value: ({ kind }: Pick<Limit, 'kind'>, value: string) =>
      kind === 'time' ? minutes(Number(value)) : money(value),
    /** Such as "Límite de depósito diario". */
    name: ({ kind, period }: Pick<Limit, 'kind' | 'period'>) =>
      t('protection.limits.named', {
        kind: t(`protection.limits.kinds.${kind}`),
        period: t(`protection.limits.of.${period}`),
      }),
  };
}
