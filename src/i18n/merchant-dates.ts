/** Asked of the platform once for each zone. */
const known = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const before = known.get(zone);
  if (before) return before;
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  // The Swedish format is yyyy-MM-dd hh:mm, as in notices (spec 2).
  const format = new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: zone });
  known.set(zone, format);
  return format;
}

/** A zone as people say it: the place that its IANA name ends with, such as Buenos Aires. */
export function zoneName(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/**
 * A moment in epoch milliseconds on the merchant's clock, with its zone (from an IANA name): yyyy-MM-dd hh:mm (Lima);
 * '-' for an invalid moment. In a zone that the platform does not know, UTC.
 */
export function formatInZone(moment: number, zone: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '-';
  try {
    return `${formatIn(zone).format(date)} (${zoneName(zone)})`;
  } catch {
    return `${formatIn('UTC').format(date)} (UTC)`;
  }
}

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How far off a moment is, such as "in 3 hours" or "2 days ago"; both in epoch milliseconds. */
export function formatDistance(moment: number, now: number, language: string): string {
  const off = moment - now;
  const [unit, size] = steps.find(([, length]) => Math.abs(off) >= length) ?? steps[2];
  const words = new Intl.RelativeTimeFormat(language.toLowerCase(), { numeric: 'always' });
  return words.format(Math.trunc(off / size), unit);
}

/** The merchant's days from a moment until before another, both in epoch milliseconds: one day, or the first and the last. */
export function formatDays(from: number, to: number, zone: string): string {
  const [first, last] = [from, to - 1].map((moment) => formatInZone(moment, zone).slice(0, 10));
  return first === last ? `${first}` : `${first} – ${last}`;
}
