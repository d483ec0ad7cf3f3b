/** Asked of the platform once for each zone; undefined is the reader's own. */
const known = new Map<string | undefined, Intl.DateTimeFormat>();

function formatIn(zone: string | undefined): Intl.DateTimeFormat {
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

/** The zone itself, or UTC where the platform does not know it. */
function knownZone(zone: string): string {
  try {
    formatIn(zone);
    return zone;
  } catch {
    return 'UTC';
  }
}

/** A zone as people say it: the place that its IANA name ends with, such as Buenos Aires; UTC for an unknown one. */
export function zoneName(zone: string): string {
  const name = knownZone(zone);
  return name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/**
 * A moment in epoch milliseconds by the clock of a zone (an IANA name; null for the reader's own), yyyy-MM-dd hh:mm; '-' for an
 * invalid moment. In a zone that the platform does not know, UTC.
 */
export function momentByClock(moment: number, zone: string | null): string {
  if (Number.isNaN(new Date(moment).getTime())) return '-';
  return formatIn(zone === null ? undefined : knownZone(zone)).format(moment);
}

/** Such a moment with the zone's name: yyyy-MM-dd hh:mm (Lima); '-' for an invalid one. */
export function formatInZone(moment: number, zone: string): string {
  const text = momentByClock(moment, zone);
  return text === '-' ? text : `${text} (${zoneName(zone)})`;
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
  const [first, last] = [from, to - 1].map((moment) => momentByClock(moment, zone).slice(0, 10));
  return first === last ? `${first}` : `${first} – ${last}`;
}
