/** A ref for what appears in answer to a press: it takes the focus, so that it is read out and the keyboard goes on from it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** A ref for the head of a page or a step that has come: it takes the focus, and the page stays where it is. */
export function takeFocusUnmoved(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** A ref for what a press brings back, such as the card of a list: it takes the focus if what had it is gone. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

/**
 * A ref for the heading of what takes the place of something else, in a page or in a dialog: it takes the focus without
 * scrolling if what had it is gone or stands in the same dialog. A dialog that opens at it sees to the focus itself.
 */
export function takeFocusInPlace(heading: HTMLElement | null): void {
  const { activeElement, body } = document;
  const dialog = heading?.closest('[role="dialog"]');
  if (activeElement === body || dialog?.contains(activeElement)) heading?.focus({ preventScroll: true });
}
