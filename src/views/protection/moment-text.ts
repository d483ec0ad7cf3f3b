import { formatDistance, formatInZone } from '#src/i18n/merchant-dates.ts';

/** The clock of a text: the gateway's moment, in epoch milliseconds, and the merchant's zone. */
type Clock = { readonly now: number; readonly zone: string };

/** A moment to come on the merchant's clock, and how far off it is by the gateway's. */
export function momentText(moment: number, { now, zone }: Clock, language: string): string {
  return `${formatInZone(moment, zone)}, ${formatDistance(moment, now, language)}`;
}
