import { useLayoutEffect, useRef, useState } from 'react';

/** Where rows of one height begin on the page, how far apart they are, and how many there are; in pixels. */
type Lines = { readonly top: number; readonly down: number; readonly count: number };

/** The rows that are at least partly in the window, both ends among them, and how many are so at most. */
type Seen = { readonly first: number; readonly last: number; readonly most: number };

function seenOf({ top, down, count }: Lines): Seen {
  const y = window.scrollY - top;
  const within = (row: number) => Math.max(0, Math.min(count - 1, row));
  const { innerHeight: height } = window;
  const last = Math.ceil((y + height) / down) - 1;
  return { first: within(Math.floor(y / down)), last: within(last), most: Math.ceil(height / down) + 1 };
}

/**
 * Which rows of a long list are in the window. Only another answer is drawn, and not every step of the window: most
 * frames of a page that is scrolled ask nothing of React. `settled` tells whether the answer is of where the window is.
 */
export function useRowsInView({ top, down, count }: Lines): Seen & { readonly settled: () => boolean } {
  const lines = { top, down, count };
  const newest = useRef(lines);
  newest.current = lines;
  const looked = useRef(Number.NaN);
  const [seen, setSeen] = useState(() => seenOf(lines));
  const told = useRef(seen);
  const look = useRef(() => {
    looked.current = window.scrollY;
    const now = seenOf(newest.current);
    // Compared here: asked whether anything is new, React would draw first.
    const was = told.current;
    if (now.first === was.first && now.last === was.last && now.most === was.most) return;
    told.current = now;
    setSeen(now);
  }).current;
  useLayoutEffect(() => {
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew when the rows stand elsewhere
  useLayoutEffect(look, [look, top, down, count]);
  return { ...seen, settled: () => Math.abs(looked.current - window.scrollY) <= 1 };
}
