import { plain, type Seconds } from '#contract/units.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** A time of play as h:mm:ss. */
export function playTime(time: Seconds): string {
  const seconds = plain(time);
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
