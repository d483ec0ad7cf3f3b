const two = (part: number) => String(part).padStart(2, '0');

/** A duration as h:mm:ss. */
export function playTime(seconds: number): string {
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
