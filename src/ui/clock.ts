import { createContext, useContext } from 'react';

/** The timers of the blocks; a test's `SimulatedClock` fits too. */
export interface Clock {
  setTimeout: (then: () => void, ms: number) => unknown;
  clearTimeout: (timer: never) => void;
}

const ownClock: Clock = {
  setTimeout: (then, ms) => setTimeout(then, ms),
  clearTimeout: (timer) => clearTimeout(timer),
};

/** Another clock for the blocks below it. */
export const ClockContext = createContext<Clock>(ownClock);

/** Calls `then` after `ms`, unless the returned function is called first. */
export type Wait = (then: () => void, ms: number) => () => void;

const waits = new WeakMap<Clock, Wait>();

/** The way to wait by one clock; the same function for the same clock. */
function waitBy(clock: Clock = ownClock): Wait {
  const known = waits.get(clock);
  if (known) return known;
  const wait: Wait = (then, ms) => {
    const timer = clock.setTimeout(then, ms);
    return () => clock.clearTimeout(timer as never);
  };
  waits.set(clock, wait);
  return wait;
}

/** How the blocks wait here. */
export function useWait(): Wait {
  return waitBy(useContext(ClockContext));
}
