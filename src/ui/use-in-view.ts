import { type RefCallback, useCallback, useState } from 'react';

/** Whether the element that is given the ref is in the window; true until it is known, and where the browser can't tell. */
export function useInView(): readonly [ref: RefCallback<Element>, inView: boolean] {
  const [inView, setInView] = useState(true);
  const ref = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, inView];
}
