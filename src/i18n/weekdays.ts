/** A Monday: the days that follow it have the names of the week. */
const monday = Date.UTC(2024, 0, 1);
const day = 24 * 60 * 60_000;

/** The short name of a day of the week, 1 for Monday, in a language such as 'es'. */
export function weekdayName(number: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return format.format(monday + (number - 1) * day);
}
