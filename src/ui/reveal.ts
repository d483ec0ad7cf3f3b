/** A ref for the current item of a strip: scrolls it into view, sideways only, so that the page does not move. */
export function reveal(current: HTMLElement | null): void {
  let strip = current?.parentElement;
  while (strip && getComputedStyle(strip).overflowX !== 'auto') strip = strip.parentElement;
  if (!current || !strip) return;
  const beyond = current.getBoundingClientRect().right - strip.getBoundingClientRect().right;
  if (beyond > 0) strip.scrollLeft += Math.ceil(beyond);
}
