/** A ref for what is current in a strip: brings it into sight, sideways only, so that the page stays where it is. */
export function reveal(current: HTMLElement | null): void {
  let strip = current?.parentElement;
  while (strip && getComputedStyle(strip).overflowX !== 'auto') strip = strip.parentElement;
  if (!current || !strip) return;
  const beyond = current.getBoundingClientRect().right - strip.getBoundingClientRect().right;
  if (beyond > 0) strip.scrollLeft += Math.ceil(beyond);
}
