import { useEffect, useRef } from 'react';
import { useWait } from './clock.ts';

/** Calls `tell` when `seen` changes, at once and then at most every `ms`; the newest change is never lost. */
export function useThrottled(tell: () => void, ms: number, seen: readonly unknown[]): void {
  const wait = useWait();
  const newest = useRef(tell);
  const state = useRef({ resting: false, missed: false });
  const last = useRef<readonly unknown[] | null>(null);
  newest.current = tell;
  // Compared here and not by React: what is seen may come from what changes between two renders, and React forgets the
  // effects of a render that it throws away, but not their dependencies.
  useEffect(() => {
    if (last.current?.every((one, at) => Object.is(one, seen[at]))) return;
    last.current = seen;
    const now = state.current;
    const rest = () => {
      now.resting = true;
      wait(() => {
        now.resting = false;
        if (!now.missed) return;
        now.missed = false;
        newest.current();
        rest();
      }, ms);
    };
    if (now.resting) {
      now.missed = true;
      return;
    }
    newest.current();
    rest();
  });
}
