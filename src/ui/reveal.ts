import { readingDirection } from './reading-direction.ts';

/** A ref for the current item of a strip: scrolls it into view, sideways only, so that the page does not move. */
export function reveal(current: HTMLElement | null): void {
  let strip = current?.parentElement;
  while (strip && getComputedStyle(strip).overflowX !== 'auto') strip = strip.parentElement;
  if (!current || !strip) return;
  const [item, seen] = [current.getBoundingClientRect(), strip.getBoundingClientRect()];
  const beyond = readingDirection() > 0 ? item.right - seen.right : seen.left - item.left;
  if (beyond > 0) strip.scrollLeft += readingDirection() * Math.ceil(beyond);
}
