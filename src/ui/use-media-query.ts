import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now. False while prerendering and in the first render that takes the page over. */
function useMediaQuery(query: string): boolean {
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
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}

/** Whether a table fits beside a menu. */
export function useWideScreen(): boolean {
  return useMediaQuery('(min-width: 48rem)');
}

/** Whether the person asked their system for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
