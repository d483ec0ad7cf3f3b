import { useSyncExternalStore } from 'react';
import { clock } from './clock.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, 250);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Whole seconds until `endsAt` (the gateway's clock, epoch ms), never negative; 0 when there is no end. */
export function useSecondsLeft(endsAt: number | null): number {
  const left = () => (endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - clock.now()) / 1_000)));
  return useSyncExternalStore(subscribe, left, () => 0);
}
