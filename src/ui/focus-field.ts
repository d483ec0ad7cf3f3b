/**
 * Moves the focus to the first control of a form, as it stands on the page, that bears one of the names; nowhere
 * when there is none. Called from the handler that found something wrong, so the person lands on the first mistake.
 */
export function focusField(form: HTMLFormElement | null, names: readonly string[]): void {
  const controls = [...(form?.elements ?? [])];
  const first = controls.find((control) => {
    const name = control.getAttribute('name');
    return name && names.includes(name);
  });
  if (first instanceof HTMLElement) first.focus();
}
