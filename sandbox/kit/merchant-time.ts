import { Temporal } from 'temporal-polyfill';

// The merchant's days, weeks and months: they begin at midnight in the merchant's time zone, whatever the browser's is.

/** A stretch of time in epoch milliseconds: from its first moment until just before the next one. */
export type Period = { readonly id: string; readonly from: number; readonly to: number };

export const periodKinds = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type PeriodKind = (typeof periodKinds)[number];

const steps = { DAILY: { days: 1 }, WEEKLY: { weeks: 1 }, MONTHLY: { months: 1 } } as const;

/** The day on which the period of a day begins: weeks on Monday. */
function beginning(kind: PeriodKind, day: Temporal.PlainDate): Temporal.PlainDate {
  if (kind === 'DAILY') return day;
  return kind === 'WEEKLY' ? day.subtract({ days: day.dayOfWeek - 1 }) : day.with({ day: 1 });
}

function idOf(kind: PeriodKind, day: Temporal.PlainDate): string {
  if (kind === 'DAILY') return day.toString();
  if (kind === 'MONTHLY') return day.toPlainYearMonth().toString();
  return `${day.yearOfWeek}-W${String(day.weekOfYear).padStart(2, '0')}`;
}

/**
 * The merchant's day, week or month around a moment (epoch milliseconds), or so many before it. Its id is such as
 * 2026-11-25, 2026-W48, 2026-11. `zone` is an IANA name.
 */
export function periodAt(kind: PeriodKind, moment: number, zone: string, before = 0): Period {
  const today = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDate();
  const step = steps[kind];
  let first = beginning(kind, today);
  for (let back = 0; back < before; back += 1) first = first.subtract(step);
  const start = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).epochMilliseconds;
  return { id: idOf(kind, first), from: start(first), to: start(first.add(step)) };
}
