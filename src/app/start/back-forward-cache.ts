type Restoring = {
  /** Whether this page's session is still the one of this tab. */
  readonly current: () => boolean;
  /** Fetches what is shown again. */
  readonly refresh: () => void;
  readonly reload: () => void;
};

/**
 * A page restored by the back button may show a session that has ended meanwhile (cases OUT-04): then it is
 * hidden at once and reloaded. Otherwise its data is merely out of date.
 */
export function watchRestored(
  { current, refresh, reload }: Restoring,
  page: { readonly signals: Pick<EventTarget, 'addEventListener'>; readonly root: HTMLElement } = {
    signals: window,
    root: document.documentElement,
  },
): void {
  page.signals.addEventListener('pageshow', (shown) => {
    if (!(shown as PageTransitionEvent).persisted) return;
    if (current()) return refresh();
    page.root.hidden = true;
    reload();
  });
}
