// The only place in the machines that may use Date, which counts days well; never for the current time or local
// time.

const millisecondsADay = 24 * 60 * 60_000;

/** The start of a day yyyy-MM-dd, in epoch milliseconds UTC; a day past the end of its month falls in the next. */
function beginningOf(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

/** Whether a text is a real day yyyy-MM-dd. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayPlus(text, 0) === text;
}

/** The day this many days later, or earlier. */
export function dayPlus(date: string, more: number): string {
  return momentOf(beginningOf(date) + more * millisecondsADay).slice(0, 10);
}

/** A moment in epoch milliseconds as ISO 8601, in UTC. */
export function momentOf(at: number): string {
  return new Date(at).toISOString();
}

/** A moment written as ISO 8601, in epoch milliseconds; null for any other text. */
export function momentFrom(text: string): number | null {
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}

/** Asked of the platform once for each zone. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
  const before = clocks.get(zone);
  if (before) return before;
  // The Swedish format is yyyy-MM-dd hh:mm:ss, as in notices (spec 2).
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone });
  clocks.set(zone, clock);
  return clock;
}

/** The zone by which times are shown: the named one (an IANA name), or UTC when the platform does not know it. */
export function knownZone(zone: string): string {
  try {
    clockIn(zone);
    return zone;
  } catch {
    return 'UTC';
  }
}

/** A moment in epoch milliseconds on the clocks of a zone, yyyy-MM-dd hh:mm:ss. */
export function momentIn(at: number, zone: string): string {
  return clockIn(knownZone(zone)).format(at);
}
