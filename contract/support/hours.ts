import * as z from 'zod/mini';

const Clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/**
 * When somebody answers: on these days of the week (1 is Monday), from one time to another in an IANA time zone. A `to` that
 * is not after `from` is a time of the next day. Our assumption; without them somebody always answers.
 */
export const ServiceHours = z.object({
  zone: z.string(),
  days: z.array(z.int().check(z.minimum(1), z.maximum(7))),
  from: Clock,
  to: Clock,
});
export type ServiceHours = z.infer<typeof ServiceHours>;

/** Minutes that a person waits at present; our assumption. */
export const WaitMinutes = z.number().check(z.minimum(0), z.maximum(24 * 60));

const minutesIn = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The day of the week and the minute of the day in a zone; null for a zone that nobody knows. */
function placeIn(zone: string, now: number): { readonly day: number; readonly minute: number } | null {
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
    const day = week.indexOf(parts.weekday ?? '') + 1;
    return { day, minute: Number(parts.hour) * 60 + Number(parts.minute) };
  } catch {
    return null;
  }
}

/** Whether somebody answers at a moment (epoch milliseconds). Where the zone is unknown nobody is turned away. */
export function openAt({ zone, days, from, to }: ServiceHours, now: number): boolean {
  const place = placeIn(zone, now);
  if (!place) return true;
  const { day, minute } = place;
  const [start, end] = [minutesIn(from), minutesIn(to)];
  if (start < end) return days.includes(day) && minute >= start && minute < end;
  const yesterday = day === 1 ? 7 : day - 1;
  return (days.includes(day) && minute >= start) || (days.includes(yesterday) && minute < end);
}
