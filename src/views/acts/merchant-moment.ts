import { momentIn } from '#machines/kit/calendar.rules.ts';
import { useMerchantZone } from '#src/actors/merchant-zone.ts';
import { formatDate } from '#src/i18n/dates.ts';

/**
 * Moments of money and play as sheets show them, yyyy-MM-dd hh:mm:ss by the merchant's clock; by the reader's where the
 * gateway names no zone. A sheet says whose clock it is once, with `MerchantHours`.
 */
export function useMerchantMoment(): (at: number) => string {
  const zone = useMerchantZone();
  return (at) => (zone === null ? formatDate(at) : momentIn(at, zone));
}
