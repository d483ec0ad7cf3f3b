import { useEffect, useRef } from 'react';
import { useWait } from './clock.ts';

/** Calls `tell` when `seen` changes, at once and then at most every `ms`; the newest change is never lost. */
export function useThrottled(tell: () => void, ms: number, seen: readonly unknown[]): void {
  const wait = useWait();
  const newest = useRef(tell);
  const state = useRef({ resting: false, missed: false });
  newest.current = tell;
  useEffect(() => {
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
  }, [...seen, ms, wait]);
}
