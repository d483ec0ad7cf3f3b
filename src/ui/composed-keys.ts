/** What older browsers say for any key of a text that is being composed, also for the one that ends it. */
const composing = 229;

/**
 * While a text is being composed, as in Japanese or with accents, its keys choose among words: Enter sends no form, Escape
 * closes no dialog, an arrow moves no focus. They go to the field alone, before anybody else hears them.
 */
export function leaveComposedKeys(): void {
  const leave = (key: KeyboardEvent) => {
    if (key.isComposing || key.keyCode === composing) key.stopImmediatePropagation();
  };
  for (const kind of ['keydown', 'keyup'] as const) window.addEventListener(kind, leave, true);
}
