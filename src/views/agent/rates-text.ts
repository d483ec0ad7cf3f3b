import { useTranslation } from 'react-i18next';
import type { KindRate } from '#contract/agent/registration.ts';
import { contractPages } from '#machines/contracts/kinds.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatRate } from '#src/i18n/money.ts';

/** What a link offers, in words: each contract with its rate; '' for a link that offers none. */
export function useRatesText(): (rates: readonly KindRate[]) => string {
  const { t } = useTranslation(['agent']);
  const language = useLanguage();
  return (rates) =>
    rates
      .map(({ kind, rate }) => `${t(`agent.${contractPages[kind]}`)} ${formatRate(rate, language)}`)
      .join(', ');
}
