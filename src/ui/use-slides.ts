import { useCallback, useEffect, useRef, useState } from 'react';
import { useWait } from './clock.ts';
import { readingDirection } from './reading-direction.ts';
import { useReducedMotion } from './use-media-query.ts';

/** How long a swipe must have rested before the slide under it counts as the one in view. */
const SETTLE_MS = 120;

/** Which of `count` slides is in view, and the clock that moves them on every `stay` milliseconds. */
export function useSlides(count: number, stay: number) {
  const wait = useWait();
  const track = useRef<HTMLUListElement>(null);
  const settling = useRef<() => void>(undefined);
  const [index, setIndex] = useState(0);
  const [wanted, setWanted] = useState<boolean>();
  const [looked, setLooked] = useState(false);
  const [entered, setEntered] = useState(false);
  const calm = useReducedMotion();
  const playing = count > 1 && (wanted ?? !calm);
  const rests = !playing || looked || entered;

  const go = useCallback(
    (to: number) => {
      const next = (to + count) % count;
      const row = track.current;
      row?.scrollTo?.({
        left: readingDirection() * next * row.clientWidth,
        behavior: calm ? 'auto' : 'smooth',
      });
      setIndex(next);
    },
    [count, calm],
  );

  useEffect(() => {
    if (rests) return;
    return wait(() => go(index + 1), stay);
  }, [rests, index, go, stay, wait]);

  useEffect(() => () => settling.current?.(), []);

  return {
    track,
    index: Math.min(index, Math.max(count - 1, 0)),
    playing,
    rests,
    go,
    toggle: () => setWanted(!playing),
    resting: {
      onPointerEnter: () => setLooked(true),
      onPointerLeave: () => setLooked(false),
      onFocus: () => setEntered(true),
      onBlur: () => setEntered(false),
    },
    onScroll() {
      settling.current?.();
      settling.current = wait(() => {
        const row = track.current;
        if (row?.clientWidth) setIndex(Math.round(Math.abs(row.scrollLeft) / row.clientWidth));
      }, SETTLE_MS);
    },
  };
}
