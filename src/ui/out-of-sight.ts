import { createContext, useCallback, useContext } from 'react';
import { rememberFocus } from './focus-return.ts';

/** Whether what is inside is out of sight, because whose it is has gone and may come back to it. */
export const OutOfSightContext = createContext(false);

/**
 * A ref that takes its element out of the page while the context says so. The element lives on apart from the page, with
 * everything typed in it, and returns to its place, which keeps its height meanwhile: the page does not scroll.
 */
export function useOutOfSight() {
  const out = useContext(OutOfSightContext);
  return useCallback(
    (element: HTMLElement | null) => {
      if (!out || !element) return;
      rememberFocus();
      const place = document.createElement('div');
      place.style.height = `${element.offsetHeight}px`;
      element.replaceWith(place);
      return () => place.replaceWith(element);
    },
    [out],
  );
}
