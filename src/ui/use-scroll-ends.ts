import { type RefObject, useEffect, useState } from 'react';

/** Whether a row that scrolls sideways is at its start, and at its end; both when all of it fits. */
export function useScrollEnds(row: RefObject<HTMLElement | null>): { start: boolean; end: boolean } {
  const [ends, setEnds] = useState({ start: true, end: true });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      // Below zero where the page begins at the right.
      const gone = Math.abs(element.scrollLeft);
      const start = gone <= 1;
      const end = gone + element.clientWidth >= element.scrollWidth - 1;
      setEnds((was) => (was.start === start && was.end === end ? was : { start, end }));
    };
    // It tells of the beginning too, once the page is laid out: nothing here forces a layout.
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const items = new MutationObserver(measure);
    items.observe(element, { childList: true });
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      items.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);
  return ends;
}
