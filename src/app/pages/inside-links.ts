import { useEffect, useRef } from 'react';
import type { NavigateFunction } from 'react-router-dom';

/** The link inside the app that a click follows in this tab, if it does and nobody has answered it. */
function followed(click: MouseEvent): HTMLAnchorElement | undefined {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = click;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-inside]') : null;
  return link ?? undefined;
}

/**
 * Follows the links inside the app (`PathLink`) without loading the page: one listener for all, so that a link is a plain
 * element that costs nothing to draw. A link to the page that is shown adds nothing to the history.
 */
export function useInsideLinks(navigate: NavigateFunction): void {
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  useEffect(() => {
    function follow(click: MouseEvent): void {
      const link = followed(click);
      if (!link) return;
      click.preventDefault();
      const { pathname, search, hash } = link;
      const to = pathname + search + hash;
      void latest.current(to, { replace: to === location.pathname + location.search + location.hash });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}
