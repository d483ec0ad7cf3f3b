import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far each entry of the tab's history was scrolled when it was left. */
const places = new Map<string, number>();

/** Milliseconds after the last scroll: where the window is is asked only then, because asking makes the browser lay it out. */
const REST_MS = 100;

/** What may make a person leave the page: the place is noted before it does. */
const leaving = ['pointerdown', 'keydown', 'popstate'] as const;

/** Tells `note` when the window has come to rest, or may be left; gives the way to stop. */
function watchPlace(note: () => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    if (resting === undefined) return;
    clearTimeout(resting);
    resting = undefined;
    note();
  };
  const moved = () => {
    clearTimeout(resting);
    resting = setTimeout(now, REST_MS);
  };
  addEventListener('scroll', moved, { passive: true });
  for (const sign of leaving) addEventListener(sign, now, { capture: true, passive: true });
  return () => {
    clearTimeout(resting);
    removeEventListener('scroll', moved);
    for (const sign of leaving) removeEventListener(sign, now, { capture: true });
  };
}

/** The events by which a person scrolls for themselves. */
const own = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls, again as the page grows, until the place is `reached`; gives the way to leave off. */
function bringTo(reached: () => boolean): () => void {
  const growth = new ResizeObserver(go);
  const stop = () => {
    growth.disconnect();
    for (const sign of own) removeEventListener(sign, stop);
  };
  function go(): void {
    if (reached()) stop();
  }
  for (const sign of own) addEventListener(sign, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}

function reach(y: number): boolean {
  window.scrollTo(0, y);
  return Math.abs(window.scrollY - y) <= 1;
}

/** Whether the target of a hash is drawn, and brought into view. */
function reachTarget(hash: string): boolean {
  const target = document.getElementById(hash.slice(1));
  target?.scrollIntoView();
  return target !== null;
}

/**
 * Navigation to a hash scrolls to its target, any other to the top (spec 2); going back restores the old
 * position. The browser's own restoration would apply it to a page that is not drawn yet.
 */
export function useScrollPlace(): void {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const here = useRef({ key, pathname, hash });
  useEffect(() => {
    history.scrollRestoration = 'manual';
    return watchPlace(() => places.set(here.current.key, window.scrollY));
  }, []);
  // In the same frame as the drawing: the scroll that a shorter page forces on the window must not be saved as
  // the last page's position.
  useLayoutEffect(() => {
    const { current } = here;
    const elsewhere = current.pathname !== pathname || current.hash !== hash;
    const left = kind === 'POP' && current.key !== key ? places.get(key) : undefined;
    here.current = { key, pathname, hash };
    if (left !== undefined) return bringTo(() => reach(left));
    const found = hash !== '' && reachTarget(hash);
    if (!found && elsewhere) window.scrollTo(0, 0);
    places.set(key, window.scrollY);
    // The code of the page that has the target may still be on its way.
    if (!found && hash !== '') return bringTo(() => reachTarget(hash));
  }, [key, pathname, hash, kind]);
}
