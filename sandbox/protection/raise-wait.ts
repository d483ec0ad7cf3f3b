import { Temporal } from 'temporal-polyfill';
import type { LimitPeriod, Protection } from '#contract/protection/market.ts';
import { limitPeriodAt } from './periods.ts';

export type RaiseRules = Protection['limits']['raise'];

const hour = 60 * 60_000;
const saturday = 6;

/** When so many whole working days have passed after the day of a moment, Monday to Friday in the merchant's zone. */
function afterWorkingDays(at: number, days: number, zone: string): number {
  if (days === 0) return at;
  let day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
  for (let left = days; left > 0; ) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek < saturday) left -= 1;
  }
  return day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
}

/** Since when a raise whose wait begins at a moment can be in force; the latest of what the market asks for. */
export function raiseFrom(
  { waitHours, workingDays, notBeforePeriodEnd }: RaiseRules,
  { period, at, zone }: { readonly period: LimitPeriod; readonly at: number; readonly zone: string },
): number {
  return Math.max(
    at + waitHours * hour,
    afterWorkingDays(at, workingDays, zone),
    notBeforePeriodEnd ? limitPeriodAt(period, at, zone).to : at,
  );
}

/** Until when it must be confirmed again; null where the market does not ask for that. */
export function confirmUntil({ reconfirm, confirmHours }: RaiseRules, from: number): number | null {
  return reconfirm ? from + confirmHours * hour : null;
}
