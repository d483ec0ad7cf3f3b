/**
 * Moves the focus to the first control in a form, in page order, that has one of the names; nowhere when none
 * does. The handler that found something wrong calls it, so the person lands on the first mistake.
 */
export function focusField(form: HTMLFormElement | null, names: readonly string[]): void {
  const controls = [...(form?.elements ?? [])];
  const first = controls.find((control) => {
    const name = control.getAttribute('name');
    return name && names.includes(name);
  });
  if (first instanceof HTMLElement) first.focus();
}
