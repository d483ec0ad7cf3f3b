import { Temporal } from 'temporal-polyfill';
import type { LimitPeriod } from '#contract/protection/market.ts';
import { periodAt } from '#sandbox/kit/merchant-time.ts';

/** Cycles of four weeks are counted from this Monday. */
const firstMonday = Temporal.PlainDate.from('2024-01-01');
const cycle = 28;

/** The running period of a limit: the merchant's day, week from Monday, month, or four weeks. */
export function limitPeriodAt(
  period: LimitPeriod,
  moment: number,
  zone: string,
): { readonly from: number; readonly to: number } {
  if (period === 'day') return periodAt('DAILY', moment, zone);
  if (period === 'week') return periodAt('WEEKLY', moment, zone);
  if (period === 'month') return periodAt('MONTHLY', moment, zone);
  const today = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDate();
  const days = firstMonday.until(today).days;
  const first = today.subtract({ days: ((days % cycle) + cycle) % cycle });
  const start = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).epochMilliseconds;
  return { from: start(first), to: start(first.add({ days: cycle })) };
}
