import { type RefObject, useEffect, useState } from 'react';

/** Whether a row that scrolls sideways stands at its start, and at its end; both when all of it is in view. */
export function useScrollEnds(row: RefObject<HTMLElement | null>): { start: boolean; end: boolean } {
  const [ends, setEnds] = useState({ start: true, end: true });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const start = element.scrollLeft <= 1;
      const end = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1;
      setEnds((was) => (was.start === start && was.end === end ? was : { start, end }));
    };
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    for (const watched of [element, ...element.children]) sizes?.observe(watched);
    const items = new MutationObserver(measure);
    items.observe(element, { childList: true });
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      sizes?.disconnect();
      items.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);
  return ends;
}
