type Restoring = {
  /** Whether the session this page was left with is still the one of this tab. */
  readonly current: () => boolean;
  /** What is shown is asked for again. */
  readonly refresh: () => void;
  readonly reload: () => void;
};

/**
 * A page that the back button brings back as it was left may show a session that has ended meanwhile
 * (cases OUT-04): then it is hidden at once and loaded anew. Otherwise what it shows is only old.
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
