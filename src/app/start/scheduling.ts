type Scheduler = { readonly yield?: () => Promise<void> };

/**
 * Ends the task at hand, so that a tap or a key is answered before the next part of the start goes on. The browser's
 * own way to yield comes back sooner than a timer, which waits behind whatever else is due.
 */
export function yieldToInput(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Waits until the frame at hand has been painted. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Waits until the browser is idle, but not for ever. */
export function whenIdle(): Promise<void> {
  const milliseconds = 1_000;
  return new Promise((resolve) => {
    if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, milliseconds);
    else requestIdleCallback(() => resolve(), { timeout: milliseconds });
  });
}
