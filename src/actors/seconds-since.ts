import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

/** Whole seconds since a moment (epoch milliseconds), counting on unless it is `still`; 0 before the moment. */
export function useSecondsSince(moment: number, still = false): number {
  const passed = () => Math.max(0, Math.floor((Date.now() - moment) / 1_000));
  return useSyncExternalStore(still ? never : subscribe, passed, () => 0);
}
