/** Where the focus last was outside every dialog: one dialog may replace another, and the way back is still known. */
let outside: HTMLElement | undefined;

/**
 * Remembers what has the focus now, before a dialog takes it. Returns a function that gives it back: to the same element
 * if it still exists, otherwise to the page itself, for example after signing in, when the button that opened it is gone.
 */
export function rememberFocus(): () => void {
  const active = document.activeElement;
  const before = active instanceof HTMLElement && active !== document.body ? active : undefined;
  if (before && !before.closest('[role="dialog"]')) outside = before;
  const fallback = outside;
  return () => {
    // Another dialog has taken its place, and the focus with it.
    if (document.activeElement?.closest('[role="dialog"]')) return;
    const target = [before, fallback].find((element) => element?.isConnected);
    (target ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  };
}
