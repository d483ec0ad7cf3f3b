/** A ref for what appears in answer to a press: it takes the focus, so that it is read out and the keyboard goes on from it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
