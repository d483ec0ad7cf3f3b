/** A send is not repeated within this time, whatever came of it (spec 9); milliseconds. */
export const sendThrottle = 1_000;

const secondsAMinute = 60;
const longest = 60 * secondsAMinute;

/** The countdown in seconds for an answer's minutes (spec 4): never negative, never endless, never NaN. */
export function countdownSeconds(expiredMinutes: number): number {
  const seconds = Math.round(expiredMinutes * secondsAMinute);
  return Number.isFinite(seconds) ? Math.min(longest, Math.max(0, seconds)) : secondsAMinute;
}

/** The same as a chart's delay, in milliseconds. */
export function countdownDelay(seconds: number): number {
  return seconds * 1_000;
}
