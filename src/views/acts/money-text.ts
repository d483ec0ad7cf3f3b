import { useSelector } from '@xstate/react';
import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useResident } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { formatInZone, momentByClock, zoneName } from '#src/i18n/merchant-dates.ts';
import { formatMoney } from '#src/i18n/money.ts';

/** Amounts of the wire as people read them, in the brand's currency and the language of the interface. */
export function useMoney(): (amount: string) => string {
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  return useCallback((amount) => formatMoney(amount, language, currencySymbol), [language, currencySymbol]);
}

/**
 * How sheets of money and play show moments: `moment` by the merchant's clock, yyyy-MM-dd hh:mm, and `whose` clock that is, which
 * a page says once. Where the gateway names no zone it is the reader's, and nothing is said.
 */
export function useMerchantHours(): {
  readonly zone: string | null;
  readonly moment: (at: number) => string;
  readonly whose: string | null;
} {
  const { t } = useTranslation(['system']);
  const zone = useSelector(useResident('status'), ({ context: { result } }) => result?.info.zone ?? null);
  return {
    zone,
    moment: (at) => momentByClock(at, zone),
    whose: zone === null ? null : t('system.hours', { zone: zoneName(zone) }),
  };
}

/** The zone of which the page says once that its hours are; null where it says nothing, as beside a game. */
export const SaidZone = createContext<string | null>(null);

/** Shows a moment by a merchant's clock, with the name of its zone unless the page says it. */
export function useInZone(): (at: number, zone: string) => string {
  const said = useContext(SaidZone);
  return (at, zone) => (zone === said ? momentByClock(at, zone) : formatInZone(at, zone));
}
