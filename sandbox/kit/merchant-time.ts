import { Temporal } from 'temporal-polyfill';

// The merchant's days, weeks and months: they begin at midnight in the merchant's time zone, whatever the browser's is.

/** A stretch of time in epoch milliseconds: from its first moment until just before the next one. */
export type Period = { readonly id: string; readonly from: number; readonly to: number };

export const periodKinds = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** The day on which the period of a day begins: weeks on Monday, halves of a month on the 1st and the 16th. */
function beginning(kind: PeriodKind, day: Temporal.PlainDate): Temporal.PlainDate {
  if (kind === 'DAILY') return day;
  if (kind === 'WEEKLY') return day.subtract({ days: day.dayOfWeek - 1 });
  return day.with({ day: kind === 'SEMIMONTHLY' && day.day > 15 ? 16 : 1 });
}

/** The first day of the period after the one that begins on a day. */
function following(kind: PeriodKind, first: Temporal.PlainDate): Temporal.PlainDate {
  if (kind === 'DAILY') return first.add({ days: 1 });
  if (kind === 'WEEKLY') return first.add({ weeks: 1 });
  return kind === 'SEMIMONTHLY' && first.day === 1
    ? first.with({ day: 16 })
    : first.with({ day: 1 }).add({ months: 1 });
}

function idOf(kind: PeriodKind, day: Temporal.PlainDate): string {
  if (kind === 'DAILY') return day.toString();
  if (kind === 'WEEKLY') return `${day.yearOfWeek}-W${String(day.weekOfYear).padStart(2, '0')}`;
  const month = day.toPlainYearMonth().toString();
  return kind === 'MONTHLY' ? month : `${month}-H${day.day === 1 ? 1 : 2}`;
}

/**
 * The merchant's day, week, half month or month around a moment (epoch milliseconds), or so many before it. Its id is such
 * as 2026-11-25, 2026-W48, 2026-11-H2, 2026-11. `zone` is an IANA name.
 */
export function periodAt(kind: PeriodKind, moment: number, zone: string, before = 0): Period {
  const today = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDate();
  let first = beginning(kind, today);
  for (let back = 0; back < before; back += 1) first = beginning(kind, first.subtract({ days: 1 }));
  const start = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).epochMilliseconds;
  return { id: idOf(kind, first), from: start(first), to: start(following(kind, first)) };
}

/** A moment on the merchant's clock, such as 2026-11-25 14:05: the period of a real-time salary has no other name. */
export function minuteOf(at: number, zone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
  return local.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}
