import { Temporal } from 'temporal-polyfill';
import type { Period } from '#contract/agent/days.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { type Range, recordDays } from '#sandbox/wallet/record-range.ts';
import { Refusal } from '#sandbox/wire/handler.ts';

type Asked = { readonly from?: string | undefined; readonly to?: string | undefined };

/** The days of a report: their first moment and the first after them, and what the answer says of them. */
export type ReportDays = Range & { readonly period: Period };

function dayIn(text: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    throw new Refusal('RANGE_REFUSED');
  }
}

/**
 * The asked days on the merchant's calendar, the last seven without any. Refuses days in the wrong order, in the future, or more than 90 days ago.
 */
export function reportDays(
  asked: Asked,
  { clock, settings }: Pick<Sandbox, 'clock' | 'settings'>,
): ReportDays {
  const { zone } = settings.current();
  const today = Temporal.Instant.fromEpochMilliseconds(clock.now()).toZonedDateTimeISO(zone).toPlainDate();
  const to = asked.to === undefined ? today : dayIn(asked.to);
  const from = asked.from === undefined ? to.subtract({ days: 6 }) : dayIn(asked.from);
  const oldest = today.subtract({ days: recordDays });
  const wrong = [
    [from, to],
    [to, today],
    [oldest, from],
  ] as const;
  if (wrong.some(([first, second]) => Temporal.PlainDate.compare(first, second) > 0))
    throw new Refusal('RANGE_REFUSED');
  const days = { from, to, today, oldest };
  const period = Object.fromEntries(Object.entries(days).map(([name, day]) => [name, day.toString()]));
  return {
    start: startOf(from, zone),
    end: startOf(to.add({ days: 1 }), zone),
    period: { ...(period as Record<keyof typeof days, string>), zone },
  };
}

/** As many days as these, just before them. */
export function daysBefore({ period: { from, to, zone } }: ReportDays): Range {
  const first = Temporal.PlainDate.from(from);
  const length = first.until(Temporal.PlainDate.from(to)).days + 1;
  return { start: startOf(first.subtract({ days: length }), zone), end: startOf(first, zone) };
}

function startOf(day: Temporal.PlainDate, zone: string): number {
  return day.toZonedDateTime(zone).epochMilliseconds;
}
