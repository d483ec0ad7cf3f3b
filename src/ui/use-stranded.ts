import { type RefObject, useEffect, useRef } from 'react';

type Point = { readonly clientX: number; readonly clientY: number };

interface Stranded {
  /** The pointer is over the element at its current position. */
  note: () => void;
  /** Whether the pointer is off the element because the element moved, not the pointer. */
  by: (pointer: Point) => boolean;
}

/**
 * Tells a pointer that left an element from one that the element moved away from, as when the words around it change
 * their length. Then the person has left nothing: `onLeft` is called once the pointer really moves, unless it comes back.
 */
export function useStranded(element: RefObject<Element | null>, open: boolean, onLeft: () => void): Stranded {
  const stood = useRef('');
  const left = useRef<Point>(null);
  const place = () => {
    const { x, y, width } = element.current?.getBoundingClientRect() ?? new DOMRect();
    return [x, y, width].join(' ');
  };

  useEffect(() => {
    if (!open) return;
    const moved = (pointer: PointerEvent) => {
      const point = left.current;
      if (!point || (point.clientX === pointer.clientX && point.clientY === pointer.clientY)) return;
      left.current = null;
      if (!(pointer.target instanceof Node && element.current?.contains(pointer.target))) onLeft();
    };
    document.addEventListener('pointermove', moved);
    return () => document.removeEventListener('pointermove', moved);
  });

  return {
    note() {
      stood.current = place();
    },
    by({ clientX, clientY }) {
      left.current = stood.current === place() ? null : { clientX, clientY };
      return left.current !== null;
    },
  };
}
