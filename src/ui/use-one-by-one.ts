import { startTransition, useEffect, useState } from 'react';
import { useWait } from './clock.ts';

/** Milliseconds between two: time for the browser to paint one, and for a person to press something. */
const PAUSE_MS = 32;

/**
 * How many of `total` parts may be drawn by now: `first` at once, then one after another, so that a long page arrives
 * in many short tasks instead of one long one.
 */
export function useOneByOne(total: number, first: number): number {
  const wait = useWait();
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < total) return wait(() => startTransition(() => setDrawn(drawn + 1)), PAUSE_MS);
  }, [drawn, total, wait]);
  return Math.min(drawn, total);
}
