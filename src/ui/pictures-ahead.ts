declare global {
  interface Window {
    /** The addresses of pictures that did not come before the product was here. */
    vestibuloLost?: Set<string>;
  }
}

/** Notes that an attempt at a picture failed before the product was here to make it. */
export function noteLost(address: string): void {
  window.vestibuloLost ??= new Set();
  window.vestibuloLost.add(address);
}

/** How many attempts at a picture failed before it was shown; counted once, for the first element that shows it. */
export function takeLost(address: string): number {
  return window.vestibuloLost?.delete(address) ? 1 : 0;
}
