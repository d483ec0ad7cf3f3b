/** The highest age, in years. */
const oldest = 120;

function yearsAgo(years: number, now: number): Date {
  const [then, today] = [new Date(now), new Date(now)];
  then.setUTCFullYear(then.getUTCFullYear() - years);
  // This year has no 29th of February: a person born on the 1st of March is not that old yet.
  if (then.getUTCDate() !== today.getUTCDate()) then.setUTCDate(0);
  return then;
}

/** The last birthday yyyy-MM-dd of people who have an age now (UTC). */
export function latestBirthday(age: number, now: number): string {
  return yearsAgo(age, now).toISOString().slice(0, 10);
}

/** Whether a day yyyy-MM-dd exists, and is at least so many years before now (UTC) but within a human life. */
export function oldEnough(birthday: string, minimumAge: number, now: number): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(birthday) ? new Date(`${birthday}T00:00:00Z`) : null;
  if (!day || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(birthday)) return false;
  return birthday <= latestBirthday(minimumAge, now) && day > yearsAgo(oldest, now);
}
