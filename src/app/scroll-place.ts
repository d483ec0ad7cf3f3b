import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far each entry of the tab's history was scrolled when it was left. */
const places = new Map<string, number>();

/**
 * Navigation to a hash scrolls to its target, any other to the top (spec 2); whoever comes back finds the page where it
 * was left. The browser's own way would put an old place on a page that is not drawn yet.
 */
export function useScrollPlace(): void {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const here = useRef({ key, pathname });
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const note = () => places.set(here.current.key, window.scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, []);
  useEffect(() => {
    const same = here.current.pathname === pathname;
    here.current = { key, pathname };
    const left = kind === 'POP' ? places.get(key) : undefined;
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (left !== undefined) window.scrollTo(0, left);
    else if (target) target.scrollIntoView();
    else if (!same) window.scrollTo(0, 0);
    places.set(key, window.scrollY);
  }, [key, pathname, hash, kind]);
}
