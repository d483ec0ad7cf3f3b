import { useCallback } from 'react';
import { useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { formatMoney } from '#src/i18n/money.ts';

/** Amounts of the wire as people read them, in the brand's currency and the language of the interface. */
export function useMoney(): (amount: string) => string {
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  return useCallback((amount) => formatMoney(amount, language, currencySymbol), [language, currencySymbol]);
}
