/** The page before the product was here, where there is one: pictures that did not come, by their addresses. */
const page = globalThis as { vestibuloLost?: Set<string> };

/** Notes that an attempt at a picture failed before the product was here to make it. */
export function noteLost(address: string): void {
  page.vestibuloLost ??= new Set();
  page.vestibuloLost.add(address);
}

/** How many attempts at a picture failed before it was shown; counted once, for the first element that shows it. */
export function takeLost(address: string): number {
  return page.vestibuloLost?.delete(address) ? 1 : 0;
}
