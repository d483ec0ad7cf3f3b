import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** How far beyond the window counts as near, in windows: a part is drawn there before a person has scrolled to it. */
const AHEAD = '50%';

/** Whether the element that is given the ref has come near the window; at once, where the browser can't tell. */
export function useNearView(): readonly [ref: RefCallback<Element>, near: boolean] {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Several may come near at once, by a long jump: they are drawn in the pauses between a person's taps.
        startTransition(() => setNear(true));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, near];
}
