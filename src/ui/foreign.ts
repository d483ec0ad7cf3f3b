/** What the page itself puts into its body: the page, and each layer over it. */
const ours = '#root, [data-layer]';

/** Whether it stands in what somebody else laid over the page, such as a password manager's choice for a field. */
export function isForeign(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body || target === document.documentElement)
    return false;
  return target.closest(ours) === null;
}

/**
 * A modal dialog keeps the focus, and is closed by a press outside. The library decides both at the document; what
 * happens in a foreign layer does not reach it there. Gives the way to end it.
 */
export function letForeignBe(): () => void {
  const keep = (happened: Event) => {
    const to = happened.type === 'focusout' ? (happened as FocusEvent).relatedTarget : null;
    if (isForeign(happened.target) || isForeign(to)) happened.stopPropagation();
  };
  const kinds = ['pointerdown', 'focusin', 'focusout'];
  for (const kind of kinds) document.documentElement.addEventListener(kind, keep);
  return () => {
    for (const kind of kinds) document.documentElement.removeEventListener(kind, keep);
  };
}
