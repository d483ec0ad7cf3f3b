// Days of the calendar by counting: a machine has no clock of its own, and needs none to know what day follows which.

const millisecondsADay = 24 * 60 * 60_000;

/** Days of 400 years, after which the calendar repeats itself, and of the years and centuries within them. */
const days = { era: 146_097, century: 36_524, four: 1_461, year: 365 } as const;
/** Days from 0000-03-01, where leap days stand at the end of the year, to 1970-01-01. */
const epoch = 719_468;

/** How many days a day yyyy-MM-dd is after 1970-01-01. */
function numberOf(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leaps = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * days.era + yearOfEra * days.year + leaps + dayOfYear - epoch;
}

/** The day yyyy-MM-dd that is so many days after 1970-01-01. */
function dateOf(number: number): string {
  const shifted = number + epoch;
  const era = Math.floor(shifted / days.era);
  const dayOfEra = shifted - era * days.era;
  const leaps =
    Math.floor(dayOfEra / (days.four - 1)) -
    Math.floor(dayOfEra / days.century) +
    Math.floor(dayOfEra / (days.era - 1));
  const yearOfEra = Math.floor((dayOfEra - leaps) / days.year);
  const past = yearOfEra * days.year + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  const dayOfYear = dayOfEra - past;
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return [String(year).padStart(4, '0'), two(month), two(day)].join('-');
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

/** Whether a text is a day yyyy-MM-dd that the calendar has. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOf(numberOf(text)) === text;
}

/** A day so many days later, or earlier. */
export function dayPlus(date: string, more: number): string {
  return dateOf(numberOf(date) + more);
}

/** A moment in epoch milliseconds as ISO 8601 has it, in UTC. */
export function momentOf(at: number): string {
  const number = Math.floor(at / millisecondsADay);
  const rest = at - number * millisecondsADay;
  const time = [3_600_000, 60_000, 1_000].map((unit, n) =>
    two(Math.floor(rest / unit) % (n === 0 ? 24 : 60)),
  );
  return `${dateOf(number)}T${time.join(':')}.${String(rest % 1_000).padStart(3, '0')}Z`;
}
