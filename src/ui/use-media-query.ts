import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; unknown while prerendering and in the first render that takes the page over. */
function useMediaQuery(query: string): boolean | undefined {
  const watch = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia?.(query).matches,
    () => undefined,
  );
}

/** Whether a table fits beside a menu. */
export function useWideScreen(): boolean {
  return useMediaQuery('(min-width: 48rem)') ?? false;
}

/** Whether the person asked their system for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)') ?? false;
}

/** Whether the window has the navigation of a wide one, or else a phone's (app-frame.module.css); unknown as above. */
export function useWideWindow(): boolean | undefined {
  return useMediaQuery('(min-width: 60rem)');
}
