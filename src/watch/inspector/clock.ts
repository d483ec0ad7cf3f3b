/** A time of the record, in milliseconds since it began: `1:05.020`. */
export function timeOf(ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  const [minutes, rest] = [Math.floor(whole / 60_000), whole % 60_000];
  const seconds = `${Math.floor(rest / 1_000)}`.padStart(2, '0');
  return `${minutes}:${seconds}.${`${rest % 1_000}`.padStart(3, '0')}`;
}

/** How long something took: `85 ms`, and from a second on `1.2 s`. */
export function tookOf(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
