import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
}

/** Whole seconds since a moment (epoch milliseconds), counting on; 0 before it. */
export function useSecondsSince(moment: number): number {
  const passed = () => Math.max(0, Math.floor((Date.now() - moment) / 1_000));
  return useSyncExternalStore(subscribe, passed, () => 0);
}
