import { pathOf } from '#src/paths.ts';

/** The parts of a page that hold a mail's link. */
type Page = {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'reload'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly signals: Pick<EventTarget, 'addEventListener'>;
};

/** The ticket of such a link, `/forgot#ticket=…`: it is never sent to a server with the page's address. */
const link = /^#ticket=([\w-]{1,128})$/;

/**
 * Takes the ticket for a forgotten password out of the page's address, where it would be kept, shown and shared, and
 * holds it in memory alone. The function that comes back gives it once.
 */
export function takeTicket(
  { location, history, signals }: Page = {
    location: window.location,
    history: window.history,
    signals: window,
  },
): () => string | null {
  let ticket = location.pathname === pathOf({ screen: 'forgot' }) ? link.exec(location.hash)?.[1] : undefined;
  if (location.hash.startsWith('#ticket=')) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  // If another such link opens in the same page, the page reloads, which takes that ticket too.
  signals.addEventListener('hashchange', () => {
    if (link.test(location.hash)) location.reload();
  });
  return () => {
    const given = ticket ?? null;
    ticket = undefined;
    return given;
  };
}
