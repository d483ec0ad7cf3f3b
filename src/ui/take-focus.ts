/** A ref for what appears in answer to a press: it takes the focus, so that it is read out and the keyboard goes on from it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** A ref for what a press brings back, such as the card of a list: it takes the focus if what had it is gone. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
