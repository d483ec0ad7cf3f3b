import { Temporal } from 'temporal-polyfill';
import type { Period } from '#contract/wallet/records.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

type Asked = { readonly from?: string | undefined; readonly to?: string | undefined };

/** How many days before today records cover. */
export const recordDays = 90;

/** A range in epoch milliseconds: the first moment in it, and the first after it. */
export type Range = { readonly start: number; readonly end: number };

/** The days of a record: their range, and what the answer says of them. */
export type RecordDays = Range & { readonly period: Period };

/**
 * The moment after which nothing is in an answer: the asked one, and at most now. Now is when the books became as they
 * are, so that pages that are asked for one after the other are pages of the same list.
 */
export async function asOfIn(
  { asOf }: { readonly asOf?: number | undefined },
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
): Promise<number> {
  const now = await db.kept(`now ${clock.ahead()}`, async () => clock.now());
  return Math.min(asOf ?? now, now);
}

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
export function recordDaysIn(
  asked: Asked,
  { clock, settings }: Pick<Sandbox, 'clock' | 'settings'>,
): RecordDays {
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
export function daysBefore({ period: { from, to, zone } }: RecordDays): Range {
  const first = Temporal.PlainDate.from(from);
  const length = first.until(Temporal.PlainDate.from(to)).days + 1;
  return { start: startOf(first.subtract({ days: length }), zone), end: startOf(first, zone) };
}

function startOf(day: Temporal.PlainDate, zone: string): number {
  return day.toZonedDateTime(zone).epochMilliseconds;
}

/** Every day of a period with its range, the oldest first; one with a change of clocks is longer or shorter. */
export function eachDay({ period: { from, to, zone } }: RecordDays): readonly (Range & { date: string })[] {
  const first = Temporal.PlainDate.from(from);
  const length = first.until(Temporal.PlainDate.from(to)).days + 1;
  return Array.from({ length }, (_, at) => {
    const day = first.add({ days: at });
    return { date: day.toString(), start: startOf(day, zone), end: startOf(day.add({ days: 1 }), zone) };
  });
}
